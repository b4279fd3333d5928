import type { InsurancePickerProps } from '@seberang/design-system/ShippingPriceCard'
import { calls } from '@seberang/domain/api'
import { formatFraction, formatRupiah } from '@seberang/domain/format'
import { insuranceChoices, readInsurance, type InsuranceChoice } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface Insured {
  /** What the goods are called. */
  title: string
  /** Their value in rupiah; undefined while it cannot be read. */
  goods: number | undefined
  /** The price of a choice. */
  costOf: (choice: InsuranceChoice) => number
  value: InsuranceChoice
  onChange: (choice: InsuranceChoice) => void
}

/** The four choices: the price of each for these goods, and what it covers. */
export function useInsurancePicker({ title, goods, costOf, value, onChange }: Insured): InsurancePickerProps {
  const { t } = useTranslation(['checkout', 'common'])
  const language = useLanguage()
  const insurances = useCall(calls.insurances, {})
  const shareOf = (choice: InsuranceChoice): number =>
    insurances.data?.results.find(({ percentage_insurance }) => percentage_insurance === choice)
      ?.percentage_return ?? 0

  function describe(choice: InsuranceChoice): string {
    if (choice === 0) return t('insurance.noneText')
    const back = formatFraction(shareOf(choice), language)
    return goods === undefined
      ? t('insurance.backShare', { back })
      : t('insurance.back', { back, amount: formatRupiah(Math.floor(goods * shareOf(choice))) })
  }

  return {
    label: t('insurance.label'),
    title: t('insurance.title'),
    description:
      goods === undefined
        ? t('insurance.baseUnknown')
        : t('insurance.base', { title, value: formatRupiah(goods) }),
    cancel: t('common:action.cancel'),
    value: String(value),
    onChange: (chosen) => {
      const choice = readInsurance(chosen)
      if (choice !== undefined) onChange(choice)
    },
    options: insuranceChoices.map((choice) => {
      const percent = formatFraction(choice, language)
      return {
        value: String(choice),
        name: choice === 0 ? t('insurance.none') : percent,
        description: describe(choice),
        ...(choice !== 0 && {
          short: t('insurance.short', { back: formatFraction(shareOf(choice), language) }),
        }),
        amount: goods === undefined ? '–' : formatRupiah(costOf(choice)),
        accept: choice === 0 ? t('insurance.acceptNone') : t('insurance.accept', { percent }),
      }
    }),
  }
}
