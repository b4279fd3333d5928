import { placeLabels } from '@seberang/domain/status'
import { expect, userEvent, within } from 'storybook/test'
import lockerTexts from '../../app/locales/id/locker.json'
import texts from '../../app/locales/id/status.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import prices from '../../domain/explain/texts/price-object/id.json'
import { invoices, shipments } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { invoice } from '../fixtures/app/invoices.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import {
  additional,
  heldBack,
  measured,
  measuredLarger,
  onItsWay,
  paidAt,
  paidBySea,
  partlyDue,
  unknownParcel,
} from '../fixtures/app/shipments.ts'

export default {
  ...appScreens,
  title: 'Screens/Status',
  args: { at: paths.status, customer },
} satisfies Screens

/** Of an order of its own. */
const unpaid = { ...paidAt('pending', { code: 'SC-6WD3XN8B' }), invoice_code: 'INV-8RM2V6TQKD' }

export const Many: Screen = {
  args: {
    answers: {
      ...shipments([
        onItsWay,
        heldBack,
        unknownParcel,
        unpaid,
        paidBySea('sent'),
        partlyDue[0],
        partlyDue[1],
      ]),
      ...invoices([additional, invoice([unpaid], { invoice_code: unpaid.invoice_code })]),
    },
  },
  parameters: { pictures: fullPictures },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const page = within(canvasElement)
    // A parcel without a list of goods has no name: its code stands once.
    await expect(page.getAllByText(unknownParcel.cart_code)).toHaveLength(1)
    await expect(page.getByText(lockerTexts.unknown)).toBeVisible()
    await expect(page.getByText(lockerTexts.noPrice.products)).toBeVisible()
  },
}
/** As many as the number on it says. */
export const EachTabShowsWhatItCounts: Screen = {
  args: Many.args,
  parameters: { pictures: [] },
  play: async ({ args, canvas }) => {
    await settled(args)
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs.length).toBeGreaterThan(4)
    for (const name of tabs) {
      await userEvent.click(canvas.getByRole('tab', { name: (_, tab) => tab.textContent === name }))
      await settled(args)
      const list = canvas.getByRole('list', { name: texts.title })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(Number(/\d+/.exec(name)?.[0]))
    }
  },
}
export const One: Screen = { args: { answers: shipments([paidAt('outbound')]) } }
/** Its tab is its place, as its badge is; what is paid of it, its price says. */
export const AParcelIsInTheTabOfItsPlace: Screen = {
  args: {
    answers: shipments([
      paidAt('paid', { code: 'SC-4TN7Q2XA' }),
      measuredLarger.cart,
      { ...measured, cart_code: 'SC-9H5LW8QZ' },
    ]),
    at: `${paths.status}?tab=warehouse`,
  },
  play: async ({ canvas }) => {
    const rowOf = async (code: string) => (await canvas.findByText(code)).closest('li')
    const [paid, owes] = [await rowOf('SC-4TN7Q2XA'), await rowOf(measuredLarger.cart.cart_code)]
    const there = await canvas.findByRole('tab', { name: new RegExp(placeLabels.id.warehouse) })
    await expect(there).toHaveTextContent('3')
    for (const row of within(canvas.getByRole('list', { name: texts.title })).getAllByRole('listitem'))
      await expect(row).toHaveTextContent(placeLabels.id.warehouse)
    await expect(paid?.textContent).toMatch(new RegExp(`${prices.basis.paid}$`))
    await expect(owes).toHaveTextContent(prices.basis.due)
  },
}
export const Empty: Screen = {}
export const NothingFound: Screen = { args: { at: `${paths.status}?q=kamera` } }
export const NothingAtPlace: Screen = { args: { at: `${paths.status}?tab=warehouse` } }
export const Loading: Screen = { args: { answers: { carts: pending } } }
export const Failed: Screen = { args: { answers: { carts: unavailable } } }
export const Offline: Screen = { args: { online: false } }
