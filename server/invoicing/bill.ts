import type { MeasurementChange, Priced } from '@seberang/domain/api'
import { changedFacts, lineName } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { levyLines, pricingLines } from '@seberang/domain/pricing'
import type { Executor } from '../database/database.ts'
import type { Lines } from '../database/schema/index.ts'
import type { LetterChanges } from '../mail/letter.ts'
import { namesOf, type PricedTitle } from '../shipments/bill.ts'
import { isUnconfirmed } from '../shipments/papers.ts'
import { loadAgreedBefore } from './agreed-before.ts'
import { loadItems } from './items.ts'
import { letterTexts } from './texts/letter-texts.ts'

/** A shipment with its current price. */
export interface BilledShipment extends PricedTitle {
  /** The difference to the earlier agreement, by line. */
  lines: Lines
  /** When its parcel arrived. */
  receivedAt: Date | null
  /** Its parcel is in quarantine, and an operator has not confirmed it. */
  isUnconfirmed: boolean
  /** Of an additional invoice or a credit: the measurement that it came from. */
  measurement: MeasurementChange | null
  /** Of an additional invoice or a credit: the last price agreed before it. */
  before: Priced | null
  /** Whether all that was agreed before is paid. */
  isPaidBefore: boolean
}

/** The shipments of an invoice as agreed, in invoice order. */
export async function billedShipments(executor: Executor, invoiceId: number): Promise<BilledShipment[]> {
  const rows = await loadItems(executor, [invoiceId])
  const agreedBefore = await loadAgreedBefore(
    executor,
    rows.flatMap(({ item, addsTo }) => (addsTo === null ? [] : { ...item, addsTo })),
  )
  return rows.map(({ item, cart, voucher }) => ({
    ...item,
    voucher,
    receivedAt: cart.receivedAt,
    isUnconfirmed: isUnconfirmed(cart),
    measurement: agreedBefore.get(item.id)?.measurement ?? null,
    before: agreedBefore.get(item.id)?.priced ?? null,
    isPaidBefore: agreedBefore.get(item.id)?.unpaid === 0,
    charges: agreedBefore.get(item.id)?.charges ?? [],
  }))
}

/** What changed: weight and size by the measurement; since the last agreement, what is billed and each line whose amount differs. */
export function letterChangesOf(shipment: BilledShipment, before: Priced, language: Language): LetterChanges {
  const { priced, lines, measurement } = shipment
  const texts = letterTexts[language]
  const bill = billTexts[language]
  const changed = pricingLines.filter((line) => lines[line] !== 0)
  const rows = [
    ...changedFacts({ measurement, before: before.answer, now: priced.answer }, language),
    ...changed.map((line) => ({
      name: lineName(line, namesOf(shipment), bill),
      before: formatRupiah(priced.answer.lines[line] - lines[line]),
      now: formatRupiah(priced.answer.lines[line]),
    })),
  ]
  // A charge may be for more levies.
  const leavesLevies = measurement !== null && !levyLines.some((line) => changed.includes(line))
  return {
    title: texts.changes,
    rows,
    ...(leavesLevies && { note: texts.leviesSame }),
  }
}
