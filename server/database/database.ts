import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** PGlite or PostgreSQL: the same queries on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Inside a transaction always pass the transaction: the embedded database has one connection and would wait for itself. */
export type Executor = Database | Transaction

export interface OpenDatabase {
  kind: 'pglite' | 'postgres'
  database: Database
  /** Resolves while the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The rows of a raw query, which the two drivers wrap differently. */
export function rowsOf<Row>(result: unknown): Row[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows))
    return result.rows
  throw new TypeError('A query answered no rows')
}

/** The SQLSTATE of a failed query, which drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}
