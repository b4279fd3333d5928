import type { QuoteTerms } from '@seberang/domain/pricing'
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
    rows.map(({ code, expiresAt, request, about, priced }) => [
      code,
      {
        code,
        expires_at: expiresAt.toISOString(),
        request,
        rule_set: priced.rule_set,
        rates_as_of: priced.rates_as_of,
        sub_district_id: about.place?.sub_district_id ?? null,
        courier_code: about.courier?.courier_code ?? null,
      },
    ]),
  )
}
