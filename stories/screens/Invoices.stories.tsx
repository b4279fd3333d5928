import { expect } from 'storybook/test'
import { paths } from '../../app/lib/navigation/paths.ts'
import { invoices } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { hoursFromNow } from '../fixtures/app/clock.ts'
import { invoice, owedLater, paid } from '../fixtures/app/invoices.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import {
  additional,
  bySea,
  fromJapan,
  measured,
  measuredSmaller,
  onItsWay,
} from '../fixtures/app/shipments.ts'

export default {
  ...appScreens,
  title: 'Screens/Invoices',
  args: { at: paths.invoices, customer },
} satisfies Screens

const open = invoice([measured, onItsWay])

export const Many: Screen = {
  args: {
    answers: invoices([
      open,
      additional,
      invoice([bySea], { ...paid, invoice_code: 'INV-9WQ3HF7TRC', created_at: hoursFromNow(-400) }),
      invoice([fromJapan], {
        status: 'expired',
        ended_because: 'deadline',
        invoice_code: 'INV-2LM8VD6KPX',
        created_at: hoursFromNow(-700),
        due_date: hoursFromNow(-676),
      }),
    ]),
  },
  parameters: { pictures: fullPictures },
  play: async ({ canvas }) => {
    // What is due is paid from its row; what ended is not.
    const pay = await canvas.findAllByRole('link', { name: /^Bayar Rp/ })
    await expect(pay).toHaveLength(2)
    // The way on is the one that is due first.
    const [first, other] = pay
    if (!first || !other) throw new Error('no two invoices to pay')
    const surface = getComputedStyle(first.closest('section') ?? document.body).backgroundColor
    await expect(getComputedStyle(first).backgroundColor).not.toBe(surface)
    await expect(getComputedStyle(other).backgroundColor).toBe(surface)
  },
}
export const Withdrawn: Screen = {
  args: {
    answers: invoices([
      {
        ...additional,
        status: 'cancelled',
        ended_because: 'withdrawn',
        reason: 'Biaya gudang 6 hari',
        withdrawn_reason: 'Biaya gudangnya salah hitung',
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Alasannya: Biaya gudangnya salah hitung. Tidak ada yang perlu dibayar.'),
    ).toBeVisible()
  },
}
/** Of what was paid, one went back to the wallet in part, and one to the bank. */
export const WentBack: Screen = {
  args: {
    answers: invoices([
      {
        ...measuredSmaller.invoice,
        items: measuredSmaller.invoice.items.map((item) => ({
          ...item,
          changes: measuredSmaller.cart.price_changes,
        })),
      },
      invoice([bySea], {
        ...paid,
        invoice_code: 'INV-9WQ3HF7TRC',
        taken_back: { amount: 1_250_000, at: hoursFromNow(-1), by: 'bank' },
      }),
    ]),
  },
}
/** What is late comes first. */
export const PaidLater: Screen = {
  args: {
    answers: invoices([
      owedLater([bySea], 12),
      owedLater([bySea], -4, { invoice_code: 'INV-2QH7VB9NXE' }),
      invoice([bySea], { ...paid, paid_with: 'INV-6MWX3PT8KC' }),
    ]),
  },
}
export const One: Screen = { args: { answers: invoices([open]) } }
export const Empty: Screen = {}
export const Loading: Screen = { args: { answers: { invoices: pending } } }
export const Failed: Screen = { args: { answers: { invoices: unavailable } } }
export const Offline: Screen = { args: { online: false } }
