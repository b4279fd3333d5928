import type { ExportCountry, ExportPackage } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'

/** A country that goods are sent to, its name in three languages. */
export interface ExportCountryRecord extends Omit<ExportCountry, 'country' | 'name'> {
  code: string
  names: Record<Language, string>
}

/** A way to send goods abroad, its title in three languages. */
export interface ExportPackageRecord extends Omit<ExportPackage, 'title'> {
  titles: Record<Language, string>
}

export function localExportCountry(
  { code, names, ...rest }: ExportCountryRecord,
  language: Language,
): ExportCountry {
  return { country: code, name: names[language], ...rest }
}

export function localExportPackage(
  { titles, ...rest }: ExportPackageRecord,
  language: Language,
): ExportPackage {
  return { ...rest, title: titles[language] }
}
