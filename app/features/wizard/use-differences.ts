import type { Cart } from '@seberang/domain/api'
import { courierName } from '@seberang/domain/explain'
import { formatFraction } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { productsSoFar } from './draft/convert.ts'
import { draftOfCart } from './draft/draft-of-cart.ts'
import type { ProductDraft, ShipmentDraft } from './draft/draft.ts'
import { ratesOf, useBoxesText, useProductTexts } from './texts.ts'
import type { PricedDraft } from './use-priced-draft.ts'

/** A part of the shipment that was saved elsewhere with another value than was typed here; empty where it has none. */
export interface Difference {
  name: string
  saved: string
  typed: string
}

/** What differs between a shipment as it is saved and what is typed over it, in words. */
export function useDifferences(
  draft: ShipmentDraft,
  reference: Reference,
  pricedDraft: PricedDraft,
): (cart: Cart) => readonly Difference[] {
  const { t } = useTranslation(['wizard', 'checkout', 'locker', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const boxesText = useBoxesText()
  const productTexts = useProductTexts(ratesOf(reference, pricedDraft))
  const partsOf = (product: ProductDraft | undefined): readonly string[] => {
    if (!product) return []
    const { meta, extra } = productTexts(product)
    return [product.title, meta, extra, product.description ?? '', product.url]
  }

  function goods(theirs: readonly ProductDraft[], mine: readonly ProductDraft[]): Difference[] {
    const keys = new Set([...theirs, ...mine].map(({ key }) => key))
    return [...keys].map((key) => {
      const one = theirs.find((product) => product.key === key)
      const other = mine.find((product) => product.key === key)
      const [saved, typed] = [partsOf(one), partsOf(other)]
      const differing = (parts: readonly string[], others: readonly string[]): string =>
        parts
          // A product that only one of them has is told by its quantity, price and weight.
          .filter((part, index) => part !== others[index] && (others.length > 0 || index === 1))
          .join(t('common:listJoin'))
      return {
        name: one?.title || other?.title || t('products.untitled'),
        saved: differing(saved, typed),
        typed: differing(typed, saved),
      }
    })
  }

  return (cart) => {
    const theirs = draftOfCart(cart, { photo: '', document: '', invoice: '' }, reference.agents)
    const addressOf = ({ addressId }: ShipmentDraft): string => {
      // Without a choice, the shipment goes where the page says that it goes.
      const id = addressId ?? pricedDraft.address?.address_id
      const found = pricedDraft.book.addresses?.find(({ address_id }) => address_id === id)
      return found ? [found.name, found.district_name].join(t('common:listJoin')) : (id ?? '')
    }
    const couriers = [...cart.domestic_shipping_prices, ...(pricedDraft.couriers.offered ?? [])]
    const courierOf = (code: string | null | undefined): string => {
      const found = couriers.find(({ courier_code }) => courier_code === code)
      return found ? courierName(found) : (code ?? '')
    }
    const packageOf = ({ packageId, track, container }: ShipmentDraft): string =>
      [
        reference.packages.find(({ package_id }) => package_id === packageId)?.title ?? '',
        track === 'sea' ? t(`container.${container}`) : '',
      ]
        .filter(Boolean)
        .join(t('common:listJoin'))
    const insuranceOf = ({ insurance = 0 }: ShipmentDraft): string =>
      insurance === 0
        ? t('checkout:insurance.none')
        : t('summary.insured', { percent: formatFraction(insurance, language) })
    const pair = (name: string, of: (one: ShipmentDraft) => string): Difference => ({
      name,
      saved: of(theirs),
      typed: of(draft),
    })
    return [
      ...goods(theirs.products, productsSoFar(draft)),
      pair(t('edit.origin'), ({ country }) => (country ? countryName(country) : '')),
      pair(t('summary.address'), addressOf),
      pair(t('edit.package'), packageOf),
      pair(t('checkout:courier'), ({ courier }) => courierOf(courier)),
      pair(t('summary.insurance'), insuranceOf),
      pair(t('edit.boxes'), ({ boxes }) => boxesText(boxes)),
      pair(t('locker:sellerResi'), ({ sellerTrackingNumber }) => sellerTrackingNumber.trim()),
    ].filter(({ saved, typed }) => saved !== typed)
  }
}
