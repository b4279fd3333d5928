import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { causesOf } from '../base/error-code.ts'
import type * as schema from './schema/index.ts'

/** PGlite or PostgreSQL, with the same queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Inside a transaction always pass the transaction: the embedded database has one connection and would deadlock. */
export type Executor = Database | Transaction

/** Channels for messages between processes. */
export const channels = ['notices', 'sign_outs', 'device_notices'] as const
export type Channel = (typeof channels)[number]

export interface Listening {
  onMessage: (channel: Channel, payload: string) => void
  /** Called when messages may have been lost. */
  onGap: () => void
}

export interface OpenDatabase {
  kind: 'pglite' | 'postgres'
  database: Database
  /** Subscribes to messages of `announce` from any process. @returns unsubscribes */
  listen(listening: Listening): Promise<() => Promise<void>>
  /** Resolves if the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Notifies every process on commit; equal payloads within one transaction are sent once. */
export async function announce(transaction: Transaction, channel: Channel, payload: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** The rows of a raw query, which the two drivers wrap differently. */
export function rowsOf<Row>(result: unknown): Row[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows))
    return result.rows
  throw new TypeError('A query answered no rows')
}

/** The SQLSTATE of a failed query, from within drizzle's error. */
export function sqlState(error: unknown): string | undefined {
  for (const at of causesOf(error)) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}
