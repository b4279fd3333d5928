import { calls, type Notice } from '@seberang/domain/api'

/** The calls whose cached answers are stale when a topic changes. */
const readBy: Record<Exclude<Notice['topic'], 'resync'>, readonly { id: string }[]> = {
  cart: [calls.carts, calls.cartCounts, calls.allCartCounts, calls.cartOrInvoice],
  invoice: [
    calls.invoice,
    calls.invoices,
    calls.carts,
    calls.cartCounts,
    calls.allCartCounts,
    calls.cartOrInvoice,
    calls.refunds,
    calls.refundTerms,
    // How much of what is paid later is taken.
    calls.company,
    calls.paymentGroups,
  ],
  wallet: [
    calls.profile,
    calls.walletHistory,
    calls.withdrawals,
    calls.bankAccounts,
    calls.cards,
    calls.paymentGroups,
  ],
  ticket: [],
  notice: [calls.profile, calls.ktp, calls.passport, calls.company],
}

/** Whether a notice makes a cache key stale. */
export function isStale(key: unknown, { topic }: Pick<Notice, 'topic'>): boolean {
  if (!Array.isArray(key)) return false
  if (topic === 'resync') return true
  return [...readBy[topic], calls.notices].some(({ id }) => id === key[0])
}
