import { expect, within, userEvent } from 'storybook/test'
import texts from '../../app/locales/id/checkout.json'
import { checkoutPathOf, payNowOf } from '../../app/lib/navigation/checkout-link.ts'
import { paths } from '../../app/lib/navigation/paths.ts'
import { list, shipments } from '../fixtures/app/answers.ts'
import { withPayLater } from '../fixtures/app/invoices.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, Refused, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import { bySea, measured, repricedAt, shoesBesideQuote, unknownParcel } from '../fixtures/app/shipments.ts'
import { tenPercent, usedVoucher, voucher, vouchers } from '../fixtures/app/vouchers.ts'

const chosen = [measured.cart_code, bySea.cart_code]

export default {
  ...appScreens,
  title: 'Screens/Checkout',
  args: {
    at: checkoutPathOf(chosen),
    customer,
    answers: shipments([measured, bySea, unknownParcel]),
  },
} satisfies Screens

const order = {
  selection: { chosen, couriers: { [measured.cart_code]: 'jne-reg', [bySea.cart_code]: 'jnt-ez' } },
  insurances: { [measured.cart_code]: 0.05 },
  method: 'va_bca',
} as const

export const Full: Screen = { args: { order }, parameters: { pictures: fullPictures } }
/** A company pays later, up to what is left of its limit. */
export const PayLater: Screen = {
  args: {
    order: { ...order, method: 'paylater' },
    answers: { ...shipments([measured, bySea, unknownParcel]), paymentGroups: list(withPayLater()) },
  },
  parameters: { pictures: ['phone', 'laptop'] },
}
/** Why not, and the way to it. */
export const PayLaterNotYet: Screen = {
  args: {
    order,
    answers: {
      ...shipments([measured, bySea, unknownParcel]),
      paymentGroups: list(
        withPayLater({
          available: false,
          refused: 'not_accepted',
          reason: 'Terima ketentuan perusahaan dulu, di halaman perusahaan.',
        }),
      ),
    },
  },
  parameters: { pictures: ['phone'] },
}
/** What it may cost more is a line; the rows, the total and the button keep their room. */
export const CautionsOnALaptop: Screen = {
  args: {
    at: checkoutPathOf([bySea.cart_code, shoesBesideQuote.cart_code]),
    answers: shipments([bySea, shoesBesideQuote]),
    order: {
      ...order,
      selection: {
        chosen: [bySea.cart_code, shoesBesideQuote.cart_code],
        couriers: { [bySea.cart_code]: 'jnt-ez', [shoesBesideQuote.cart_code]: 'jne-reg' },
      },
    },
  },
  parameters: { pictures: ['laptop'], shown: 'section[aria-label="Rincian 2 kiriman"]' },
}
const withLaw = [measured, bySea, shoesBesideQuote]
const codes = withLaw.map(({ cart_code }) => cart_code)
/** The most first, and what the others lack. */
export const ChooseVoucher: Screen = {
  args: {
    at: checkoutPathOf([measured.cart_code]),
    answers: {
      ...shipments([measured]),
      myVouchers: list([{ ...tenPercent, used_at: null }, usedVoucher]),
      publicVouchers: list(vouchers),
    },
  },
  parameters: { pictures: ['phone', 'laptop'] },
  play: async ({ args, canvas, canvasElement }) => {
    await settled(args)
    await userEvent.click(canvas.getByRole('button', { name: texts.voucher.use }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
    const options = await within(dialog).findAllByRole('radio')
    await expect(options[0]).toBeChecked()
    await expect(options.at(-1)).toBeDisabled()
  },
}
/** Voucher, code and what changes it are one row, which stands above the total while the parcels scroll. */
export const VoucherApplied: Screen = {
  args: {
    at: checkoutPathOf(codes),
    answers: shipments(withLaw),
    order: {
      ...order,
      voucher: { cart_code: measured.cart_code, voucher },
      selection: {
        chosen: codes,
        couriers: { ...order.selection.couriers, [shoesBesideQuote.cart_code]: 'jne-reg' },
      },
    },
  },
  parameters: { pictures: ['laptop'], shown: 'section[aria-label="Rincian 3 kiriman"]' },
  play: async ({ args, canvas }) => {
    await settled(args)
    const code = canvas.getByText(voucher.code).getBoundingClientRect()
    const { top, bottom } = canvas.getByRole('button', { name: texts.voucher.remove }).getBoundingClientRect()
    await expect((code.top + code.bottom) / 2).toBeGreaterThan(top)
    await expect((code.top + code.bottom) / 2).toBeLessThan(bottom)
    const icon = canvas.getByText(voucher.code).closest('div')?.querySelector('svg')?.getBoundingClientRect()
    await expect(icon?.bottom).toBeGreaterThan(code.top)
  },
}
export const OneAtOnce: Screen = {
  args: { at: payNowOf(measured.cart_code) },
  play: async ({ args, canvas }) => {
    await settled(args)
    // As a row of the price's sum: the price that was saved had no courier.
    await expect(canvas.getByText('Setelah diukur', { selector: 'dt' })).toBeVisible()
  },
}
export const Missing: Screen = {
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const [button] = within(canvasElement).getAllByRole('button', { name: texts.payShort })
    if (!button) throw new Error('a checkout without a button that pays')
    await userEvent.click(button)
    await settled(args)
  },
}

const now = [repricedAt(measured, { USD: 16_905 })]
export const PriceChanged: Screen = {
  args: {
    at: payNowOf(measured.cart_code),
    order: { method: 'va_bca' },
    answers: {
      ...shipments([measured]),
      checkout: new Refused(409, {
        code: 'price_changed',
        message: 'Harganya berubah.',
        data: {
          expected_total: 0,
          total: now.reduce((sum, { answer }) => sum + answer.total, 0),
          carts: now,
        },
      }),
    },
  },
  parameters: { shown: '[role="dialog"]' },
  play: Missing.play,
}
export const LeftOut: Screen = { args: { at: checkoutPathOf([...chosen, unknownParcel.cart_code]) } }
export const Empty: Screen = { args: { at: paths.checkout, answers: shipments([]) } }
export const Loading: Screen = { args: { answers: { carts: pending } } }
export const Failed: Screen = { args: { answers: { carts: unavailable } } }
export const Offline: Screen = { args: { online: false } }
