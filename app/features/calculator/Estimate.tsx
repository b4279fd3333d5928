import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { EstimatePanel } from '@seberang/design-system/EstimatePanel'
import { adviceText } from '@seberang/domain/explain'
import { formatDay, formatRate, formatRupiah, joinSentences } from '@seberang/domain/format'
import { currentRuleSet } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useReceiptLines } from '../../components/receipt/receipt-lines.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { parcelQuery, type LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { pricedOf } from '../../lib/pricing/priced.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { wizardOf } from '../../lib/navigation/paths.ts'
import { KeepQuote } from './KeepQuote.tsx'
import type { Calculation, NoCalculation } from './calculate.ts'
import { useOptionTexts } from './texts.ts'

interface EstimateProps {
  calculation: Calculation | NoCalculation
  typed: LinkedParcel
  reference: Reference
}

/** The price of the chosen option, total first, and the next actions. */
export function Estimate({ calculation, typed, reference }: EstimateProps) {
  const { t } = useTranslation('calculator')
  const linesOf = useReceiptLines()
  const optionTexts = useOptionTexts()
  const advice = useAdvice(calculation)
  const footnote = useFootnote(typed, reference)
  if (typeof calculation === 'string') {
    return <EstimatePanel lead={t(`estimate.${calculation}`)} total="–" lines={[]} footnote={footnote} />
  }
  const { chosen, courier } = calculation
  const { name, time } = optionTexts(chosen)
  return (
    <EstimatePanel
      lead={t('estimate.lead', { way: name, time })}
      total={formatRupiah(chosen.answer.total)}
      note={t('estimate.withGoods', {
        total: formatRupiah(chosen.answer.total + chosen.answer.goods.idr),
        goods: formatRupiah(chosen.answer.goods.idr),
      })}
      lines={linesOf({
        code: chosen.id,
        title: '',
        bySea: chosen.container !== null,
        priced: pricedOf(chosen, reference),
        courier: courier && `${courier.courier} ${courier.service}`,
      })}
      advice={advice}
      actions={
        <>
          <ButtonLink
            width="full"
            size="large"
            href={wizardOf(parcelQuery({ ...typed, optionId: chosen.id }))}
          >
            {t('estimate.start')}
          </ButtonLink>
          <KeepQuote calculation={calculation} typed={typed} />
        </>
      }
      footnote={footnote}
    />
  )
}

/** Where customs may charge more than the tariff, or why not. */
function useAdvice(
  calculation: Calculation | NoCalculation,
): { tone: 'neutral' | 'caution'; text: string } | undefined {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  if (typeof calculation === 'string') return undefined
  const { advice, chosen } = calculation
  if (advice) {
    const { lead, text } = adviceText(advice, billTexts(language).reason, language)
    return { tone: 'caution', text: joinSentences([lead, text], language) }
  }
  return chosen.levies === 'all_in' ? { tone: 'neutral', text: t('advice.allIn') } : undefined
}

/** The exchange rate with its age, the customs rate, and the rule set with its date. */
function useFootnote({ currency }: LinkedParcel, { rates, ratesAsOf }: Reference): string {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const rules = currentRuleSet()
  const rate = rates.find((one) => one.currency === currency) ?? rates.find((one) => one.currency === 'USD')
  return joinSentences(
    [
      rate &&
        t('footnote.rate', {
          currency: rate.currency,
          rate: formatRate(rate.rupiah),
          date: formatDay(ratesAsOf, language),
        }),
      rate?.customs_rupiah !== undefined &&
        rate.customs_rupiah !== rate.rupiah &&
        t('footnote.customs', { rate: formatRate(rate.customs_rupiah) }),
      t('footnote.rules', { rules: rules.id, date: formatDay(rules.checked_on, language) }),
    ],
    language,
  )
}
