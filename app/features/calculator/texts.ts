import type { Package } from '@seberang/domain/api'
import { differenceOf, type BilledBy, type PricedOption } from '@seberang/domain/calculator'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { chargeableText, ruleFigures } from '@seberang/domain/explain'

interface OptionTexts {
  /** The route: "Express udara", "Kontainer 20 kaki". */
  name: string
  /** The importer. */
  importer: string
  time: string
  billed: string
}

/** The texts of a delivery option. */
export function useOptionTexts(): (option: PricedOption<Package>) => OptionTexts {
  const { t } = useTranslation(['calculator', 'common'])
  const language = useLanguage()
  return ({ package: offered, container, days, answer }) => ({
    name: t(`route.${container ?? 'air'}`),
    importer: t(offered.tax_included ? 'importer.allIn' : 'importer.plain', {
      importer: t(`importer.${offered.package_type}`),
    }),
    time: t('common:unit.days', { from: days[0], to: days[1] }),
    billed:
      container === null || container === 'lcl'
        ? chargeableText(answer.weight, language)
        : t('billed.container'),
  })
}

/** The difference between two options in money and days: "Rp24.810 lebih mahal, 40 hari lebih lama". */
export function useDifference(): (option: PricedOption<Package>, reference: PricedOption<Package>) => string {
  const { t } = useTranslation('calculator')
  return (option, reference) => {
    if (option.id === reference.id) return t('difference.cheapest')
    const { amount, days } = differenceOf(option, reference)
    const money =
      amount === 0 ? t('difference.same') : t('difference.dearer', { amount: formatRupiah(amount) })
    if (days === 0) return money
    return t(days > 0 ? 'difference.slower' : 'difference.quicker', { money, days: Math.abs(days) })
  }
}

/** Why an option costs what it costs, in one or two sentences. */
export function useReasons(): (option: PricedOption<Package>) => string {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  return ({ levies, billedBy }) => {
    const billed: Partial<Record<BilledBy, string>> = {
      minimum: t('reason.minimum'),
      volume: t('reason.volume'),
    }
    return joinSentences([t(`reason.${levies}`, ruleFigures(language)), billed[billedBy]], language)
  }
}
