import type { Answers, ServedRequest } from '../fixtures/app/network.ts'
import type { Cart, Invoice } from '@seberang/domain/api'
import { priceObject } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { describe, expect, it } from 'vitest'
import { dueFirst, invoiceFacts, orderFacts } from '../../app/features/invoice/order-facts.ts'
import type { AppScreenProps, Screen } from '../fixtures/app/AppScreen.tsx'
import { paidByEstimate, partlyDue } from '../fixtures/app/shipments.ts'
import * as file from './StatusOrder.stories.tsx'

const { default: meta, ...stories } = file

/** The order of a story, as its answers have it; undefined where none is answered. */
function orderOf({ at, answers }: Pick<AppScreenProps, 'at'> & { answers: Answers }) {
  const query = new URLSearchParams(at.split('?')[1])
  const answer = (name: 'invoice' | 'carts', search: URLSearchParams): unknown => {
    const given = answers[name] as ((request: ServedRequest) => unknown) | undefined
    return typeof given === 'function' ? given({ query: search, params: {} }) : undefined
  }
  const code = query.get('action')
  if (code === null) return undefined
  const invoice = answer('invoice', new URLSearchParams({ invoice_code: code })) as
    { data: Invoice } | undefined
  // Of an amount, without a price of its own.
  if (invoice?.data.invoice_type === 'topup' || invoice?.data.invoice_type === 'paylater') return undefined
  const isAdditional = invoice?.data.invoice_type === 'additional'
  const codes = invoice?.data.items.map(({ cart_code }) => cart_code).join(',') ?? ''
  const search = new URLSearchParams(isAdditional ? { codes } : { query: code })
  const carts = answer('carts', search) as { results: Cart[] } | undefined
  return invoice && { invoice: invoice.data, carts: carts?.results ?? [] }
}

const orders = Object.entries<Screen>(stories).flatMap(([name, { args }]) => {
  const order = orderOf({ ...meta.args, ...args })
  return order ? [{ name, ...order }] : []
})

it('what waits for money is first, on its sheet and in the price', () => {
  const [due, settled] = partlyDue
  const carts = dueFirst([settled, due])
  expect(carts).toEqual([due, settled])
  const { items } = paidByEstimate
  const facts = orderFacts(
    { ...paidByEstimate, items: items.toReversed() },
    carts,
    { measured: '', charged: '', toTransfer: '', uniqueCode: '' },
    'id',
  )
  expect(facts.shipments.map(({ code }) => code)).toEqual(carts.map(({ cart_code }) => cart_code))
})

const worth = (text: string) => Number(text.replaceAll(/\D/g, '')) * (text.startsWith('−') ? -1 : 1)
const sum = (amounts: readonly string[]) => amounts.reduce((total, text) => total + worth(text), 0)

describe('the figures of every order', () => {
  it('are there', () => expect(orders.length).toBeGreaterThan(9))

  it.each(orders)('$name adds up', ({ invoice, carts }) => {
    const texts = { measured: 'Selisih', charged: 'Tambahan', toTransfer: '', uniqueCode: '' }
    const facts =
      invoice.status === 'paid' && invoice.invoice_type !== 'additional'
        ? orderFacts(invoice, carts, texts, 'id')
        : invoiceFacts(invoice, { carts }, texts, 'id')
    const { groups, settled, statement } = priceObject(facts, billTexts.id, 'id')
    for (const group of groups)
      expect(sum(group.lines.map(({ amount = '' }) => amount))).toBe(worth(group.sum))
    const price = sum(groups.map((group) => group.sum))
    const total = worth(statement.amount ?? '')
    const isPart = statement.basis === 'due' || facts.settlement?.paidNow !== undefined
    // From the price down to what is due, or to the part that an invoice was for; else payments up to what was paid.
    expect(settled.length > 0 ? sum(settled.map(({ amount }) => amount)) : price).toBe(total)
    const paid = sum(settled.slice(1).map(({ amount }) => amount))
    expect(isPart ? total - paid : total).toBe(price)
  })
})
