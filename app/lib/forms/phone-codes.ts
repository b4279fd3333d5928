import { diallingCodes } from '@seberang/domain/company'

/** Dialling codes of Indonesia and of the countries of origin. */
export const phoneCodes: readonly string[] = Object.values(diallingCodes)
