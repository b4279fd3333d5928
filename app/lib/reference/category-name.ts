import type { Category } from '@seberang/domain/api'

/** A category in the language of the page. */
export const categoryName = ({ label, category_name }: Pick<Category, 'label' | 'category_name'>): string =>
  label ?? category_name
