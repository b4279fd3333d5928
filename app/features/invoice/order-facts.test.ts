import type { Cart, Invoice, Priced } from '@seberang/domain/api'
import { basisOf, shipmentsAtRisk } from '@seberang/domain/explain'
import { endedStatuses, statuses } from '@seberang/domain/status'
import { advise } from '@seberang/domain/terms'
import { expect, test } from 'vitest'
import { airJastip, requestWith } from '../../../domain/pricing/cases/build.ts'
import { cart } from '../../testing/cart.ts'
import { invoiceFacts, orderFacts } from './order-facts.ts'

const advice = advise(requestWith({ package: airJastip }, [{ price_original: 900 }]))
const priced: Priced = { ...cart.priced, ...(advice && { advice }) }
const invoice = {
  invoice_code: 'INV-A1',
  status: 'paid',
  total: priced.answer.total,
  due_date: '2026-11-03T03:00:00Z',
  paid_at: '2026-11-02T03:00:00Z',
  payment: null,
  items: [
    {
      cart_code: cart.cart_code,
      title: 'Sepatu lari',
      amount: priced.answer.total,
      priced,
      unpaid_before: 0,
    },
  ],
} as unknown as Invoice

test('an additional invoice counts as paid only what was, beside what another one asks for', () => {
  const total = priced.answer.total
  const [item] = invoice.items
  const added = {
    ...invoice,
    status: 'pending',
    total: 50_000,
    items: [{ ...item, amount: 50_000, unpaid_before: 75_000 }],
  } as unknown as Invoice
  expect(invoiceFacts(added, { carts: [] }, 'id').settlement).toMatchObject({
    due: 50_000,
    paid: [{ amount: total - 50_000 - 75_000 }],
    elsewhere: [{ amount: 75_000 }],
  })
})

test.each(statuses)('what customs may still levy is said until it releases the parcel: %s', (status) => {
  const carts: Cart[] = [{ ...cart, priced, status }]
  const all = [
    orderFacts(invoice, carts, { measured: 'Selisih', charged: 'Tambahan' }, 'id'),
    invoiceFacts(invoice, { carts }, 'id'),
  ]
  expect(all.map((facts) => shipmentsAtRisk(facts).length)).toEqual(
    status === 'outbound' || status === 'finished' ? [0, 0] : [1, 1],
  )
})

test.each(endedStatuses)('the price of an invoice that ended unpaid warns of nothing: %s', (status) => {
  const facts = invoiceFacts({ ...invoice, status, paid_at: null }, { carts: [{ ...cart, priced }] }, 'id')
  expect(shipmentsAtRisk(facts)).toEqual([])
  expect(basisOf(facts)).toBe('ended')
})

test('a price is overtaken where a measurement waits for its payment', () => {
  const { answer } = priced
  const agreed = { total: answer.total, weight: answer.weight }
  const next_change: Cart['next_change'] = {
    amount: -40_000,
    reason: 'Lebih ringan.',
    measurement: null,
    before: agreed,
    now: agreed,
    invoice_code: null,
    waits_for: 'payment',
    priced,
  }
  const overtaken = [null, next_change].map((next) =>
    invoiceFacts(invoice, { carts: [{ ...cart, priced, next_change: next }] }, 'id').shipments.map(
      ({ isOvertaken }) => isOvertaken,
    ),
  )
  expect(overtaken).toEqual([[false], [true]])
})
