import type { Cart, Invoice, Priced, Refund } from '@seberang/domain/api'
import { basisOf, priceObject, shipmentsAtRisk } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatRupiah } from '@seberang/domain/format'
import { endedStatuses, statuses } from '@seberang/domain/status'
import { advise } from '@seberang/domain/terms'
import { expect, test } from 'vitest'
import { airJastip, requestWith } from '../../../domain/pricing/cases/build.ts'
import { cart } from '../../testing/cart.ts'
import { invoiceFacts, orderFacts, withRefunds } from './order-facts.ts'

const advice = advise(requestWith({ package: airJastip }, [{ price_original: 900 }]))
const texts = {
  measured: 'Selisih',
  charged: 'Tambahan',
  toTransfer: 'Yang harus ditransfer',
  uniqueCode: 'Kode unik',
}
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
  expect(invoiceFacts(added, { carts: [] }, texts, 'id').settlement).toMatchObject({
    due: 50_000,
    paid: [{ amount: total - 50_000 - 75_000 }],
    elsewhere: [{ amount: 75_000 }],
  })
})

test('what was paid before an additional invoice stands payment by payment, as in its order', () => {
  const { answer } = priced
  const agreed = { total: answer.total, weight: answer.weight }
  const change = { reason: '', measurement: null, before: agreed, now: agreed }
  const first = {
    invoice_code: 'INV-A2',
    total: 30_000,
    measurement: null,
    reason: '',
    payment: null,
    taken_back: null,
  }
  const dates = { created_at: '2026-11-03T03:00:00Z', due_date: '2026-11-04T03:00:00Z' }
  const billed: Cart = {
    ...cart,
    additional_invoices: [
      { ...first, ...dates, status: 'paid', paid_at: '2026-11-03T09:00:00Z' },
      { ...first, ...dates, invoice_code: 'INV-A3', total: 50_000, status: 'pending', paid_at: null },
    ],
    price_changes: [
      { ...change, amount: 30_000, invoice_code: 'INV-A2' },
      { ...change, amount: -20_000, invoice_code: null },
      { ...change, amount: 50_000, invoice_code: 'INV-A3' },
    ],
  }
  const [item] = invoice.items
  const added = {
    ...invoice,
    invoice_code: 'INV-A3',
    status: 'pending',
    total: 50_000,
    items: [{ ...item, amount: 50_000, unpaid_before: 0 }],
  } as unknown as Invoice
  expect(invoiceFacts(added, { carts: [billed] }, texts, 'id').settlement).toMatchObject({
    due: 50_000,
    paid: [
      { amount: answer.total - 50_000 - 30_000 + 20_000 },
      { amount: 30_000, how: '3\u00a0Nov, Tambahan' },
    ],
    returned: [{ amount: 20_000 }],
  })
})

test('an additional invoice that was paid is its own amount, beside what was paid before', () => {
  const [item] = invoice.items
  const added = {
    ...invoice,
    invoice_type: 'additional',
    total: 50_000,
    items: [{ ...item, amount: 50_000, unpaid_before: 0 }],
  } as unknown as Invoice
  expect(invoiceFacts(added, { carts: [] }, texts, 'id').settlement).toMatchObject({
    due: 0,
    paid: [{ amount: priced.answer.total - 50_000 }],
    paidNow: 50_000,
  })
})

test('an additional invoice that was paid is not the whole while the bank has taken its checkout back', () => {
  const [item] = invoice.items
  const total = priced.answer.total
  const added = {
    ...invoice,
    invoice_type: 'additional',
    invoice_code: 'INV-A2',
    total: 50_000,
    taken_back: null,
    items: [{ ...item, amount: 50_000, unpaid_before: 0 }],
  } as unknown as Invoice
  const taken_back = { amount: 900_000, at: '2026-11-03T03:00:00Z', by: 'bank' as const }
  const checkout = { ...invoice, taken_back } as unknown as NonNullable<Cart['invoice']>
  const facts = invoiceFacts(added, { carts: [{ ...cart, invoice: checkout }] }, texts, 'id')
  // Of an invoice of several shipments, the part of this one.
  expect(facts.settlement?.reversed).toMatchObject([{ amount: total - 50_000 }])
  expect(basisOf(facts)).toBe('reversed')
})

test('of a transfer that is taken back, its unique code is owed by nobody', () => {
  const { total } = invoice
  const taken_back = { amount: total + 246, at: '2026-11-03T03:00:00Z', by: 'operator' as const }
  const facts = orderFacts({ ...invoice, taken_back }, [], texts, 'id')
  expect(facts.settlement).toMatchObject({ paid: [{ amount: total }], reversed: [{ amount: total }] })
})

test('how an order was paid is said in short: a row of the receipt has room for a line on a phone', () => {
  const paid = { ...invoice, payment: { payment_method: 'va_bca', title: 'Virtual Account BCA' } } as Invoice
  const [first] = orderFacts(paid, [cart], texts, 'id').settlement?.paid ?? []
  expect(first?.how).toMatch(/^2\sNov, VA BCA$/)
})

test('what was paid later says when, and of several parcels for which', () => {
  const bill = {
    status: 'paid' as const,
    total: 30_000,
    measurement: null,
    reason: '',
    payment: null,
    taken_back: null,
    created_at: '2026-11-03T03:00:00Z',
    due_date: '2026-11-04T03:00:00Z',
    paid_at: '2026-11-03T09:00:00Z',
  }
  const named = (cart_code: string, title: string): Cart => ({
    ...cart,
    cart_code,
    products: cart.products.slice(0, 1).map((product) => ({ ...product, product_title: title })),
    additional_invoices: [{ ...bill, invoice_code: `INV-${cart_code}` }],
  })
  const paid = [named('SC-1', 'Serum'), named('SC-2', 'Sepatu')]
  const later = orderFacts(invoice, paid, texts, 'id').settlement?.paid.slice(1)
  expect(later?.map(({ how }) => how)).toEqual([
    '3\u00a0Nov, Tambahan, Serum',
    '3\u00a0Nov, Tambahan, Sepatu',
  ])
  const alone = orderFacts(invoice, paid.slice(0, 1), texts, 'id').settlement?.paid.slice(1)
  expect(alone?.map(({ how }) => how)).toEqual(['3\u00a0Nov, Tambahan'])
})

test.each(statuses)('what customs may still levy is said until it releases the parcel: %s', (status) => {
  const carts: Cart[] = [{ ...cart, priced, status }]
  const all = [orderFacts(invoice, carts, texts, 'id'), invoiceFacts(invoice, { carts }, texts, 'id')]
  expect(all.map((facts) => shipmentsAtRisk(facts).length)).toEqual(
    status === 'outbound' || status === 'finished' ? [0, 0] : [1, 1],
  )
})

test.each(endedStatuses)('the price of an invoice that ended unpaid warns of nothing: %s', (status) => {
  const facts = invoiceFacts(
    { ...invoice, status, paid_at: null },
    { carts: [{ ...cart, priced }] },
    texts,
    'id',
  )
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
    invoiceFacts(invoice, { carts: [{ ...cart, priced, next_change: next }] }, texts, 'id').shipments.map(
      ({ isOvertaken }) => isOvertaken,
    ),
  )
  expect(overtaken).toEqual([[false], [true]])
})

test('what is still due of a paid order contains the unique codes of its transfers', () => {
  const open = { status: 'pending', total: 75_000, due_date: '2099-11-25T02:00:00Z', taken_back: null }
  const byTransfer = { ...open, payment: { payment_method: 'manual', surplus: 117 } }
  const other = { ...open, payment: { payment_method: 'bca', surplus: undefined } }
  const due = { ...cart, cart_code: 'SBR-A1', additional_invoices: [byTransfer, other] }
  const facts = orderFacts({ ...invoice, taken_back: null }, [due as unknown as Cart], texts, 'id')
  expect(facts.settlement).toMatchObject({ due: 150_117, besides: [{ amount: 117 }] })
})

test('what is due by a manual transfer contains its unique code; once paid, that is in the wallet', () => {
  const { total } = invoice
  const payment = { payment_method: 'manual', title: 'Transfer bank manual', surplus: 117, steps: [] }
  const open = { ...invoice, status: 'pending', payment } as unknown as Invoice
  expect(invoiceFacts(open, { carts: [] }, texts, 'id').settlement).toMatchObject({
    due: total + 117,
    besides: [{ amount: 117 }],
  })
  const proof = { status: 'waiting', amount: total + 99 }
  const waiting = { ...open, payment: { ...payment, proof } } as unknown as Invoice
  expect(invoiceFacts(waiting, { carts: [] }, texts, 'id').settlement).toMatchObject({
    due: total + 99,
    besides: [{ amount: 99 }],
    isProofWaiting: true,
  })
  const paid = orderFacts({ ...invoice, payment: open.payment, taken_back: null }, [], texts, 'id')
  expect(paid.settlement).toMatchObject({ paid: [{ amount: total + 117 }], returned: [{ amount: 117 }] })
  const { statement, settled } = priceObject(paid, billTexts.id, 'id')
  expect(statement).toMatchObject({ basis: 'paid', amount: formatRupiah(total) })
  expect(settled.at(-1)).toMatchObject({ name: texts.uniqueCode, amount: '−Rp117' })
})

const toBank = {
  id: 'RF-1',
  to: { bank: 'BCA', number: '7890' },
  amount: 50_000,
  status: 'approved',
  decided_at: '2026-11-04T03:00:00Z',
  ended_at: null,
  undone_at: null,
} as unknown as Refund
const refundTexts = { toBank: 'Kembali', sendingToBank: (day: string) => `Dikirim, ${day}` }
const paidOn = { status: 'paid', ended_at: '2026-11-06T03:00:00Z' } as const

test.each([
  ['that is on its way is no money that arrived', {}, 'Dikirim, 5\u00a0Nov', undefined],
  ['that is there says since when', paidOn, 'Kembali 6\u00a0Nov', 'positive'],
  [
    'that its bank did not take is in the wallet since then',
    { ...paidOn, bounced: 'Ditutup' },
    'Dikembalikan ke dompet 6\u00a0Nov',
    'positive',
  ],
] as const)('a refund %s', (_, now, name, tone) => {
  const facts = orderFacts({ ...invoice, taken_back: null }, [], texts, 'id')
  const refunded = withRefunds(facts, [{ ...toBank, ...now }], refundTexts, 'id')
  const { statement, settled } = priceObject(refunded, billTexts.id, 'id')
  expect(settled.at(-1)).toEqual({ id: 'RF-1', name, amount: '−Rp50.000', ...(tone && { tone }) })
  expect(statement.amount).toBe(formatRupiah(invoice.total - 50_000))
})
