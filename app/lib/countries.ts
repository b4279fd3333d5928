import type { FlagCountry } from '@seberang/design-system/Flag'
import type { TFunction } from 'i18next'

/** Where goods come from; ROW is the rest of the world. */
export const originCountries = ['US', 'CN', 'UK', 'KR', 'SG', 'HK', 'JP', 'MY', 'ROW'] as const
export type OriginCountry = (typeof originCountries)[number]

export function isOriginCountry(code: string): code is OriginCountry {
  return originCountries.some((country) => country === code)
}

/** The flag of a code that the server names; a globe for one we do not draw. */
export function flagOf(code: string): FlagCountry {
  if (code === 'ID') return 'ID'
  return isOriginCountry(code) ? code : 'ROW'
}

/** The country's name in the language of the page. */
export function countryName(code: string, t: TFunction): string {
  return t(`common:country.${isOriginCountry(code) ? code : 'ROW'}`)
}

export function countryOptions(
  countries: readonly OriginCountry[],
  t: TFunction,
): { value: OriginCountry; label: string }[] {
  return countries.map((value) => ({ value, label: countryName(value, t) }))
}
