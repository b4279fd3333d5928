/** The origins and Indonesia; `ROW` is the rest of the world. */
export const flagCountries = [
  'ID',
  'US',
  'CN',
  'UK',
  'KR',
  'SG',
  'HK',
  'JP',
  'MY',
  'TW',
  'TH',
  'AU',
  'DE',
  'ROW',
] as const
export type FlagCountry = (typeof flagCountries)[number]

export const flagSizes = [16, 18, 20, 26] as const
