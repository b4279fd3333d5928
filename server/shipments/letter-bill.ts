import type { CourierPrice, Priced } from '@seberang/domain/api'
import {
  billNote,
  cautionTexts,
  chargedLine,
  courierName,
  furtherLevies,
  isSeaWeight,
  levySplits,
  shipmentsAtRisk,
  shownLines,
  type Billed,
  type Charge,
} from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { LetterBill } from '../mail/letter.ts'

/** A shipment with its price. */
export interface PricedTitle {
  title: string
  priced: Priced
  courier: CourierPrice | null
  /** The discount's voucher code. */
  voucher: string | null
  /** What operators charged for, in its price. */
  charges: readonly Charge[]
}

/** A shipment's price line by line, each with its reason, in the same wording as the screens. */
export function billOf(shipment: PricedTitle, language: Language): LetterBill {
  const { title, priced, charges } = shipment
  const texts = billTexts[language]
  const named = namesOf(shipment)
  return {
    title,
    lines: shownLines(priced).map((why) => {
      const { name, reason, law, amount } = chargedLine(why, { ...named, priced, charges }, texts, language)
      return { name, reason: joinSentences([reason, law?.name], language), amount }
    }),
    sum: { name: texts.pricing.total, amount: formatRupiah(priced.answer.total) },
  }
}

/** What the lines of a shipment are named after. */
export const namesOf = ({
  priced,
  courier,
  voucher,
}: Pick<PricedTitle, 'priced' | 'courier' | 'voucher'>): Billed => ({
  bySea: isSeaWeight(priced.answer.weight),
  courier: courier ? courierName(courier) : undefined,
  voucher,
})

/** What the state gets of the levies where the tariff's are more, and the rule set and exchange rates behind the prices. */
export const noteOf = (shipments: readonly PricedTitle[], language: Language): string =>
  joinSentences(
    [
      ...levySplits({ shipments: coded(shipments) }, billTexts[language], language),
      billNote(
        shipments.map(({ priced }) => priced),
        billTexts[language],
        language,
      ),
    ],
    language,
  )

const coded = (shipments: readonly PricedTitle[]) => shipments.map((one) => ({ ...one, code: one.title }))

const risksOf = (shipments: readonly PricedTitle[]) => shipmentsAtRisk({ shipments: coded(shipments) })

/** What customs may levy besides the prices. @param isBilled whether their total is one that an invoice asks for */
export const cautionsOf = (
  shipments: readonly PricedTitle[],
  language: Language,
  { isBilled } = { isBilled: false },
): readonly string[] =>
  cautionTexts(
    { risks: risksOf(shipments), parcels: shipments.length, isBilled },
    billTexts[language],
    language,
  )

/** Its sum beside a total; undefined where it is nothing. */
export function furtherLeviesOf(shipments: readonly PricedTitle[], language: Language): string | undefined {
  const advices = risksOf(shipments).map(({ advice }) => advice)
  return advices.length === 0 ? undefined : furtherLevies(advices, billTexts[language].reason)
}
