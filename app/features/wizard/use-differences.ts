import type { Cart } from '@seberang/domain/api'
import { courierName } from '@seberang/domain/explain'
import { formatFraction, joinClauses } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import type { DraftFile } from '../../lib/files/draft-file.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { categoryName } from '../../lib/reference/category-name.ts'
import { productsSoFar } from './draft/convert.ts'
import { draftOfCart } from './draft/draft-of-cart.ts'
import { emptyShipper, type ProductDraft, type ShipmentDraft } from './draft/draft.ts'
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
  const { t } = useTranslation(['wizard', 'checkout', 'locker'])
  const language = useLanguage()
  const countryName = useCountryName()
  const boxesText = useBoxesText()
  const productTexts = useProductTexts(ratesOf(reference, pricedDraft), pricedDraft.isMeasured)
  const categoryOf = (id: string): string => {
    const found = reference.categories.find(({ category_id }) => category_id === id)
    return found ? categoryName(found) : id
  }
  const partsOf = (product: ProductDraft | undefined): readonly Part[] => {
    if (!product) return []
    const { meta, extra } = productTexts(product)
    const { title, description = '', url, categoryId, photo, document } = product
    return [
      ...[title, meta, extra, description, url, categoryOf(categoryId)].map(written),
      fileOf(t('field.photo'), photo),
      fileOf(t('field.document'), document),
    ]
  }

  function differenceOf(name: string, saved: string, typed: string): Difference {
    return { name, saved, typed: saved === typed ? t('edit.another', { part: typed }) : typed }
  }

  function goods(theirs: readonly ProductDraft[], mine: readonly ProductDraft[]): Difference[] {
    const keys = new Set([...theirs, ...mine].map(({ key }) => key))
    return [...keys].flatMap((key) => {
      const one = theirs.find((product) => product.key === key)
      const other = mine.find((product) => product.key === key)
      const [saved, typed] = [partsOf(one), partsOf(other)]
      const differing = (parts: readonly Part[], others: readonly Part[]): readonly Part[] =>
        // A product that only one of them has is shown by its quantity, price and weight.
        parts.filter(({ key }, index) => key !== others[index]?.key && (others.length > 0 || index === 1))
      const textOf = (parts: readonly Part[]): string =>
        joinClauses(
          parts.map(({ text }) => text),
          language,
        )
      const [theirParts, myParts] = [differing(saved, typed), differing(typed, saved)]
      if (theirParts.length + myParts.length === 0) return []
      const name = one?.title || other?.title || t('products.untitled')
      return differenceOf(name, textOf(theirParts), textOf(myParts))
    })
  }

  return (cart) => {
    const theirs = draftOfCart(cart, { photo: '', document: '', invoice: '' }, reference.agents)
    const addressOf = ({ addressId }: ShipmentDraft): string => {
      // Without a choice, the shipment goes where the page says that it goes.
      const id = addressId ?? pricedDraft.address?.address_id
      const found = pricedDraft.book.addresses?.find(({ address_id }) => address_id === id)
      return found ? joinClauses([found.name, found.district_name], language) : (id ?? '')
    }
    const couriers = [...cart.domestic_shipping_prices, ...(pricedDraft.couriers.offered ?? [])]
    const courierOf = (code: string | null | undefined): string => {
      const found = couriers.find(({ courier_code }) => courier_code === code)
      return found ? courierName(found) : (code ?? '')
    }
    const packageOf = ({ packageId, track, container }: ShipmentDraft): string =>
      joinClauses(
        [
          reference.packages.find(({ package_id }) => package_id === packageId)?.title ?? '',
          track === 'sea' ? t(`container.${container}`) : '',
        ],
        language,
      )
    const insuranceOf = ({ insurance = 0 }: ShipmentDraft): string =>
      insurance === 0
        ? t('checkout:insurance.none')
        : t('summary.insured', { percent: formatFraction(insurance, language) })
    const shipperOf = ({ shipper = emptyShipper }: ShipmentDraft): string =>
      joinClauses([shipper.name, shipper.email, shipper.phone], language)
    const atSea = ({ track }: ShipmentDraft, text: string): string => (track === 'sea' ? text : '')
    const parts: PartsOfDraft = {
      country: [t('edit.origin'), ({ country }) => written(country ? countryName(country) : '')],
      addressId: [t('summary.address'), (one) => written(addressOf(one))],
      packageId: [t('edit.package'), (one) => written(packageOf(one))],
      shipmentType: [t('sea.type'), (one) => written(atSea(one, t(`sea.${one.shipmentType}`)))],
      isWood: [t('sea.wood'), (one) => written(atSea(one, one.isWood ? t('edit.yes') : ''))],
      woodNote: [t('sea.woodNote'), (one) => written(atSea(one, one.isWood ? one.woodNote.trim() : ''))],
      courier: [t('checkout:courier'), ({ courier }) => written(courierOf(courier))],
      insurance: [t('summary.insurance'), (one) => written(insuranceOf(one))],
      boxes: [t('edit.boxes'), ({ boxes }) => withFiles(boxesText(boxes), [boxes?.invoice ?? null])],
      papers: [t('edit.papers'), ({ papers = [] }) => withFiles(countOf(papers), papers)],
      shipper: [t('shipper.title'), (one) => written(shipperOf(one))],
      sellerTrackingNumber: [
        t('locker:sellerResi'),
        ({ sellerTrackingNumber }) => written(sellerTrackingNumber.trim()),
      ],
      products: null,
      open: null,
      track: null,
      importer: null,
      container: null,
      containerConfirmed: null,
      version: null,
      key: null,
      step: null,
      quoteCode: null,
      place: null,
      supposedNpwp: null,
      fromCalculator: null,
    }
    return [
      ...goods(theirs.products, productsSoFar(draft)),
      ...Object.values(parts).flatMap((part) => {
        if (!part) return []
        const [name, of] = part
        const [saved, typed] = [of(theirs), of(draft)]
        return saved.key === typed.key ? [] : differenceOf(name, saved.text, typed.text)
      }),
    ]
  }

  function countOf(papers: NonNullable<ShipmentDraft['papers']>): string {
    const count = papers.filter((paper) => paper !== null).length
    return count === 0 ? '' : t('edit.files', { count })
  }
}

/** A part in words. Two that are called the same may still differ: `key` tells. */
interface Part {
  text: string
  key: string
}

const written = (text: string): Part => ({ text, key: text })

const fileOf = (name: string, file: DraftFile | null): Part => ({
  text: file ? name : '',
  key: file?.id ?? '',
})

const withFiles = (text: string, files: readonly (DraftFile | null)[]): Part => ({
  text,
  key: [text, ...files.flatMap((file) => file?.id ?? [])].join(' '),
})

/**
 * Each field of a draft, so that a new one does not compile until it is compared: what is not named would be
 * overwritten unseen. Null for what belongs to another part, or is not sent.
 */
type PartsOfDraft = Record<keyof ShipmentDraft, [name: string, of: (one: ShipmentDraft) => Part] | null>
