import { Heading } from '@seberang/design-system/Heading'
import type { IconType } from '@seberang/design-system/Icon'
import { InsightList } from '@seberang/design-system/InsightList'
import { LimitLine } from '@seberang/design-system/LimitLine'
import { MarginNote } from '@seberang/design-system/MarginNote'
import { Stack } from '@seberang/design-system/Stack'
import { Landmark, Package, Scale } from '@seberang/design-system/icons'
import { fineFor, savingOf, valueLimits, type Limit, type ValueLimit } from '@seberang/domain/calculator'
import { ruleFigures } from '@seberang/domain/explain'
import { formatGrams, formatNumber, formatRupiah, formatVolume, formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { lawText } from '../../lib/pricing/reason.ts'
import type { Calculation } from './calculate.ts'

/** The maximum number of hints; the largest savings come first. */
const maxRows = 3

const icons: Record<Limit['kind'], IconType> = {
  lighter: Package,
  room: Package,
  smaller: Package,
  minimum: Package,
  handling: Scale,
  duty_free: Landmark,
  allowance: Landmark,
  parcel_limit: Landmark,
}

type NearValue = Extract<Limit, { kind: ValueLimit }>
const isValue = (limit: Limit): limit is NearValue => valueLimits.some((kind) => kind === limit.kind)

/** Limits that the parcel is close to, and a warning about declaring less than was paid. */
export function Limits({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const sentence = useLimitSentence()
  const { limits, chosen } = calculation
  const { usd } = chosen.answer.goods
  const values = limits.filter(isValue).toSorted((one, other) => one.usd - other.usd)
  const rows = limits.filter((limit) => sentence(limit) !== undefined).slice(0, maxRows)
  const dollars = (amount: number) => dollarText(amount, language)
  const { duty } = chosen.answer.lines
  const fine = fineFor(duty)
  if (rows.length === 0 && values.length === 0 && duty === 0) return null
  return (
    <Stack space={4}>
      <Heading level={2}>{t('limits.title')}</Heading>
      {values.length > 1 && (
        <LimitLine
          label={t('limits.line', {
            value: dollars(usd),
            limits: values.map((limit) => dollars(limit.usd)).join(', '),
          })}
          limits={values.map((limit) => ({ value: limit.usd, label: dollars(limit.usd) }))}
          at={{ value: usd, label: dollars(usd) }}
          ends={{ below: t('limits.below'), above: t('limits.above') }}
        />
      )}
      {rows.length > 0 && (
        <InsightList
          label={t('limits.title')}
          items={rows.map((limit) => ({
            id: limit.kind,
            icon: icons[limit.kind],
            gain:
              savingOf(limit) > 0 ? t('limits.saves', { amount: formatRupiah(savingOf(limit)) }) : undefined,
            text: sentence(limit) ?? '',
          }))}
        />
      )}
      {duty > 0 && (
        <MarginNote title={t('honesty.title')}>
          {t('honesty.text', {
            duty: formatRupiah(duty),
            least: formatRupiah(fine.min),
            most: formatRupiah(fine.max),
            law: lawText(fine.law, language),
          })}
        </MarginNote>
      )}
    </Stack>
  )
}

/** Limits are whole dollars, shown without cents. */
const dollarText = (amount: number, language: Language): string =>
  `USD ${formatNumber(Math.round(amount * 100) / 100, language)}`

/** What a limit means for the parcel; undefined when it is too far away. */
function useLimitSentence(): (limit: Limit) => string | undefined {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const figures = ruleFigures(language)
  const litres = (amount: number) => formatVolume(amount / 1000, language)
  return (limit) => {
    switch (limit.kind) {
      case 'lighter':
        return t(`limit.lighter.${limit.by}`, {
          grams: formatGrams(limit.grams, language),
          to: formatWeight(limit.toKg, language),
        })
      case 'room':
        return t('limit.room', { grams: formatGrams(limit.grams, language) })
      case 'smaller':
        return t('limit.smaller', { volume: litres(limit.litres) })
      case 'minimum':
        return t('limit.minimum', { billed: litres(limit.billedLitres), room: litres(limit.litres) })
      case 'handling':
        return limit.kg >= 0
          ? t('limit.handling', {
              ...figures,
              left: formatWeight(limit.kg, language),
              perKg: formatRupiah(limit.perKg),
            })
          : t('limit.handlingAbove', {
              ...figures,
              over: formatWeight(-limit.kg, language),
              perKg: formatRupiah(limit.perKg),
            })
      case 'duty_free':
      case 'allowance':
      case 'parcel_limit':
        return valueSentence(limit)
    }
  }

  function valueSentence({ kind, usd, away, saves }: NearValue): string | undefined {
    const amounts = {
      limit: dollarText(usd, language),
      away: dollarText(Math.abs(away), language),
    }
    if (saves > 0) return t(`limit.${kind}.above`, amounts)
    // Being just below a limit is worth showing; one that was exceeded by far is not.
    return away > 0 ? t(`limit.${kind}.below`, amounts) : undefined
  }
}
