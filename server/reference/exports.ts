import type { ExportCountry, ExportPackage } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { ExportCountryRecord, ExportPackageRecord } from './records.ts'

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
