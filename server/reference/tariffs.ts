import type { Category, Insurance, Package, Rate } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { loadItems } from './load.ts'

/** A delivery method as it is kept: its title in three languages. */
export interface PackageRecord extends Omit<Package, 'title'> {
  titles: Record<Language, string>
}

/** A category with its label in three languages; `category_name` is the one that rules and old carts know. */
export interface CategoryRecord extends Category {
  labels: Record<Language, string>
}

export const packages: readonly PackageRecord[] = loadItems('packages')
export const categories: readonly CategoryRecord[] = loadItems('categories')
export const rates: readonly Rate[] = loadItems('rates')
export const insurances: readonly Insurance[] = loadItems('insurances')

export function localPackage(record: PackageRecord, language: Language): Package {
  const { titles, ...rest } = record
  return { ...rest, title: titles[language] }
}
