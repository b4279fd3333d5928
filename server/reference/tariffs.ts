import type { Category, Package } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'

/** A delivery method as it is kept: its title in three languages. */
export interface PackageRecord extends Omit<Package, 'title'> {
  titles: Record<Language, string>
}

/** A category with its label in three languages; `category_name` is the one that rules and old carts know. */
export interface CategoryRecord extends Category {
  labels: Record<Language, string>
}

export function localPackage(record: PackageRecord, language: Language): Package {
  const { titles, ...rest } = record
  return { ...rest, title: titles[language] }
}
