import { expect } from 'storybook/test'
import { paths, promoAt } from '../../app/lib/navigation/paths.ts'
import { data, list } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, Refused, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import { promo, promos } from '../fixtures/app/vouchers.ts'

export default {
  ...appScreens,
  title: 'Screens/Promo',
  args: { at: paths.promos },
} satisfies Screens

export const Many: Screen = {
  args: { customer, answers: { promos: list(promos) } },
  parameters: { pictures: fullPictures },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Simpan SEBERANG10' })).toBeVisible()
    await expect(canvas.getByText('Tersimpan')).toBeVisible()
    await expect(canvas.getByText(/^Mulai\s16\sNov/)).toBeVisible()
  },
}
export const Empty: Screen = { args: { customer, answers: { promos: list([]) } } }
export const Loading: Screen = { args: { customer, answers: { promos: pending } } }
export const Failed: Screen = { args: { customer, answers: { promos: unavailable } } }

const one = promoAt(promo.id)
export const One: Screen = {
  args: { at: one, customer, answers: { promo: data(promo) } },
  parameters: { pictures: fullPictures },
}
/** A guest sees what it is worth, and signs in to save it. */
export const OneForAGuest: Screen = {
  args: { at: one, answers: { promo: data(promo) } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Masuk untuk menyimpan SEBERANG10' })
    await expect(link).toHaveAttribute('href', paths.login)
  },
}
export const OneNotFound: Screen = {
  args: { at: one, answers: { promo: new Refused(404, { message: 'Tidak ditemukan.' }) } },
}
