import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodePgSession } from 'drizzle-orm/node-postgres/session'
import { PgDatabase } from 'drizzle-orm/pg-core'
import { PgliteSession } from 'drizzle-orm/pglite/session'
import { Pool } from 'pg'
import { shapeOf } from '../../../scripts/shapes.ts'

// What lets a test run on PostgreSQL alone and yet hold for the embedded database: each of its statements runs there, too,
// in some test, and what would wait there without end fails on PostgreSQL.

type Method = (this: unknown, ...parameters: unknown[]) => unknown

function wrap(prototype: object, name: string, around: (original: Method) => Method): void {
  const original: unknown = Reflect.get(prototype, name)
  if (typeof original !== 'function') throw new TypeError(`there is no ${name} to wrap`)
  Reflect.set(
    prototype,
    name,
    around(function call(this: unknown, ...parameters) {
      return Reflect.apply(original, this, parameters)
    }),
  )
}

/** Writes the shape of every statement that this process builds for a database to a file of the folder, once. */
function recordShapes(folder: string): void {
  for (const [kind, prototype] of [
    ['PostgreSQL', NodePgSession.prototype],
    ['PGlite', PgliteSession.prototype],
  ] as const) {
    const known = new Set<string>()
    wrap(
      prototype,
      'prepareQuery',
      (original) =>
        function prepareQuery(query, ...others) {
          const shape = shapeOf((query as { sql: string }).sql)
          if (!known.has(shape))
            appendFileSync(join(folder, `${kind}-${process.pid}`), `${JSON.stringify(shape)}\n`)
          known.add(shape)
          return original.call(this, query, ...others)
        },
    )
  }
}

const transactions = new AsyncLocalStorage<true>()

/** A second connection is refused to what runs within a transaction: the embedded database would wait for itself. */
function refuseSecondConnections(): void {
  wrap(
    PgDatabase.prototype,
    'transaction',
    (original) =>
      function transaction(work, ...others) {
        // Awaited there, since a query is sent when it is awaited.
        const inside: Method = (given) => transactions.run(true, async () => await (work as Method)(given))
        return original.call(this, inside, ...others)
      },
  )
  wrap(
    Pool.prototype,
    'connect',
    (original) =>
      function connect(...parameters) {
        if (transactions.getStore()) throw new Error('asks the database, not the transaction that it runs in')
        return original.apply(this, parameters)
      },
  )
}

/** Does within a transaction what another process does meanwhile. */
export const asAnotherProcess = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  transactions.exit(async () => await work())

let isWatching = false

/** Once in a process, whose files share it. */
export function watchDatabases(): void {
  if (isWatching) return
  isWatching = true
  refuseSecondConnections()
  const folder = process.env['STATEMENT_SHAPES']
  if (folder) recordShapes(folder)
}
