import type { FlagCountry } from '@seberang/design-system/Flag'
import { useTranslation } from 'react-i18next'

/** Countries of origin; ROW is the rest of the world. */
export const originCountries = ['US', 'CN', 'UK', 'KR', 'SG', 'HK', 'JP', 'MY', 'ROW'] as const
export type OriginCountry = (typeof originCountries)[number]

export const currencies = ['USD', 'CNY', 'GBP', 'KRW', 'SGD', 'HKD', 'JPY', 'MYR', 'EUR', 'IDR'] as const

/** The usual currency of shops there. */
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

function isOriginCountry(code: string): code is OriginCountry {
  return originCountries.some((country) => country === code)
}

/** The flag of a country code; a globe for an unknown one. */
export function flagOf(code: string): FlagCountry {
  if (code === 'ID') return 'ID'
  return isOriginCountry(code) ? code : 'ROW'
}

/** Country names in the current language, Indonesia's included. */
export function useCountryName(): (code: string) => string {
  const { t } = useTranslation()
  return (code) => t(`country.${code === 'ID' || isOriginCountry(code) ? code : 'ROW'}`)
}
