import { expect, it } from 'vitest'
import type { LinkedParcel } from '../../../lib/navigation/parcel-link.ts'
import type { Reference } from '../../../lib/reference/reference.ts'
import { draftOfLink } from './draft-of-link.ts'
import { isShipmentDraft } from './is-shipment-draft.ts'

const parcel: LinkedParcel = {
  country: 'CN',
  hscode: '940360',
  categoryId: 'furnitur',
  title: 'Rak buku kayu',
  quantity: '4',
  price: '1600',
  currency: 'CNY',
  weight: '27,5',
  weightUnit: 'kg',
  length: '125',
  width: '60',
  height: '20',
  sizeUnit: 'cm',
  hasBattery: false,
  placeId: '',
  placeName: '',
  villageName: '',
  insurance: 0.05,
  optionId: 'laut-company:lcl',
  courierCode: '',
  npwp: '',
}
const reference = {
  packages: [{ package_id: 'laut-company', package_track: 'laut' }],
  categories: [{ category_id: 'furnitur', category_name: 'Furnitur', label: 'Furniture' }],
} as unknown as Reference

it('starts a shipment with the goods and the option of the calculator', () => {
  const draft = draftOfLink([parcel], 'key', reference)
  expect(isShipmentDraft(draft)).toBe(true)
  expect(draft).toMatchObject({
    country: 'CN',
    step: 'products',
    track: 'sea',
    packageId: 'laut-company',
    container: 'lcl',
    containerConfirmed: true,
    insurance: 0.05,
    open: { title: 'Rak buku kayu', hscode: '940360', categoryId: 'furnitur', quantity: '4', weight: '27,5' },
  })
})

it.each([
  ['yes', true],
  ['no', false],
  ['', undefined],
] as const)('supposes of the NPWP what the calculator did: %s', (npwp, supposed) => {
  const draft = draftOfLink([{ ...parcel, npwp }], 'key', reference)
  expect(isShipmentDraft(draft)).toBe(true)
  expect(draft.supposedNpwp).toBe(supposed)
})

it('drops options that no longer exist', () => {
  const draft = draftOfLink([{ ...parcel, optionId: 'gone', categoryId: 'gone' }], 'key', reference)
  expect(draft).toMatchObject({
    packageId: null,
    track: 'air',
    containerConfirmed: false,
    open: { categoryId: '' },
  })
})

it.each(['Furnitur', 'Furniture'])('%s, the name of the category, is no name of goods', (title) => {
  const draft = draftOfLink([{ ...parcel, hscode: '', title }], 'key', reference)
  expect(draft.open).toMatchObject({ title: '', categoryId: 'furnitur' })
})

it('lists several products', () => {
  const draft = draftOfLink([parcel, { ...parcel, title: 'Meja lipat' }], 'key', reference)
  expect(isShipmentDraft(draft)).toBe(true)
  expect(draft.open).toBeNull()
  expect(draft.products.map(({ key, title }) => [key, title])).toEqual([
    ['key-1', 'Rak buku kayu'],
    ['key-2', 'Meja lipat'],
  ])
})

it.each([undefined, { code: 'ABCDEFGH' }])('keeps the courier that was priced, of the quote %o', (quote) => {
  const draft = draftOfLink([{ ...parcel, courierCode: 'jne-reg' }], 'key', reference, quote)
  expect(draft.quoteCode).toBe(quote?.code)
  expect(draft.fromCalculator).toBe(quote ? undefined : true)
  expect(draft.courier).toBe('jne-reg')
  expect(isShipmentDraft(draft)).toBe(true)
})
