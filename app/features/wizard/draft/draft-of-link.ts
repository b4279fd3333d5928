import { readOptionId, trackOf } from '@seberang/domain/pricing'
import { npwpOf, type LinkedParcel } from '../../../lib/navigation/parcel-link.ts'
import type { Reference } from '../../../lib/reference/reference.ts'
import { emptyDraft, emptyProduct, type ProductDraft, type ShipmentDraft } from './draft.ts'

type Offered = Pick<Reference, 'packages' | 'categories'>

/**
 * A new draft from the calculator or a quote: a single product is opened, several are listed. Keeps the delivery
 * option if it still exists, the courier that was priced, and the quote, whose price it keeps while it holds.
 */
export function draftOfLink(
  parcels: readonly LinkedParcel[],
  key: string,
  offered: Offered,
  quote?: { code: string },
): ShipmentDraft {
  const empty = emptyDraft(key)
  const [parcel] = parcels
  if (!parcel) return empty
  const { packageId, container } = readOptionId(parcel.optionId)
  const supposedNpwp = npwpOf(parcel)
  const chosen = offered.packages.find(({ package_id }) => package_id === packageId)
  const products = parcels.map((one, index) => productOf(one, `${key}-${index + 1}`, offered))
  return {
    ...empty,
    country: parcel.country,
    ...(chosen && { packageId: chosen.package_id, track: trackOf(chosen) }),
    ...(container && { container, containerConfirmed: true }),
    ...(parcel.insurance !== 0 && { insurance: parcel.insurance }),
    ...(quote ? { quoteCode: quote.code } : { fromCalculator: true }),
    ...(parcel.placeId && {
      place: { id: parcel.placeId, name: parcel.placeName, village: parcel.villageName },
    }),
    ...(parcel.courierCode && { courier: parcel.courierCode }),
    ...(supposedNpwp !== undefined && { supposedNpwp }),
    step: 'products',
    ...(products.length > 1 ? { products } : { open: products[0] ?? null }),
  }
}

function productOf(parcel: LinkedParcel, key: string, { categories }: Offered): ProductDraft {
  const category = categories.find(({ category_id }) => category_id === parcel.categoryId)
  // Customs asks what the goods are: calculator and quotes call goods by their category until somebody names them.
  const isCategory = category !== undefined && [category.label, category.category_name].includes(parcel.title)
  return {
    ...emptyProduct(key, parcel.currency),
    title: isCategory ? '' : parcel.title,
    categoryId: category?.category_id ?? '',
    hscode: parcel.hscode,
    hscodeLabel: parcel.hscode ? parcel.title : '',
    quantity: parcel.quantity,
    price: parcel.price,
    weight: parcel.weight,
    weightUnit: parcel.weightUnit,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    sizeUnit: parcel.sizeUnit,
    hasBattery: parcel.hasBattery,
  }
}
