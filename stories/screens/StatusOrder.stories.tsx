import { expect } from 'storybook/test'
import texts from '../../app/locales/id/invoice.json'
import { paths, statusOrderOf } from '../../app/lib/navigation/paths.ts'
import { invoices, shipments } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { hoursFromNow } from '../fixtures/app/clock.ts'
import { invoice, paid, transfer } from '../fixtures/app/invoices.ts'
import { pending, Refused, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import {
  additional,
  billed,
  measuredLarger,
  measuredSmaller,
  paidAt,
  paidByEstimate,
  paidBySea,
  partlyDue,
} from '../fixtures/app/shipments.ts'

const open = invoice([paidAt('warehouse'), paidBySea('warehouse')])

export default {
  ...appScreens,
  title: 'Screens/StatusOrder',
  args: { at: statusOrderOf(open.invoice_code), customer, answers: { carts: pending } },
} satisfies Screens

/** A paid invoice and its shipments. */
const ordered = (...carts: Parameters<typeof invoice>[0]) => ({
  ...invoices([invoice(carts, paid)]),
  ...shipments(carts),
})

export const ToPay: Screen = {
  args: { answers: { ...invoices([open]), ...shipments([paidAt('pending'), paidBySea('pending')]) } },
  parameters: { pictures: fullPictures },
}
export const ToTransfer: Screen = {
  args: { answers: { ...invoices([{ ...open, payment: transfer }]), ...shipments([]) } },
}
export const PaidOnItsWay: Screen = {
  args: { answers: ordered(paidAt('inbound')) },
  parameters: { pictures: fullPictures },
}
export const PaidBySea: Screen = { args: { answers: ordered(paidBySea('sent')) } }
export const PaidSeveral: Screen = {
  args: { answers: ordered(paidAt('outbound'), paidBySea('paid')) },
}
export const PartlyDue: Screen = {
  args: { answers: { ...invoices([paidByEstimate]), ...shipments(partlyDue) } },
  parameters: { pictures: fullPictures },
}
export const MeasuredTwice: Screen = {
  args: { answers: { ...invoices([measuredLarger.invoice]), ...shipments([measuredLarger.cart]) } },
}
export const Finished: Screen = { args: { answers: ordered(paidAt('finished')) } }
export const Credited: Screen = {
  args: { answers: { ...invoices([measuredSmaller.invoice]), ...shipments([measuredSmaller.cart]) } },
}
export const Expired: Screen = {
  args: {
    answers: {
      ...invoices([{ ...open, status: 'expired', due_date: hoursFromNow(-1), payment: null }]),
      ...shipments([paidAt('warehouse'), paidBySea('warehouse')]),
    },
  },
}
export const Additional: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([additional]), ...shipments([billed]) },
  },
  parameters: { pictures: fullPictures },
}
export const AdditionalPaid: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([{ ...additional, ...paid }]), ...shipments([billed]) },
  },
}
const cancelled = { ...additional, status: 'cancelled', payment: null } as const
export const AdditionalCancelled: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([cancelled]), ...shipments([billed]) },
  },
}
/** Measured again: the invoice that took its place is one link off. */
export const AdditionalReplaced: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([{ ...cancelled, replaced_by: 'INV-9WQ3HF7TRC' }]), ...shipments([billed]) },
  },
  parameters: { pictures: fullPictures },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getByText(/INV-9WQ3HF7TRC/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.over.additional.open })).toHaveAttribute(
      'href',
      statusOrderOf('INV-9WQ3HF7TRC'),
    )
  },
}
export const Loading: Screen = { args: { answers: { invoice: pending, carts: pending } } }
export const Failed: Screen = { args: { answers: { invoice: unavailable, carts: pending } } }
export const NotFound: Screen = {
  args: { answers: { invoice: new Refused(404, { message: 'Tidak ditemukan.' }), carts: pending } },
}
export const WithoutCode: Screen = { args: { at: paths.statusOrder } }
