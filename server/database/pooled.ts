import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { sqlState, type Database } from './database.ts'
import * as schema from './schema/index.ts'

/** What a database answers to a write while it may only be read. */
const readOnly = '25006'

/**
 * Drizzle over a pool, with transactions that give their connection back in any case: drizzle's own keep one whose
 * `begin` fails, so that a restart of PostgreSQL would use up the pool.
 *
 * A connection that may only read is closed: after a failover it still leads to what was the primary. The transaction is
 * tried again as long as its connection is older than itself, since a new one leads to where the address leads now.
 */
export function pooled(pool: Pool): Database {
  const database = drizzle(pool, { schema })
  const onClients = new WeakMap<PoolClient, ReturnType<typeof overClient>>()
  const connectedAt = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => connectedAt.set(client, performance.now()))
  const on = (client: PoolClient) => {
    const own = onClients.get(client) ?? overClient(client)
    onClients.set(client, own)
    return own
  }
  const transaction: typeof database.transaction = async (work, settings) => {
    const began = performance.now()
    for (;;) {
      const client = await pool.connect()
      let mayOnlyRead = false
      try {
        return await on(client).transaction(work, settings)
      } catch (error) {
        mayOnlyRead = sqlState(error) === readOnly
        if (!mayOnlyRead || (connectedAt.get(client) ?? 0) >= began) throw error
      } finally {
        client.release(mayOnlyRead)
      }
    }
  }
  return Object.assign(database, { transaction })
}

const overClient = (client: PoolClient) => drizzle(client, { schema })
