import { AsyncLocalStorage } from 'node:async_hooks'
import { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'

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

const transactions = new AsyncLocalStorage<true>()

/** Does within a transaction what another process does meanwhile. */
export const asAnotherProcess = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  transactions.exit(async () => await work())

let isRefused = false

/**
 * Refuses PostgreSQL's second connection to what runs within a transaction: the embedded database has one, and would wait for
 * itself. So a test that runs on PostgreSQL alone holds for both. Once in a process, whose files share it.
 */
export function refuseSecondConnections(): void {
  if (isRefused) return
  isRefused = true
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
