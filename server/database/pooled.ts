import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './database.ts'
import * as schema from './schema/index.ts'

/**
 * Drizzle over a pool, with transactions that give their connection back in any case: drizzle's own keep one whose
 * `begin` fails, so that a restart of PostgreSQL would use up the pool.
 */
export function pooled(pool: Pool): Database {
  const database = drizzle(pool, { schema })
  const onClients = new WeakMap<PoolClient, ReturnType<typeof overClient>>()
  const on = (client: PoolClient) => {
    const own = onClients.get(client) ?? overClient(client)
    onClients.set(client, own)
    return own
  }
  const transaction: typeof database.transaction = async (work, settings) => {
    const client = await pool.connect()
    try {
      return await on(client).transaction(work, settings)
    } finally {
      client.release()
    }
  }
  return Object.assign(database, { transaction })
}

const overClient = (client: PoolClient) => drizzle(client, { schema })
