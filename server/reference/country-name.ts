import type { Language } from '@seberang/domain/language'
import type { Catalogue } from './catalogue.ts'

/** A country of origin as the product names it; its code where it is not known any more. */
export const countryName = (catalogue: Catalogue, code: string, language: Language): string =>
  catalogue.known('countries', code)?.names[language] ?? code
