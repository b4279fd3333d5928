import { useTranslation } from 'react-i18next'
import { isBegun, type ShipmentDraft } from './draft/draft.ts'

/** What a draft is called where there are several: its first product, and how many more there are. */
export function useDraftName(): (draft: ShipmentDraft) => string {
  const { t } = useTranslation('wizard')
  return ({ products, open }) => {
    const isNew = open !== null && isBegun(open) && !products.some(({ key }) => key === open.key)
    const all = isNew ? [...products, open] : products
    const [first] = all
    if (!first) return t('two.noProducts')
    const name = first.title.trim() || t('products.untitled')
    return all.length > 1 ? t('saved.goods', { name, count: all.length - 1 }) : name
  }
}
