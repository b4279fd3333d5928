import type { FlagCountry } from '@seberang/design-system/Flag'
import { useTranslation } from 'react-i18next'

/** Where goods come from; ROW is the rest of the world. */
export const originCountries = ['US', 'CN', 'UK', 'KR', 'SG', 'HK', 'JP', 'MY', 'ROW'] as const
export type OriginCountry = (typeof originCountries)[number]

export const currencies = ['USD', 'CNY', 'GBP', 'KRW', 'SGD', 'HKD', 'JPY', 'MYR', 'EUR', 'IDR'] as const

/** What shops there ask to be paid in. */
export const currencyOf: Record<OriginCountry, (typeof currencies)[number]> = {
  US: 'USD',
  CN: 'CNY',
  UK: 'GBP',
  KR: 'KRW',
  SG: 'SGD',
  HK: 'HKD',
  JP: 'JPY',
  MY: 'MYR',
  ROW: 'USD',
}

export function isOriginCountry(code: string): code is OriginCountry {
  return originCountries.some((country) => country === code)
}

/** The flag of a code that the server names; a globe for one we do not draw. */
export function flagOf(code: string): FlagCountry {
  if (code === 'ID') return 'ID'
  return isOriginCountry(code) ? code : 'ROW'
}

/** Names countries in the language of the page. */
export function useCountryName(): (code: string) => string {
  const { t } = useTranslation()
  return (code) => t(`country.${isOriginCountry(code) ? code : 'ROW'}`)
}
