import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'

/** The calculator before anything is typed. */
export const empty: LinkedParcel = {
  country: '',
  hscode: '',
  categoryId: '',
  title: '',
  quantity: '1',
  price: '',
  currency: 'USD',
  weight: '',
  weightUnit: 'kg',
  length: '',
  width: '',
  height: '',
  sizeUnit: 'cm',
  hasBattery: false,
  placeId: '',
  placeName: '',
  villageName: '',
  insurance: 0,
  optionId: '',
  courierCode: '',
  npwp: '',
}

export const exampleNames = ['shoes', 'cases', 'furniture'] as const
export type ExampleName = (typeof exampleNames)[number]

/** Typical parcels. The names of their goods come with the HS code. */
export const examples: Record<ExampleName, LinkedParcel> = {
  shoes: {
    ...empty,
    country: 'US',
    hscode: '640411',
    categoryId: 'sepatu',
    price: '120',
    weight: '1,1',
    length: '34',
    width: '22',
    height: '13',
  },
  cases: {
    ...empty,
    country: 'CN',
    hscode: '392690',
    categoryId: 'plastik',
    quantity: '40',
    price: '12',
    currency: 'CNY',
    weight: '75',
    weightUnit: 'gram',
    length: '17',
    width: '10',
    height: '2',
  },
  furniture: {
    ...empty,
    country: 'CN',
    hscode: '940360',
    categoryId: 'furnitur',
    quantity: '4',
    price: '1600',
    currency: 'CNY',
    weight: '27,5',
    length: '125',
    width: '60',
    height: '20',
  },
}

/** The example that is typed in, whatever was chosen besides. */
export function exampleIn(typed: LinkedParcel): ExampleName | undefined {
  return exampleNames.find((name) =>
    describing.every((part) => examples[name][part] === inLinks(typed[part])),
  )
}

/** Examples are written as links are, with a comma, whatever the language that fields are shown in. */
const inLinks = (text: string): string => text.replace('.', ',')

const describing = [
  'country',
  'hscode',
  'quantity',
  'price',
  'currency',
  'weight',
  'weightUnit',
  'length',
  'width',
  'height',
] as const satisfies readonly (keyof LinkedParcel)[]
