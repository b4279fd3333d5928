import type { Invoice, NextCharge, Replacement, TransferProof } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import type { Status } from '@seberang/domain/status'
import { expect, within } from 'storybook/test'
import texts from '../../app/locales/id/invoice.json'
import refundTexts from '../../app/locales/id/refund.json'
import tracking from '../../app/locales/id/status.json'
import { paths, statusOrderOf } from '../../app/lib/navigation/paths.ts'
import prices from '../../domain/explain/texts/price-object/id.json'
import { invoices, shipments } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { hoursFromNow } from '../fixtures/app/clock.ts'
import {
  card,
  invoice,
  opening,
  owedLater,
  paid,
  proof,
  push,
  scan,
  topUp,
  transfer,
  wallet,
} from '../fixtures/app/invoices.ts'
import { pending, Refused, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import { refundable, refunded, refunds } from '../fixtures/app/refunds.ts'
import { savedCards, shutHistory } from '../fixtures/app/wallet.ts'
import {
  additional,
  billed,
  billedTwice,
  measuredLarger,
  creditTakenBack,
  measuredSmaller,
  measuredUnpaid,
  measuredUnpaidAgain,
  measuredWithheld,
  paidAt,
  paidAlone,
  paidByEstimate,
  paidBySea,
  partlyDue,
  unpaidByEstimate,
} from '../fixtures/app/shipments.ts'

const open = invoice([paidAt('warehouse'), paidBySea('warehouse')])

/** Within what QRIS takes. */
const small = invoice([paidAt('warehouse')])

export default {
  ...appScreens,
  title: 'Screens/StatusOrder',
  args: { at: statusOrderOf(open.invoice_code), customer, answers: { carts: pending } },
} satisfies Screens

/** When the first of these shipments reached a status. */
const reached = (carts: Parameters<typeof invoice>[0], status: Status): string | undefined =>
  carts
    .flatMap(({ cart_logs: logs }) => logs.find((log) => log.status === status)?.log_date ?? [])
    .toSorted()[0]

/** A paid invoice and its shipments, which left after it was paid. */
const ordered = (...carts: Parameters<typeof invoice>[0]) => ({
  ...invoices([
    invoice(carts, {
      ...paid,
      created_at: reached(carts, 'pending') ?? hoursFromNow(-2),
      paid_at: reached(carts, 'paid') ?? paid.paid_at,
    }),
  ]),
  ...shipments(carts),
})

export const ToPay: Screen = {
  args: { answers: { ...invoices([open]), ...shipments([paidAt('pending'), paidBySea('pending')]) } },
  parameters: { pictures: fullPictures },
}
export const ToTransfer: Screen = {
  args: { answers: { ...invoices([{ ...open, payment: transfer }]), ...shipments([]) } },
  parameters: { pictures: fullPictures },
}
const proven = (change: Partial<TransferProof>): Invoice => ({
  ...open,
  payment: { ...transfer, proof: { ...proof, ...change } },
})
export const ProofWaiting: Screen = {
  args: { answers: invoices([proven({})]) },
  parameters: { pictures: fullPictures },
}
export const ProofRejected: Screen = {
  args: {
    answers: invoices([
      proven({
        status: 'rejected',
        reason: 'Fotonya menunjukkan Rp12.312.000, seharusnya Rp12.312.777.',
        decided_at: hoursFromNow(-0.5),
      }),
    ]),
  },
  parameters: { pictures: fullPictures },
}
/** On the phone that pays, the code is saved as an image. */
export const ToScan: Screen = {
  args: {
    at: statusOrderOf(small.invoice_code),
    answers: { ...invoices([{ ...small, payment: scan }]), ...shipments([]) },
  },
  parameters: { pictures: ['phone', 'laptop'] },
}
export const ToWallet: Screen = {
  args: { answers: { ...invoices([{ ...open, payment: wallet }]), ...shipments([]) } },
}
const later = owedLater([paidAt('paid'), paidBySea('paid')], 30)
/** Right after it was accepted: the order counts as paid, and what is owed has its day. */
export const PayLater: Screen = {
  args: { at: statusOrderOf(later.invoice_code), answers: { ...invoices([later]), ...shipments([]) } },
  parameters: { pictures: fullPictures },
}
const overdue = owedLater([paidAt('sent'), paidBySea('sent')], -9)
/** Some of it was returned, and the rest is late. */
export const PayLaterOverdue: Screen = {
  args: {
    at: statusOrderOf(overdue.invoice_code),
    answers: {
      ...invoices([{ ...overdue, total: overdue.total - 250_000, reduced: 250_000 }]),
      ...shipments([]),
    },
  },
  parameters: { pictures: fullPictures },
}
/** The number is typed on the gateway's page, not here. */
export const ToPayByCard: Screen = {
  args: { answers: { ...invoices([{ ...open, payment: card }]), ...shipments([]) } },
  parameters: { pictures: fullPictures },
}
/** A saved card first; one that has expired cannot be chosen. */
export const ToPayBySavedCard: Screen = {
  args: { answers: { ...invoices([{ ...open, payment: card }]), ...shipments([]), cards: savedCards } },
  parameters: { pictures: fullPictures },
}
/** The bank declined, or the payer did not go on. */
export const CardDeclined: Screen = {
  args: { answers: { ...invoices([{ ...open, payment: { ...card, lapsed: 'denied' } }]), ...shipments([]) } },
  parameters: { pictures: ['phone'] },
}
/** A phone is asked for a minute, which a ring counts. */
export const ToAgree: Screen = {
  args: {
    answers: {
      ...invoices([{ ...open, payment: { ...push, expires_at: hoursFromNow(1 / 60) } }]),
      ...shipments([]),
    },
  },
  // The ring runs.
  parameters: { pictures: [] },
}
/** Nobody agreed: no money has left, and the phone is asked again. */
export const NotAgreed: Screen = {
  args: {
    answers: { ...invoices([{ ...open, payment: { ...push, lapsed: 'expired' } }]), ...shipments([]) },
  },
  parameters: { pictures: ['phone'] },
}
/** What was sent in time is still matched: nothing more is asked for. */
export const TransferOver: Screen = {
  args: {
    answers: {
      ...invoices([
        { ...open, payment: transfer, created_at: hoursFromNow(-25), due_date: hoursFromNow(-1) },
      ]),
      ...shipments([paidAt('pending'), paidBySea('pending')]),
    },
  },
}
export const PaidOnItsWay: Screen = {
  args: { answers: ordered(paidAt('inbound')) },
  parameters: { pictures: fullPictures },
}
/** Its state stands as steps, and what was returned in the price. */
/** It goes on, and what is due for it stands elsewhere. */
export const AcceptedLater: Screen = {
  args: {
    answers: {
      ...invoices([
        invoice([paidAt('paid')], { ...paid, paid_at: hoursFromNow(0), paid_with: later.invoice_code }),
      ]),
      ...shipments([paidAt('paid')]),
    },
  },
  parameters: { pictures: ['phone'] },
}
export const RefundPaid: Screen = {
  args: { answers: { ...ordered(paidAt('outbound')), ...refunded(refunds.paid) } },
  parameters: { pictures: fullPictures },
}
export const RefundRequested: Screen = {
  args: { answers: { ...ordered(paidAt('outbound')), ...refunded(refunds.requested) } },
}
export const RefundToBank: Screen = {
  args: {
    answers: {
      ...ordered(paidAt('outbound')),
      ...refunded(refunds.toBank, refunds.bounced, refunds.rejected),
    },
  },
}
const asks: NonNullable<Screen['play']> = async ({ args, canvas, userEvent }) => {
  await settled(args)
  await userEvent.click(await canvas.findByRole('button', { name: refundTexts.action }))
  const body = within(document.body)
  await userEvent.click(await body.findByRole('radio', { name: refundTexts.reason.missing }))
  await userEvent.type(
    body.getByRole('textbox', { name: refundTexts.description }),
    'Di daftar ada 6 kabel, di dalam kardus hanya 4.',
  )
}
export const AskingRefund: Screen = {
  args: {
    answers: {
      ...ordered(paidAt('outbound')),
      ...refundable({ cart_code: 'SC-7KQ4M2XA', title: 'Lensa kamera', paid: 1_145_220 }),
    },
  },
  parameters: { pictures: fullPictures, shown: '[role="dialog"]' },
  play: asks,
}
export const PaidBySea: Screen = { args: { answers: ordered(paidBySea('sent')) } }
export const PaidSeveral: Screen = {
  args: { answers: ordered(paidAt('outbound'), paidBySea('paid')) },
}
const five = ['outbound', 'inbound', 'sent', 'paid', 'finished'] as const
/** Of five the first is in full; the others say in a line where they are, and open. */
export const PaidFive: Screen = {
  args: {
    answers: ordered(
      ...five.map((status, at) => {
        const cart = paidAt(status, { code: `SC-7KQ4M2X${at}` })
        const products = cart.products.map((one) => ({ ...one, product_title: `Lensa ${at + 1}` }))
        return { ...cart, products }
      }),
    ),
  },
  parameters: { pictures: [] },
  play: async ({ args, canvas, userEvent }) => {
    await settled(args)
    const routes = () =>
      canvas.getAllByText(tracking.route.customs).filter((one) => one.checkVisibility()).length
    await expect(routes()).toBe(1)
    const third = canvas.getByRole('button', { name: /^Lensa 3.*Dikirim ke Indonesia.*Rp/, expanded: false })
    third.focus()
    await userEvent.keyboard('{Enter}')
    await expect(routes()).toBe(2)
    await expect(third).toHaveFocus()
    await expect(third).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(routes()).toBe(1)
  },
}
export const PaidFiveOnALaptop: Screen = { ...PaidFive, globals: { viewport: { value: 'desktop' } } }
export const PartlyDue: Screen = {
  args: { answers: { ...invoices([paidByEstimate]), ...shipments(partlyDue) } },
  parameters: { pictures: fullPictures },
}
export const MeasuredTwice: Screen = {
  args: { answers: { ...invoices([measuredLarger.invoice]), ...shipments([measuredLarger.cart]) } },
}
/** Weighed while its invoice is open. */
export const MeasuredUnpaid: Screen = {
  args: { answers: { ...invoices([unpaidByEstimate]), ...shipments([measuredUnpaid]) } },
  parameters: { pictures: fullPictures },
}
export const DueTwice: Screen = {
  args: { answers: { ...invoices([paidAlone]), ...shipments([billedTwice]) } },
  parameters: { pictures: fullPictures },
  play: async ({ args, canvas }) => {
    await settled(args)
    for (const { invoice_code, total } of billedTwice.additional_invoices) {
      // Only in the list of what is due, not with its reason, too.
      const pay = canvas.getByRole('link', { name: `Bayar ${formatRupiah(total)}` })
      await expect(pay).toHaveAttribute('href', statusOrderOf(invoice_code))
    }
  },
}
export const TakenBack: Screen = {
  args: {
    answers: {
      ...invoices([
        { ...open, payment: opening, taken_back: { amount: open.total, at: hoursFromNow(-1), by: 'bank' } },
      ]),
      ...shipments([paidAt('pending')]),
    },
  },
}
/** It was for another invoice: the account to transfer to is the same. */
export const TransferTakenBack: Screen = {
  args: {
    answers: {
      ...invoices([
        {
          ...open,
          payment: transfer,
          taken_back: { amount: open.total, at: hoursFromNow(-1), by: 'operator' },
        },
      ]),
      ...shipments([paidAt('pending')]),
    },
  },
  parameters: { pictures: ['phone'] },
}
/** What a lighter measurement had credited is out of the wallet again. */
export const TakenBackAfterCredit: Screen = {
  args: {
    answers: {
      ...invoices([
        {
          ...open,
          payment: opening,
          taken_back: { amount: open.total, at: hoursFromNow(-1), by: 'bank' },
          credit_undone: 40_000,
        },
      ]),
      ...shipments([paidAt('pending')]),
    },
  },
}
/** Its price is of the first measurement, and what the second one found less comes back once it is paid. */
export const TakenBackAfterMeasuring: Screen = {
  args: {
    answers: {
      ...invoices([
        {
          ...measuredUnpaidAgain.invoice,
          taken_back: { amount: measuredUnpaidAgain.invoice.total, at: hoursFromNow(-1), by: 'bank' },
        },
      ]),
      ...shipments([...measuredUnpaidAgain.carts]),
    },
  },
  play: async ({ args, canvas }) => {
    await settled(args)
    const amount = formatRupiah(-(measuredUnpaidAgain.carts[0].next_change?.amount ?? 0))
    const foot = texts.afterPaid.credited.replace('{{amount}}', amount)
    await expect(canvas.getByText(foot)).toBeVisible()
    const [overtaken] = canvas.getAllByText(prices.note.measuredBefore)
    await expect(overtaken).toBeVisible()
  },
}
/** The goods had left: the order goes on. */
export const TakenBackOnItsWay: Screen = {
  args: {
    answers: {
      ...ordered(paidAt('inbound')),
      ...invoices([
        invoice([paidAt('inbound')], {
          ...paid,
          taken_back: { amount: invoice([paidAt('inbound')]).total, at: hoursFromNow(-1), by: 'bank' },
        }),
      ]),
    },
  },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getByText(prices.basis.reversed)).toBeVisible()
    await expect(canvas.queryByText(new RegExp(prices.note.paid))).toBeNull()
  },
}
/** One of two additional invoices was paid, until the bank reversed it. */
export const AdditionalTakenBack: Screen = {
  args: {
    answers: {
      ...invoices([paidAlone]),
      ...shipments([
        {
          ...billedTwice,
          additional_invoices: billedTwice.additional_invoices.map((one, at) => ({
            ...one,
            taken_back: at === 0 ? { amount: one.total, at: hoursFromNow(-1), by: 'bank' } : null,
          })),
        },
      ]),
    },
  },
}
export const Finished: Screen = { args: { answers: ordered(paidAt('finished')) } }
export const Credited: Screen = {
  args: { answers: { ...invoices([measuredSmaller.invoice]), ...shipments([measuredSmaller.cart]) } },
}
/** What one measurement credited, the next took back. */
export const CreditTakenBack: Screen = {
  args: { answers: { ...invoices([creditTakenBack.invoice]), ...shipments([creditTakenBack.cart]) } },
}
/** The bank has reversed the payment since the goods left. */
export const CreditWithheld: Screen = {
  args: { answers: { ...invoices([measuredWithheld.invoice]), ...shipments([measuredWithheld.cart]) } },
  play: async ({ args, canvas }) => {
    await settled(args)
    const amount = formatRupiah(-(measuredWithheld.cart.next_change?.amount ?? 0))
    await expect(
      canvas.getByText(new RegExp(`Pembayaranmu ditarik kembali, jadi selisih ${amount}`)),
    ).toBeVisible()
  },
}
export const Expired: Screen = {
  args: {
    answers: {
      ...invoices([
        {
          ...open,
          status: 'expired',
          ended_because: 'deadline',
          due_date: hoursFromNow(-1),
          payment: null,
          to_return: [{ amount: 423_500, at: hoursFromNow(-0.5), because: 'deadline' }],
        },
      ]),
      ...shipments([paidAt('warehouse'), paidBySea('warehouse')]),
    },
  },
}
/** What is checked out again already is not offered for it: the page leads to where it is. */
export const CheckedOutAgain: Screen = {
  args: {
    answers: {
      ...invoices([
        {
          ...open,
          status: 'expired',
          ended_because: 'deadline',
          payment: null,
          items: open.items.map((item) => ({ ...item, gone: true })),
          checked_out_again: 'INV-9WQ3HF7TRC',
        },
      ]),
      ...shipments([paidAt('warehouse'), paidBySea('warehouse')]),
    },
  },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.queryByRole('link', { name: texts.over.again })).toBeNull()
    await expect(canvas.getByRole('link', { name: texts.over.order })).toHaveAttribute(
      'href',
      statusOrderOf('INV-9WQ3HF7TRC'),
    )
  },
}
export const Denied: Screen = {
  args: {
    answers: {
      ...invoices([{ ...open, status: 'cancelled', ended_because: 'denied', payment: null }]),
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
const cancelled = { ...additional, status: 'cancelled', ended_because: 'replaced', payment: null } as const
export const AdditionalCancelled: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([cancelled]), ...shipments([billed]) },
  },
}
const withdrawn = {
  ...cancelled,
  ended_because: 'withdrawn',
  reason: 'Biaya gudang 6 hari',
  items: additional.items.map((item) => ({ ...item, measurement: null })),
  withdrawn_reason: 'Biaya gudangnya salah hitung',
  ended_at: hoursFromNow(-1),
} as const
export const AdditionalWithdrawn: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([withdrawn]), ...shipments([billed]) },
  },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getAllByText(/Biaya gudangnya salah hitung/)).toHaveLength(2)
  },
}
const nextCharge: NextCharge = {
  invoice_code: 'INV-9WQ3HF7TRC',
  amount: 50_000,
  reason: 'Biaya gudang 5 hari',
}
export const AdditionalChargedAgain: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([{ ...withdrawn, charged_next: nextCharge }]), ...shipments([billed]) },
  },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getByRole('link', { name: texts.over.additional.openLater })).toHaveAttribute(
      'href',
      statusOrderOf('INV-9WQ3HF7TRC'),
    )
  },
}
const replacement: Replacement = {
  invoice_code: 'INV-9WQ3HF7TRC',
  amount: 122_500,
  reason: 'Setelah diukur ulang, paketnya lebih ringan dari pengukuran sebelumnya.',
  measurement: null,
}
/** Measured again: the invoice that took its place is one link off. */
export const AdditionalReplaced: Screen = {
  args: {
    at: statusOrderOf(additional.invoice_code),
    answers: { ...invoices([{ ...cancelled, replaced_by: replacement }]), ...shipments([billed]) },
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
export const TopUp: Screen = {
  args: { at: statusOrderOf(topUp.invoice_code), answers: invoices([topUp]) },
  parameters: { pictures: fullPictures },
}
export const TopUpPaid: Screen = {
  args: {
    at: statusOrderOf(topUp.invoice_code),
    answers: {
      ...invoices([{ ...topUp, ...paid }]),
      profile: { action: true, customer: { ...customer, wallet: topUp.total } },
    },
  },
  parameters: { pictures: ['phone', 'laptop'] },
}
/** It was spent: what is to be transferred, and where to. */
export const TopUpTakenBack: Screen = {
  args: {
    at: statusOrderOf(topUp.invoice_code),
    answers: {
      ...invoices([
        { ...topUp, ...paid, taken_back: { amount: topUp.total, at: hoursFromNow(-0.2), by: 'bank' } },
      ]),
      walletHistory: shutHistory(topUp.invoice_code, topUp.total),
      profile: { action: true, customer: { ...customer, wallet: 0 } },
    },
  },
  parameters: { pictures: ['phone', 'laptop'] },
}
export const Loading: Screen = { args: { answers: { invoice: pending, carts: pending } } }
export const Failed: Screen = { args: { answers: { invoice: unavailable, carts: pending } } }
export const NotFound: Screen = {
  args: { answers: { invoice: new Refused(404, { message: 'Tidak ditemukan.' }), carts: pending } },
}
export const WithoutCode: Screen = { args: { at: paths.statusOrder } }
