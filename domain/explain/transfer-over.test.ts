import { expect, it } from 'vitest'
import { transferOver } from './index.ts'

it.each([
  ['checkout', 'check out again'],
  ['additional', 'the invoice is renewed'],
  ['topup', 'start another top-up'],
])(
  'once the time to transfer is over, who has not sent it reads what becomes of the invoice: %s',
  (type, words) => {
    const { text } = transferOver({ due_date: '2026-11-27T03:00:00Z', invoice_type: type }, 'en')
    expect(text).toContain('We match it until')
    expect(text).toContain(words)
  },
)
