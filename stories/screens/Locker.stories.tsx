import { expect, screen, within } from 'storybook/test'
import passkeyTexts from '../../app/locales/id/passkeys.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { shipments } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { makesPasskeys } from '../fixtures/app/passkeys.ts'
import { customer } from '../fixtures/app/people.ts'
import { bySea, fromJapan, heldBack, measured, onItsWay, unknownParcel } from '../fixtures/app/shipments.ts'

export default {
  ...appScreens,
  title: 'Screens/Locker',
  args: { at: paths.lockerImport, customer },
} satisfies Screens

export const Many: Screen = {
  args: {
    answers: shipments([measured, onItsWay, bySea, fromJapan, heldBack]),
    order: { selection: { chosen: [measured.cart_code, bySea.cart_code], couriers: {} } },
  },
  parameters: { pictures: fullPictures },
}
/** What all prices lack is written once. */
export const AllPricesLackTheSame: Screen = {
  args: { answers: shipments([onItsWay, fromJapan]) },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await expect(within(canvasElement).getAllByText(/belum termasuk kurir domestik/)).toHaveLength(1)
  },
}
export const One: Screen = {
  args: { answers: shipments([measured]) },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getByText(/^naik Rp[\d.]+ setelah diukur$/)).toBeVisible()
  },
}
export const Empty: Screen = {}
export const Loading: Screen = { args: { answers: { carts: pending } } }
export const Failed: Screen = { args: { answers: { carts: unavailable } } }
export const Offline: Screen = { args: { online: false } }
/** To whoever has none, on a device that makes them: once. */
export const PasskeyOffered: Screen = {
  args: { answers: shipments([measured]) },
  parameters: { pictures: fullPictures },
  beforeEach: makesPasskeys,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(passkeyTexts.offer.title)).toBeVisible()
    await settled(args)
  },
}
/** Of a warehouse that holds a parcel of the customer. */
export const Announcement: Screen = {
  args: { news: true, answers: shipments([unknownParcel]) },
  parameters: { shown: '[role="dialog"]' },
  play: async ({ args }) => {
    // It comes when the page has been there for a while.
    await screen.findByRole('dialog', {}, { timeout: 5000 })
    await settled(args)
  },
}
