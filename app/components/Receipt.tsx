import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import { Sheet } from '@seberang/design-system/Sheet'
import { Plane, Ship } from '@seberang/design-system/icons'
import type { Priced } from '@seberang/domain/api'
import { formatDay, formatRate, formatRupiah } from '@seberang/domain/format'
import { findRuleSet, type Explanation, type PricingLine } from '@seberang/domain/pricing'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../lib/i18n/use-language.ts'
import { lawOf, reasonOf } from '../lib/pricing/reason.ts'

export interface ReceiptShipment {
  code: string
  title: string
  bySea: boolean
  priced: Priced
}

interface ReceiptProps {
  /** The button that pays. */
  action?: ReactNode
  shipments: readonly ReceiptShipment[]
  totalName: string
}

/** Lines that say something even at Rp0; the others are left out when nothing is charged. */
const alwaysShown: ReadonlySet<PricingLine> = new Set(['freight', 'duty', 'vat', 'income_tax'])

/** The bill, with the reason behind each line, from the figures and the explanation of the pricing function. */
export function Receipt({ shipments, totalName, action }: ReceiptProps) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const total = shipments.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  const estimated = shipments.some(({ priced }) =>
    priced.explanation.some(({ basis }) => basis === 'estimate'),
  )
  const first = shipments[0]?.priced

  function lineName(line: PricingLine, bySea: boolean): string {
    if (line === 'freight') return t(bySea ? 'line.freightSea' : 'line.freightAir')
    return t(`line.${line}`)
  }

  function lineOf(why: Explanation, bySea: boolean) {
    const law = lawOf(why, language)
    return {
      id: why.line,
      name: lineName(why.line, bySea),
      reason: reasonOf(why, language),
      amount: formatRupiah(why.amount),
      ...(law && { law: { name: law, ...(why.law?.url && { href: why.law.url }) } }),
      ...(why.amount < 0 && { tone: 'discount' as const }),
    }
  }

  const currencies = first ? Object.entries(first.rates).filter(([code]) => code === 'USD') : []
  const ruleSet = first && findRuleSet(first.rule_set)
  const notes = [
    first &&
      t('ratesNote', {
        rates: currencies.map(([code, rate]) => `${code} ${formatRate(rate)}`).join(', '),
        date: formatDay(first.rates_as_of, language),
      }),
    ruleSet && t('rulesNote', { date: formatDay(ruleSet.checked_on, language) }),
    estimated ? t('estimateNote') : t('measuredNote'),
  ]
  return (
    <Sheet bleed as="div">
      <LandedCostReceipt
        title={t('receipt')}
        action={action}
        groups={shipments.map(({ code, title, bySea, priced }) => ({
          id: code,
          ...(shipments.length > 1 && {
            heading: { title, icon: bySea ? Ship : Plane, sum: formatRupiah(priced.answer.total) },
          }),
          lines: priced.explanation
            .filter((why) => why.amount !== 0 || alwaysShown.has(why.line))
            .map((why) => lineOf(why, bySea)),
        }))}
        total={{ label: totalName, amount: formatRupiah(total) }}
        footnote={notes.filter(Boolean).join(' ')}
      />
    </Sheet>
  )
}
