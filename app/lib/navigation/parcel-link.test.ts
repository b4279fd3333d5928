import { expect, it } from 'vitest'
import { linkedParcel, parcelQuery, type LinkedParcel } from './parcel-link.ts'

const parcel: LinkedParcel = {
  country: 'US',
  hscode: '640411',
  categoryId: 'sepatu',
  title: 'Sepatu lari & kaus kaki',
  quantity: '2',
  price: '1.250,5',
  currency: 'USD',
  weight: '1,1',
  weightUnit: 'pound',
  length: '34',
  width: '',
  height: '13',
  sizeUnit: 'inch',
  hasBattery: true,
  placeId: '3273040',
  placeName: 'Dago, Coblong, Kota Bandung',
  villageName: 'Dago',
  insurance: 0.05,
  optionId: 'laut-company:lcl',
  courierCode: 'jne-reg',
  npwp: 'no',
}

it('survives a round trip through the URL', () => {
  expect(linkedParcel(new URLSearchParams(parcelQuery(parcel).toString()))).toEqual(parcel)
})

it('is undefined without an origin', () => {
  expect(linkedParcel(new URLSearchParams('price=120'))).toBeUndefined()
})

it('reads unknown values as defaults', () => {
  const read = linkedParcel(new URLSearchParams('from=US&unit=stone&size=mile&insurance=0.07'))
  expect(read).toMatchObject({
    weightUnit: 'kg',
    sizeUnit: 'cm',
    quantity: '1',
    currency: 'USD',
    hasBattery: false,
    insurance: 0,
  })
})
