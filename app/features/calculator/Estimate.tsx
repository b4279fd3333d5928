import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Heading } from '@seberang/design-system/Heading'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { PriceDetails, type PriceCaution } from '@seberang/design-system/PriceDetails'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { CircleDashed } from '@seberang/design-system/icons'
import { adviceText, allInText, haveReadyText, lawLines } from '@seberang/domain/explain'
import { formatDay, formatRate, formatRupiah, joinSentences } from '@seberang/domain/format'
import { currentRuleSet } from '@seberang/domain/pricing'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPrice } from '../../components/price/use-price-object.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { WithLaw } from '../../components/price/LawCaution.tsx'
import { useRateAge } from '../../components/price/PriceCautions.tsx'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { lawText } from '../../lib/pricing/reason.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { KeepQuote } from './KeepQuote.tsx'
import {
  generalOptionFor,
  lowerSumByLaw,
  stillNeeded,
  type Calculation,
  type NoCalculation,
} from './calculate.ts'
import { useOptionTexts } from '../../components/options/option-texts.ts'
import { wizardLink } from './wizard-link.ts'

interface EstimateProps {
  calculation: Calculation | NoCalculation
  price: ShownPrice | undefined
  typed: LinkedParcel
  reference: Reference
  /** Whether it is known that the goods may be imported. */
  isChecked: boolean
  onChange: (change: Partial<LinkedParcel>) => void
  footRef: Ref<HTMLDivElement>
}

/** The price of the chosen option with the next actions, or what it still needs. */
export function Estimate(props: EstimateProps) {
  const { calculation, price, typed, reference, isChecked, onChange, footRef } = props
  const { t } = useTranslation(['calculator', 'pricing'])
  const language = useLanguage()
  const optionTexts = useOptionTexts()
  const footnote = useFootnote(typed, reference)
  const cautions = useCautions(calculation)
  const ageOf = useRateAge()
  if (typeof calculation === 'string' || !price) {
    return <NoPrice why={typeof calculation === 'string' ? calculation : 'incomplete'} typed={typed} />
  }
  const { chosen } = calculation
  const { advice } = chosen
  const lessByLaw =
    advice && advice.difference < 0 && advice.key !== 'general_rates_above_limit'
      ? adviceText(advice, billTexts(language).reason, language)
      : undefined
  return (
    <PriceDetails
      fitted
      brief
      title={optionTexts(chosen).title}
      why={{ open: t('pricing:why'), close: t('pricing:less') }}
      cautions={cautions}
      groups={price.groups}
      foot={{
        statement: price.statement,
        action: isChecked && <Actions calculation={calculation} typed={typed} onChange={onChange} />,
        age: ageOf([calculation.priced], true),
        day: joinSentences(
          [
            chosen.levies === 'all_in' && allInText(language),
            ...(lessByLaw ? [lessByLaw.lead, lessByLaw.text] : []),
            t('estimate.goods', { goods: formatRupiah(chosen.answer.goods.idr) }),
            footnote,
          ],
          language,
        ),
        ref: footRef,
      }}
    />
  )
}

function NoPrice({ why, typed }: { why: NoCalculation; typed: LinkedParcel }) {
  const { t } = useTranslation('calculator')
  const needed = why === 'incomplete' ? stillNeeded(typed) : []
  const isRefused = why === 'banned' || why === 'not_carried'
  const title = t(isRefused ? 'none.refused' : 'none.title')
  return (
    <Sheet as="aside" bleed aria-label={title}>
      <SheetSection>
        <Stack space={3}>
          <Stack space={1}>
            <Heading level={2} step="h3">
              {title}
            </Heading>
            <Text tone="secondary">
              {why === 'incomplete' && needed.length > 0
                ? t('none.needed', { count: needed.length })
                : t(`none.${why}`)}
            </Text>
          </Stack>
          {needed.map((part) => (
            <Inline key={part} space={3} wrap={false}>
              <Icon icon={CircleDashed} size={18} tone="secondary" />
              <Text>{t(`none.part.${part}`)}</Text>
            </Inline>
          ))}
        </Stack>
      </SheetSection>
      {why === 'incomplete' && typed.placeId === '' && (
        <SheetSection>
          <Text step="note" tone="tertiary">
            {t('none.place')}
          </Text>
        </SheetSection>
      )}
    </Sheet>
  )
}

interface ActionsProps {
  calculation: Calculation
  typed: LinkedParcel
  onChange: (change: Partial<LinkedParcel>) => void
}

/** One solid action: what is honest at this price comes before sending. */
function Actions({ calculation, typed, onChange }: ActionsProps) {
  const { t } = useTranslation('calculator')
  const { unitLimit } = calculation
  if (unitLimit) {
    return (
      <Button width="full" size="large" onClick={() => onChange({ quantity: String(unitLimit.max) })}>
        {t('units.action', { count: unitLimit.max })}
      </Button>
    )
  }
  const general = generalOptionFor(calculation)
  return (
    <>
      {general && (
        <Button width="full" size="large" onClick={() => onChange({ optionId: general.id })}>
          {t('estimate.generalFor', { amount: formatRupiah(general.answer.total) })}
        </Button>
      )}
      <ButtonLink
        width="full"
        size="large"
        variant={general ? 'outline' : 'solid'}
        href={wizardLink(typed, calculation)}
      >
        {t('estimate.start')}
      </ButtonLink>
      {general ? (
        <Text step="small" tone="secondary">
          {t('keep.not')}
        </Text>
      ) : (
        <KeepQuote calculation={calculation} typed={typed} />
      )}
    </>
  )
}

/** What may cost more than the total, or cannot be sent. */
function useCautions(calculation: Calculation | NoCalculation): readonly PriceCaution[] {
  const { t } = useTranslation(['calculator', 'pricing'])
  const language = useLanguage()
  if (typeof calculation === 'string') return []
  const { chosen, unitLimit } = calculation
  const { advice } = chosen
  const texts = billTexts(language)
  const lower = lowerSumByLaw(chosen)
  const law =
    advice && (advice.difference > 0 || lower) ? adviceText(advice, texts.reason, language) : undefined
  const ready = advice && haveReadyText({ advice, total: chosen.answer.total }, texts.pricing)
  return [
    unitLimit && {
      id: 'units',
      lead: t('units.lead', { count: unitLimit.max }),
      reason: t('units.text', { count: unitLimit.beyond, law: lawText(unitLimit.law, language) }),
    },
    advice &&
      law && {
        id: 'law',
        lead: lower
          ? t('estimate.generalTotal', { amount: formatRupiah(lower.amount) })
          : (ready ?? law.lead),
        reason: (
          <>
            <WithLaw text={law.cause} of={law} />{' '}
            {lower && t('estimate.belowTotal', { amount: formatRupiah(lower.by) })}
          </>
        ),
        details: {
          label: texts.pricing.object.byLaw.details,
          lines: lawLines({ advice, total: chosen.answer.total }, texts.pricing, language),
          note: law.conditions,
        },
      },
  ].filter((caution) => caution !== undefined)
}

/** The exchange rate with its age, the customs rate, and the rule set with its date. */
function useFootnote({ currency }: LinkedParcel, { rates }: Reference): string {
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
          date: formatDay(rate.as_of, language),
        }),
      rate?.customs_rupiah !== undefined &&
        rate.customs_rupiah !== rate.rupiah &&
        t('footnote.customs', { rate: formatRate(rate.customs_rupiah) }),
      t('footnote.rules', {
        rules: formatDay(rules.valid_from, language),
        date: formatDay(rules.checked_on, language),
      }),
    ],
    language,
  )
}
