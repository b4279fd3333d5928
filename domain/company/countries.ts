/** Where a company may be reached, with the dialling codes of ITU E.164: Indonesia, and the countries of origin. */
export const diallingCodes = {
  ID: '+62',
  MY: '+60',
  SG: '+65',
  US: '+1',
  UK: '+44',
  JP: '+81',
  KR: '+82',
  CN: '+86',
  HK: '+852',
} as const
export type CompanyCountry = keyof typeof diallingCodes

export const companyCountries = Object.keys(diallingCodes) as CompanyCountry[]
