import { shipmentTypes } from '@seberang/domain/api'
import { containerTypes, insuranceChoices, tracks } from '@seberang/domain/pricing'
import { lengthUnits, weightUnits } from '@seberang/domain/units'
import { draftSteps, emptyDraft, emptyProduct, type ShipmentDraft } from './draft.ts'

type Shape = Record<string, unknown>

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null
const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

/** A part is as its like in an empty one: texts are texts, yes or no is yes or no; the rest has a rule of its own. */
function isLike(value: unknown, like: Shape, rules: Record<string, (value: unknown) => boolean>): boolean {
  return (
    isShape(value) &&
    Object.entries(like).every(([name, part]) => {
      const rule = rules[name] ?? ((one: unknown) => typeof one === typeof part)
      return rule(value[name])
    })
  )
}

const isFileOrNull = (value: unknown): boolean =>
  value === null || isLike(value, { id: '', name: '', type: '' }, {})

const isProduct = (value: unknown): boolean =>
  isLike(value, emptyProduct('', ''), {
    weightUnit: oneOf(weightUnits),
    sizeUnit: oneOf(lengthUnits),
    photo: isFileOrNull,
    document: isFileOrNull,
  })

/** Whether what was kept is a shipment of this version of the app. What is not is dropped. */
export function isShipmentDraft(value: unknown): value is ShipmentDraft {
  return isLike(
    value,
    { ...emptyDraft(''), insurance: 0 },
    {
      version: oneOf([1]),
      step: oneOf(draftSteps),
      country: isTextOrNull,
      track: oneOf(tracks),
      addressId: isTextOrNull,
      products: (products) => Array.isArray(products) && products.every(isProduct),
      open: (open) => open === null || isProduct(open),
      packageId: isTextOrNull,
      container: oneOf(containerTypes),
      shipmentType: oneOf(shipmentTypes),
      insurance: oneOf([undefined, ...insuranceChoices]),
    },
  )
}
