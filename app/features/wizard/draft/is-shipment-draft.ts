import { shipmentTypes } from '@seberang/domain/api'
import { containerTypes, insuranceChoices, packageTypes, tracks } from '@seberang/domain/pricing'
import { lengthUnits, weightUnits } from '@seberang/domain/units'
import {
  draftSteps,
  emptyBoxes,
  emptyDraft,
  emptyPlace,
  emptyProduct,
  emptyShipper,
  type ShipmentDraft,
} from './draft.ts'

type Shape = Record<string, unknown>

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null
const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

/** Each part must have the type of its counterpart in an empty draft; the others have their own check. */
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

const isTextOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isProduct = (value: unknown): boolean =>
  isLike(
    value,
    { ...emptyProduct('', ''), description: '' },
    {
      description: isTextOrAbsent,
      weightUnit: oneOf(weightUnits),
      sizeUnit: oneOf(lengthUnits),
      photo: isFileOrNull,
      document: isFileOrNull,
    },
  )

const isBoxes = (value: unknown): boolean =>
  value === undefined ||
  isLike(value, emptyBoxes, {
    weightUnit: oneOf(weightUnits),
    sizeUnit: oneOf(lengthUnits),
    invoice: isFileOrNull,
  })

/** Whether a stored value is a draft of this version of the app. Anything else is dropped. */
export function isShipmentDraft(value: unknown): value is ShipmentDraft {
  return isLike(
    value,
    {
      ...emptyDraft(''),
      importer: '',
      insurance: 0,
      quoteCode: '',
      place: emptyPlace,
      courier: '',
      boxes: emptyBoxes,
      papers: [],
      shipper: emptyShipper,
      supposedNpwp: false,
      fromCalculator: false,
    },
    {
      version: oneOf([1]),
      step: oneOf(draftSteps),
      country: isTextOrNull,
      track: oneOf(tracks),
      addressId: isTextOrNull,
      supposedNpwp: oneOf([undefined, true, false]),
      fromCalculator: oneOf([undefined, true, false]),
      products: (products) => Array.isArray(products) && products.every(isProduct),
      open: (open) => open === null || isProduct(open),
      packageId: isTextOrNull,
      container: oneOf(containerTypes),
      shipmentType: oneOf(shipmentTypes),
      importer: oneOf([undefined, ...packageTypes]),
      insurance: oneOf([undefined, ...insuranceChoices]),
      quoteCode: isTextOrAbsent,
      place: (place) => place === undefined || isLike(place, emptyPlace, {}),
      courier: isTextOrAbsent,
      boxes: isBoxes,
      papers: (papers) => papers === undefined || (Array.isArray(papers) && papers.every(isFileOrNull)),
      shipper: (shipper) => shipper === undefined || isLike(shipper, emptyShipper, {}),
    },
  )
}
