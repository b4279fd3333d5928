import type { Payout, PayoutState } from './payout.ts'

const byHand: PayoutState = { state: 'processing', reference: '' }

/** An operator transfers the money, and enters the reference of the bank. */
export const manualPayout: Payout = {
  send: () => Promise.resolve(byHand),
  status: () => Promise.resolve(byHand),
}
