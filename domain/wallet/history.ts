/** What a line of a wallet's history is. */
export const walletEntryKinds = [
  'topup',
  'payment',
  'credit',
  'refund',
  'withdrawal',
  'withdrawal_returned',
  'taken_back',
] as const
export type WalletEntryKind = (typeof walletEntryKinds)[number]

/** What a history can be narrowed to: a kind, or what came in or went out. */
export const walletFilters = [...walletEntryKinds, 'in', 'out'] as const
export type WalletFilter = (typeof walletFilters)[number]
