import type { Cart } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { cartTitle } from './cart-text.ts'

interface CartWords {
  titleOf: (cart: Cart) => string
  /** What its price waits for. */
  noPriceOf: (cart: Cart) => string
}

/** What lists of shipments call a shipment. One that arrived without a list of goods has no name of its own. */
export function useCartWords(): CartWords {
  const language = useLanguage()
  const { t } = useTranslation('locker')
  return {
    titleOf: (cart) => (cart.products.length > 0 ? cartTitle(cart, language) : t('unknown')),
    noPriceOf: ({ products, can }) => {
      if (products.length === 0) return t('noPrice.products')
      return can.checkout === 'unclassified' ? t('noPrice.hscode') : t('noPrice.other')
    },
  }
}
