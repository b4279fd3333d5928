import { randomUUID } from 'node:crypto'
import type { Charge } from '../../../server/gateway/gateway.ts'

export const made_at = new Date('2026-11-21T10:00:00Z')

/** Of somebody with a day to pay, but for half a minute. */
export const charge = (change: Partial<Charge> = {}): Charge => ({
  order_id: randomUUID(),
  method: 'va_bca',
  amount: 417_500,
  made_at,
  expires_at: new Date('2026-11-22T09:59:30Z'),
  customer: { name: 'Ayu Lestari', email: 'ayu@example.com', phone: '+62 812 2044 1871' },
  return_url: 'https://seberang.example.com/status/order?action=INV-1',
  ...change,
})

/** An order as it is asked about by its own id alone, unless the gateway's is given. */
export const known = (request: Charge, transaction_id: string | null = null) => ({
  ...request,
  transaction_id,
})
