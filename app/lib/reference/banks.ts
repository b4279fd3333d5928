import { bankNames, walletNames, type PaymentMethod } from '@seberang/domain/api'

const names: Partial<Record<PaymentMethod, string>> = { ...bankNames, ...walletNames }

/** What stands on the plate of a method: its bank or wallet; a transfer by hand has none. */
export const bankOf = (method: PaymentMethod): string | undefined => names[method]
