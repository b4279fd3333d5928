import { expect, it } from 'vitest'
import { describeSettled } from './billing.ts'

it.each([
  [679_655, 'the money is owed back', 'The customer is told that it is returned.'],
  [589_655, 'Rp589.655 of it is owed back', 'The customer has had the rest before, and is told so.'],
  [0, 'none of the money is owed back', 'The customer has had as much of the order before, and is told so.'],
])('of a transfer that paid nothing, %i to return reads: %s', (to_return, owed, then) => {
  const shown = describeSettled({
    invoice_code: 'INV-4T7XK2M9QB',
    type: 'checkout',
    status: 'expired',
    outcome: 'refund_owed',
    amount: 679_655,
    to_return,
    suite: 'SBR-1054',
    name: 'Ayu Lestari',
    shipments: [],
  })
  expect(shown.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    `INV-4T7XK2M9QB is expired, and ${owed}`,
    '  Rp679.655  SBR-1054  Ayu Lestari',
    `  ${then}`,
  ])
})
