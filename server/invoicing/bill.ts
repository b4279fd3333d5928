import type { CourierPrice, MeasurementChange, Priced } from '@seberang/domain/api'
import {
  billNote,
  cautionTexts,
  changedFacts,
  courierName,
  lawText,
  lineName,
  reasonIn,
  shipmentsAtRisk,
  shownLines,
  type Billed,
  type Charge,
} from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { isSea, levyLines, pricingLines, type PricingRequest } from '@seberang/domain/pricing'
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts, invoiceItems, invoices, vouchers, type Lines } from '../database/schema/index.ts'
import type { LetterBill, LetterChanges } from '../mail/letter.ts'
import { loadAgreedBefore } from './agreed-before.ts'
import { letterTexts } from './texts.ts'

/** A shipment with its current price. */
export interface BilledShipment {
  title: string
  request: Pick<PricingRequest, 'package'>
  priced: Priced
  courier: CourierPrice | null
  /** The discount's voucher code. */
  voucher: string | null
  /** The difference to the earlier agreement, by line. */
  lines: Lines
  /** When its parcel arrived. */
  receivedAt: Date | null
  /** Of an additional invoice or a credit: the measurement that it came from. */
  measurement: MeasurementChange | null
  /** Of an additional invoice or a credit: the last price agreed before it. */
  before: Priced | null
  /** Whether all that was agreed before is paid. */
  isPaidBefore: boolean
  /** What operators charged for, in its price. */
  charges: readonly Charge[]
}

/** The shipments of an invoice as agreed, in invoice order. */
export async function billedBy(executor: Executor, invoiceId: number): Promise<BilledShipment[]> {
  const rows = await executor
    .select({
      item: invoiceItems,
      voucher: vouchers.code,
      receivedAt: carts.receivedAt,
      addsTo: invoices.addsTo,
    })
    .from(invoiceItems)
    .innerJoin(carts, eq(carts.id, invoiceItems.cartId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .leftJoin(vouchers, eq(vouchers.id, invoiceItems.voucherId))
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(asc(invoiceItems.id))
  const agreedBefore = await loadAgreedBefore(
    executor,
    rows.flatMap(({ item, addsTo }) => (addsTo === null ? [] : { ...item, addsTo })),
  )
  return rows.map(({ item, voucher, receivedAt }) => ({
    ...item,
    voucher,
    receivedAt,
    measurement: agreedBefore.get(item.id)?.measurement ?? null,
    before: agreedBefore.get(item.id)?.priced ?? null,
    isPaidBefore: agreedBefore.get(item.id)?.unpaid === 0,
    charges: agreedBefore.get(item.id)?.charges ?? [],
  }))
}

/** A shipment's price line by line, each with its reason, in the same wording as the screens. */
export function billOf(
  { title, request, priced, courier, voucher, charges }: BilledShipment,
  language: Language,
): LetterBill {
  const texts = billTexts[language]
  const named = namesOf({ request, courier, voucher })
  return {
    title,
    lines: shownLines(priced).map((why) => ({
      name: lineName(why.line, named, texts),
      reason: joinSentences(
        [
          reasonIn(why, { priced, charges }, texts.reason, language),
          why.law && lawText(why.law, texts.reason),
        ],
        language,
      ),
      amount: formatRupiah(why.amount),
    })),
    sum: { name: texts.pricing.total, amount: formatRupiah(priced.answer.total) },
  }
}

const namesOf = ({
  request,
  courier,
  voucher,
}: Pick<BilledShipment, 'request' | 'courier' | 'voucher'>): Billed => ({
  bySea: isSea(request.package),
  courier: courier ? courierName(courier) : undefined,
  voucher,
})

/** What changed: weight and size by the measurement; since the last agreement, what is billed and each line whose amount differs. */
export function changesOf(shipment: BilledShipment, before: Priced, language: Language): LetterChanges {
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

/** The rule set and exchange rates behind the prices. */
export const noteOf = (shipments: readonly BilledShipment[], language: Language): string =>
  billNote(
    shipments.map(({ priced }) => priced),
    billTexts[language],
    language,
  )

/** What customs may levy beside the prices. */
export const cautionsOf = (shipments: readonly BilledShipment[], language: Language): readonly string[] =>
  cautionTexts(
    shipmentsAtRisk({ shipments: shipments.map(({ title, priced }) => ({ code: title, title, priced })) }),
    billTexts[language].reason,
    language,
  )
