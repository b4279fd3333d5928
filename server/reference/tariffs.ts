import type { Package } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { PackageRecord } from './records.ts'

export function localPackage(record: PackageRecord, language: Language): Package {
  const { titles, ...rest } = record
  return { ...rest, title: titles[language] }
}
