import type { Rate } from '@seberang/domain/api'
import { desc, eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '../security/audit.ts'
import { after, day, hour, minute, readClock } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { runNamed } from '../database/named.ts'
import { auditLog, referenceVersion } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Log } from '../base/log.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Reference } from './store.ts'
import type { StoredRecord } from './records.ts'
import { RateFailure, releasedRates, type Quotation, type RateSource } from './rates.ts'
import { exceedsLargestStep } from './rules.ts'
import { lockReference, rewritten, writeRecords, type Written } from './write.ts'

const everyMs = hour
const afterFailureMs = 10 * minute

interface Ports {
  database: OpenDatabase
  rates: RateSource
  reference: Reference
  log: Log
}

/**
 * Fetches rates when due, in one process only. Newer rates are taken; on a failure, invalid data or a large difference
 * the last good rates stay, with their date.
 */
export async function refreshRates(services: Ports): Promise<void> {
  if (services.rates === releasedRates || !(await claim(services))) return
  try {
    const quotation = await services.rates.quote()
    if (!quotation) return
    await inTransaction(services, (transaction) => applyQuotation(transaction, services, quotation))
    await services.database.database
      .update(referenceVersion)
      .set({ ratesDueAt: after(await readClock(services.database.database), everyMs) })
  } catch (error) {
    if (!(error instanceof RateFailure)) throw error
    services.log.warn({ reason: error.message }, 'the feed of rates was not taken')
  }
}

/**
 * The process that first moves the due time fetches; after a failure the next attempt comes sooner than after a
 * success.
 */
async function claim({ database: { database } }: Ports): Promise<boolean> {
  const now = await readClock(database)
  const claimed = await runNamed(
    database,
    'claim_rates',
    'update reference_version set rates_due_at = $2 where rates_due_at is null or rates_due_at <= $1 returning id',
    [now, after(now, afterFailureMs)].map((at) => at.toISOString()),
  )
  return claimed.length > 0
}

async function applyQuotation(
  transaction: Transaction,
  services: Ports,
  quotation: Quotation,
): Promise<void> {
  const version = await lockReference(transaction)
  const catalogue = await services.reference.at(version, transaction)
  const now = await readClock(transaction)
  if (quotation.asOf > after(now, day)) throw new RateFailure('it is of a day to come')
  const offered = catalogue.table('rates').stored.filter(({ removedAt }) => removedAt === null)
  const { taken, refused } = judge(offered, quotation)
  if (refused.length > 0) await reportRefused(transaction, { source: quotation.source, refused }, now)
  if (taken.length === 0) return
  await writeRecords(transaction, taken, now)
  const figures = (records: readonly Pick<StoredRecord, 'id' | 'record'>[]) =>
    Object.fromEntries(records.map(({ id, record }) => [id, record['rupiah']]))
  const ids = new Set(taken.map(({ id }) => id))
  const detail = {
    source: quotation.source,
    as_of: quotation.asOf.toISOString(),
    before: figures(offered.filter(({ id }) => ids.has(id))),
    after: figures(taken),
  }
  await writeAudit(transaction, { actor: 'feed', action: 'rates', subject: 'rates', detail }, now)
}

interface Refused {
  currency: string
  before: number
  offered: number
}

/** Splits a quotation into the rates to take and those that need an operator's confirmation. */
function judge(
  offered: readonly StoredRecord[],
  { source, asOf, rupiah }: Quotation,
): { taken: Written[]; refused: Refused[] } {
  const taken: Written[] = []
  const refused: Refused[] = []
  for (const stored of offered) {
    const rate = stored.record as unknown as Rate
    const next = rupiah[rate.currency]
    if (next === undefined || stored.asOf > asOf) continue
    if (exceedsLargestStep(rate.rupiah, next))
      refused.push({ currency: rate.currency, before: rate.rupiah, offered: next })
    else if (next !== rate.rupiah || stored.asOf < asOf) {
      const record = { ...rate, ...customsDay(rate), rupiah: next, source, as_of: asOf.toISOString() }
      taken.push(rewritten(stored, { record, source, asOf }, 'feed'))
    }
  }
  return { taken, refused }
}

/** The feed does not include the customs rate, so that keeps its own date. */
const customsDay = ({ customs_rupiah, customs_as_of, as_of }: Rate) =>
  customs_rupiah === undefined ? {} : { customs_as_of: customs_as_of ?? as_of }

/** Logs a refusal only when it differs from the last one, not every hour. */
async function reportRefused(transaction: Transaction, detail: object, now: Date): Promise<void> {
  const [last] = await transaction
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.action, 'rates_refused'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (isDeepStrictEqual(last?.detail, JSON.parse(JSON.stringify(detail)))) return
  await writeAudit(transaction, { actor: 'feed', action: 'rates_refused', subject: 'rates', detail }, now)
}
