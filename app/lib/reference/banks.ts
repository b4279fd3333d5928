import { bankNames, type PaymentMethod } from '@seberang/domain/api'

/** The bank of a virtual account; a transfer by hand has none. */
export const bankOf = (method: PaymentMethod): string | undefined =>
  method === 'manual' ? undefined : bankNames[method]
