import type { ReceiptLine } from '@seberang/design-system/LandedCostReceipt'
import type { Priced } from '@seberang/domain/api'
import { formatDay, formatRate, formatRupiah } from '@seberang/domain/format'
import { findRuleSet, type Explanation, type PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../lib/i18n/use-language.ts'
import { lawOf, reasonOf } from '../lib/pricing/reason.ts'

export interface ReceiptShipment {
  code: string
  title: string
  bySea: boolean
  priced: Priced
  /** As the courier calls itself; its line is named after it. */
  courier?: string | undefined
  /** The code on the discount. */
  voucher?: string | null | undefined
}

/** Lines that say something even at Rp0; the others are left out when nothing is charged. */
const alwaysShown: ReadonlySet<PricingLine> = new Set(['freight', 'duty', 'vat', 'income_tax'])

/** The bill of a shipment in words, from the figures and the explanation of the pricing function. */
export function useReceiptLines(): (shipment: ReceiptShipment) => readonly ReceiptLine[] {
  const lineOf = useReceiptLine()
  return (shipment) =>
    shipment.priced.explanation
      .filter((why) => why.amount !== 0 || alwaysShown.has(why.line))
      .map((why) => lineOf(why, shipment))
}

function useReceiptLine() {
  const { t } = useTranslation(['pricing', 'reason'])
  const language = useLanguage()

  function nameOf(line: PricingLine, { bySea, courier, voucher }: ReceiptShipment): string {
    if (line === 'freight') return t(bySea ? 'line.freightSea' : 'line.freightAir')
    if (line === 'domestic_shipping' && courier) return t('reason:why.courier', { courier })
    if (line === 'discount' && voucher) return t('reason:why.voucher', { code: voucher })
    return t(`line.${line}`)
  }

  return (why: Explanation, shipment: ReceiptShipment): ReceiptLine => {
    const law = lawOf(why, language)
    return {
      id: why.line,
      name: nameOf(why.line, shipment),
      reason: reasonOf(why, language),
      detail: t(`reason:why.line.${why.line}`),
      amount: formatRupiah(why.amount),
      ...(law && { law: { name: law, ...(why.law?.url && { href: why.law.url }) } }),
      ...(why.amount < 0 && { tone: 'discount' as const }),
    }
  }
}

/** Rates, the date of the rules, estimate or measured. */
export function useReceiptNote(): (shipments: readonly { priced: Priced }[]) => string {
  const { t } = useTranslation(['pricing', 'reason'])
  const language = useLanguage()
  return (shipments) => {
    const [first] = shipments
    if (!first) return ''
    const { rates, rates_as_of, rule_set } = first.priced
    const estimated = shipments.filter(({ priced }) =>
      priced.explanation.some(({ basis }) => basis === 'estimate'),
    ).length
    const ruleSet = findRuleSet(rule_set)
    const basis =
      estimated === 0 ? 'measuredNote' : estimated < shipments.length ? 'reason:why.mixed' : 'estimateNote'
    const dollar = rates['USD']
    const notes = [
      dollar !== undefined &&
        t('ratesNote', { rates: `USD ${formatRate(dollar)}`, date: formatDay(rates_as_of, language) }),
      ruleSet && t('rulesNote', { date: formatDay(ruleSet.checked_on, language) }),
      t(basis),
    ]
    return notes.filter(Boolean).join(' ')
  }
}
