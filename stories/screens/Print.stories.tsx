import { expect } from 'storybook/test'
import { printInvoiceOf, printLabelOf } from '../../app/lib/navigation/document-links.ts'
import { data, shipments } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { hoursFromNow } from '../fixtures/app/clock.ts'
import { invoice, paid } from '../fixtures/app/invoices.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import { openQuote } from '../fixtures/app/quotes.ts'
import { additional, billed, fromJapan, onItsWay, paidAt, paidBySea } from '../fixtures/app/shipments.ts'

export default {
  ...appScreens,
  title: 'Screens/Print',
  args: { at: printInvoiceOf('INV-4T7XK2M9QB'), customer },
} satisfies Screens

const printed = (carts: Parameters<typeof invoice>[0], change: Parameters<typeof invoice>[1] = {}) => ({
  label: data({
    type: 'invoice' as const,
    printed_for: customer,
    sender: 'PT Seberang Antar Niaga, Jl. Pelabuhan Raya No. 12, Tanjung Priok, Jakarta Utara 14310',
    sender_npwp: '01.234.567.8-901.000',
    invoice: invoice(carts, change),
  }),
  ...shipments(carts),
})

export const Invoice: Screen = {
  args: { answers: printed([paidAt('paid'), paidBySea('paid')], paid) },
  parameters: { pictures: fullPictures },
}
/** Of shoes the law levies more than is invoiced. */
export const InvoiceToPay: Screen = {
  args: { answers: printed([{ ...fromJapan, priced: openQuote.priced }]) },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getByText(/Bea cukai bisa memungut Rp[\d.]+ lagi/)).toBeVisible()
  },
}
/** Paid after its parcel was weighed: the difference line by line, and what was weighed. */
export const AdditionalInvoice: Screen = {
  args: {
    answers: {
      ...shipments([billed]),
      label: data({
        type: 'invoice',
        printed_for: customer,
        invoice: { ...additional, status: 'paid', paid_at: hoursFromNow(-1) },
      }),
    },
  },
}
export const Label: Screen = {
  args: {
    at: printLabelOf(onItsWay.cart_code),
    answers: {
      label: data({
        type: 'cart',
        printed_for: customer,
        cart: { ...onItsWay, seller_tracking_number: '1Z 999 AA1 01 2345 6784 0012 3456 7890' },
      }),
    },
  },
  parameters: { pictures: fullPictures },
}
export const Loading: Screen = { args: { answers: { label: pending } } }
export const Failed: Screen = { args: { answers: { label: unavailable } } }
