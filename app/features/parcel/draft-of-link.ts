import { containerTypes } from '@seberang/domain/pricing'
import type { LinkedParcel } from '../../lib/parcel-link.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { emptyDraft, emptyProduct, type ShipmentDraft } from './draft.ts'
import { trackOf } from './offers.ts'

/** A new shipment out of a parcel that was worked out in the calculator; its way, where there is still one of its name. */
export function draftOfLink(
  parcel: LinkedParcel,
  key: string,
  { packages, categories }: Pick<Reference, 'packages' | 'categories'>,
): ShipmentDraft {
  const empty = emptyDraft(key)
  const [packageId, containerName] = parcel.wayId.split(':')
  const container = containerTypes.find((type) => type === containerName)
  const chosen = packages.find(({ package_id }) => package_id === packageId)
  const known = categories.some(({ category_id }) => category_id === parcel.categoryId)
  return {
    ...empty,
    country: parcel.country,
    ...(chosen && { packageId: chosen.package_id, track: trackOf(chosen) }),
    ...(container && { container, containerConfirmed: true }),
    step: 'products',
    open: {
      ...emptyProduct(`${key}-1`, parcel.currency),
      title: parcel.title,
      categoryId: known ? parcel.categoryId : '',
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
    },
  }
}
