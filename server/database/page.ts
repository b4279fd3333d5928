import { count, desc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** A page of a list as calls ask for it; the first is 1. */
export interface PageQuery {
  page: number
  page_size: number
}

/** A list of a table's rows: which of them, and in which order, the last first. */
interface Listed {
  table: PgTable
  where: SQL | undefined
  newest: PgColumn
  /** What comes before all others, as a condition. */
  first?: SQL | undefined
}

/**
 * One page of a select, newest first, and the number of matches on all pages.
 * @param select a dynamic select from the table without where, order and limit; joins must not change the number of rows
 */
export async function findPage<Select extends PgSelect>(
  executor: Executor,
  { table, where, newest, first }: Listed,
  { page, page_size: size }: PageQuery,
  select: Select,
): Promise<{ count: number; rows: Awaited<Select> }> {
  const before = (page - 1) * size
  const rows = await select
    .where(where)
    .orderBy(...(first ? [desc(first)] : []), desc(newest))
    .limit(size)
    .offset(before)
  // A page that has room left is the last one: nothing needs to be counted.
  if (rows.length > 0 && rows.length < size) return { count: before + rows.length, rows }
  const [counted] = await executor.select({ count: count() }).from(table).where(where)
  return { count: counted?.count ?? 0, rows }
}
