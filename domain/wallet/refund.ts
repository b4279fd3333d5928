/** What a refund is asked for. */
export const refundReasons = ['damaged', 'missing', 'wrong_charge', 'cancelled', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * `requested`: it waits for us. `approved`: its money is on its way to a bank. `paid`: it is in the wallet, or was
 * transferred. `rejected`: nothing is returned.
 */
export const refundStatuses = ['requested', 'approved', 'paid', 'rejected'] as const
export type RefundStatus = (typeof refundStatuses)[number]

const transitions: Record<RefundStatus, readonly RefundStatus[]> = {
  requested: ['approved', 'paid', 'rejected'],
  approved: ['paid'],
  paid: [],
  rejected: [],
}

export const canRefundBecome = (from: RefundStatus, to: RefundStatus): boolean =>
  transitions[from].includes(to)

/** Until one of these has ended, nothing else is asked for its shipment, which does not finish by itself. */
export const openRefunds = refundStatuses.filter((status) => transitions[status].length > 0)

/** The money of these is returned, or is about to be. */
export const grantedRefunds = ['approved', 'paid'] as const satisfies readonly RefundStatus[]

/** What came in and went back of a shipment, in whole rupiah. */
interface PaidFor {
  /** From outside: by a bank, a card or an e-wallet. */
  cash: number
  /** Out of the wallet, or on credit. */
  credit: number
  /** What its order has still to pay of what was paid later: what is returned lowers that first. */
  owed: number
  /** Into the wallet, or off what is owed, after a measurement. */
  credited: number
  refundedToWallet: number
  refundedToBank: number
}

export interface Refundable {
  paid: number
  /** What went back already. */
  returned: number
  /** The most that may still be returned. */
  left: number
  /** The most of it that may go to a bank account: credit never becomes cash, and none while something is owed. */
  leftToBank: number
  /** What is on its way to a bank account, or there, and came from no bank: a payment was taken back since. */
  tooMuchToBank: number
}

/** What may be returned of a shipment: never more than was paid for it, less what was credited and refunded. */
export function refundableOf({
  cash,
  credit,
  owed,
  credited,
  refundedToWallet,
  refundedToBank,
}: PaidFor): Refundable {
  const paid = cash + credit
  const returned = credited + refundedToWallet + refundedToBank
  const left = Math.max(0, paid - returned)
  const leftToBank = owed > 0 ? 0 : Math.max(0, Math.min(left, cash - refundedToBank))
  const tooMuchToBank = Math.max(0, refundedToBank - cash)
  return { paid, returned, left, leftToBank, tooMuchToBank }
}
