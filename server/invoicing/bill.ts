import type { CourierPrice, Priced } from '@seberang/domain/api'
import { billNote, lawText, lineName, reasonOf, shownLines } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { isSea, type PricingRequest } from '@seberang/domain/pricing'
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { invoiceItems, vouchers } from '../database/schema/index.ts'
import type { LetterBill } from '../mail/letter.ts'

/** A shipment with its current price. */
export interface BilledShipment {
  title: string
  request: Pick<PricingRequest, 'package'>
  priced: Priced
  courier: CourierPrice | null
  /** The discount's voucher code. */
  voucher: string | null
}

/** The shipments of an invoice as agreed, in invoice order. */
export async function billedBy(executor: Executor, invoiceId: number): Promise<BilledShipment[]> {
  const rows = await executor
    .select({ item: invoiceItems, voucher: vouchers.code })
    .from(invoiceItems)
    .leftJoin(vouchers, eq(vouchers.id, invoiceItems.voucherId))
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(asc(invoiceItems.id))
  return rows.map(({ item, voucher }) => ({ ...item, voucher }))
}

/** A shipment's price line by line, each with its reason, in the same wording as the screens. */
export function billOf(
  { title, request, priced, courier, voucher }: BilledShipment,
  language: Language,
): LetterBill {
  const texts = billTexts[language]
  const named = {
    bySea: isSea(request.package),
    courier: courier ? `${courier.courier} ${courier.service}` : undefined,
    voucher,
  }
  return {
    title,
    lines: shownLines(priced).map((why) => ({
      name: lineName(why.line, named, texts),
      reason: joinSentences(
        [reasonOf(why, texts.reason, language, priced.rule_set), why.law && lawText(why.law, texts.reason)],
        language,
      ),
      amount: formatRupiah(why.amount),
    })),
    sum: { name: texts.pricing.total, amount: formatRupiah(priced.answer.total) },
  }
}

/** The rule set and exchange rates behind the prices. */
export const noteOf = (shipments: readonly BilledShipment[], language: Language): string =>
  billNote(
    shipments.map(({ priced }) => priced),
    billTexts[language],
    language,
  )
