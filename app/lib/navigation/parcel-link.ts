import { readInsurance, type InsuranceChoice } from '@seberang/domain/pricing'
import { lengthUnits, weightUnits, type LengthUnit, type WeightUnit } from '@seberang/domain/units'

/** Goods as they are typed: figures stay texts until they are sent. */
export type TypedGoods = {
  title: string
  categoryId: string
  hscode: string
  quantity: string
  price: string
  currency: string
  weight: string
  weightUnit: WeightUnit
  length: string
  width: string
  height: string
  sizeUnit: LengthUnit
  hasBattery: boolean
}

/** A parcel as it was typed into the calculator. It lives in the URL, which also passes it to the wizard. */
export type LinkedParcel = TypedGoods & {
  country: string
  /** A sub-district and its name: precise enough for a price, too coarse to identify a person. */
  placeId: string
  placeName: string
  /** The kelurahan or desa in it, if one was chosen: an address begins with it. */
  villageName: string
  insurance: InsuranceChoice
  /** The chosen delivery option; empty for the cheapest. */
  optionId: string
  /** The domestic courier that is in the price; empty while there is none. */
  courierCode: string
  /** Whether the importer's NPWP is complete; empty where that is supposed of them. */
  npwp: LinkedNpwp
}

const npwpAnswers = ['yes', 'no'] as const
type LinkedNpwp = '' | (typeof npwpAnswers)[number]

/** Whether an NPWP is complete, as a link says it where that differs from what is supposed. */
export function linkedNpwp(isComplete: boolean, supposed: boolean): LinkedNpwp {
  if (isComplete === supposed) return ''
  return isComplete ? 'yes' : 'no'
}

/** Undefined where a link says nothing of it. */
export const npwpOf = ({ npwp }: Pick<LinkedParcel, 'npwp'>): boolean | undefined =>
  npwp === '' ? undefined : npwp === 'yes'

const names: Record<keyof LinkedParcel, string> = {
  country: 'from',
  hscode: 'hs',
  categoryId: 'category',
  title: 'goods',
  quantity: 'pieces',
  price: 'price',
  currency: 'currency',
  weight: 'weight',
  weightUnit: 'unit',
  length: 'length',
  width: 'width',
  height: 'height',
  sizeUnit: 'size',
  hasBattery: 'battery',
  placeId: 'to',
  placeName: 'place',
  villageName: 'village',
  insurance: 'insurance',
  optionId: 'way',
  courierCode: 'courier',
  npwp: 'npwp',
}

/** The parcel as URL parameters; empty values are left out. */
export function parcelQuery(parcel: LinkedParcel): URLSearchParams {
  const query = new URLSearchParams()
  for (const part of Object.keys(names) as (keyof LinkedParcel)[]) {
    const value = parcel[part]
    if (value) query.set(names[part], value === true ? '1' : String(value))
  }
  return query
}

/** The parcel in a URL, or undefined when there is none. Unknown values read as empty. */
export function linkedParcel(query: URLSearchParams): LinkedParcel | undefined {
  const read = (part: keyof LinkedParcel): string => query.get(names[part]) ?? ''
  if (!query.has(names.country)) return undefined
  return {
    country: read('country'),
    hscode: read('hscode'),
    categoryId: read('categoryId'),
    title: read('title'),
    quantity: read('quantity') || '1',
    price: read('price'),
    currency: read('currency') || 'USD',
    weight: read('weight'),
    weightUnit: weightUnits.find((unit) => unit === read('weightUnit')) ?? 'kg',
    length: read('length'),
    width: read('width'),
    height: read('height'),
    sizeUnit: lengthUnits.find((unit) => unit === read('sizeUnit')) ?? 'cm',
    hasBattery: read('hasBattery') === '1',
    placeId: read('placeId'),
    placeName: read('placeName'),
    villageName: read('villageName'),
    insurance: readInsurance(read('insurance')) ?? 0,
    optionId: read('optionId'),
    courierCode: read('courierCode'),
    npwp: npwpAnswers.find((answer) => answer === read('npwp')) ?? '',
  }
}
