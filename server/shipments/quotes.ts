import { quoteTermsOf } from '@seberang/domain/api'
import type { QuoteTerms } from '@seberang/domain/terms'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { quotes } from '../database/schema/index.ts'

/** The terms of these quotes, by code; unknown codes are left out. */
export async function loadQuoteTerms(
  executor: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, QuoteTerms>> {
  if (codes.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(quotes)
    .where(inArray(quotes.code, [...codes]))
  return new Map(
    rows.map((row) => [row.code, quoteTermsOf({ ...row, expires_at: row.expiresAt.toISOString() })]),
  )
}
