import { expect } from 'storybook/test'
import { calculatorOf, paths } from '../../app/lib/navigation/paths.ts'
import { parcelQuery, type LinkedParcel } from '../../app/lib/navigation/parcel-link.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { home } from '../fixtures/app/people.ts'

export default {
  ...appScreens,
  title: 'Screens/Calculator',
  args: { at: paths.calculator },
} satisfies Screens

const tables: LinkedParcel = {
  country: 'CN',
  hscode: '940360',
  categoryId: 'furnitur',
  title: 'Meja kayu lipat',
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
  placeId: home.sub_district_id,
  placeName: `${home.sub_district_name}, ${home.district_name}`,
  villageName: '',
  insurance: 0.05,
  courierCode: '',
  npwp: '',
  optionId: '',
}
const calculatorWith = (change: Partial<LinkedParcel>): string =>
  calculatorOf(parcelQuery({ ...tables, ...change }))

export const Full: Screen = {
  args: { at: calculatorWith({}) },
  parameters: { pictures: fullPictures },
}
export const FirstVisit: Screen = {}
export const NothingTyped: Screen = {
  args: { at: calculatorWith({ price: '', weight: '', length: '', width: '', height: '' }) },
}
/** Nine digits with their separators are readable on a phone, and probably rupiah. */
export const HighPrice: Screen = {
  args: { at: calculatorWith({ price: '15.000.000', currency: 'USD' }) },
  play: async ({ args, canvas }) => {
    await settled(args)
    const price = canvas.getByRole('textbox', { name: /^Harga/ })
    await expect(price).toHaveValue('15.000.000')
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Maksudnya rupiah? Ganti ke IDR' })).toBeVisible()
  },
}
export const UnlikelyWeight: Screen = {
  args: {
    at: calculatorWith({
      country: 'US',
      currency: 'USD',
      price: '20',
      quantity: '1',
      weight: '2',
      weightUnit: 'gram',
      hscode: '640411',
      categoryId: 'sepatu',
      title: 'Sepatu lari',
    }),
  },
}
export const Loading: Screen = { args: { answers: { rates: pending } } }
export const Failed: Screen = { args: { answers: { rates: unavailable } } }
