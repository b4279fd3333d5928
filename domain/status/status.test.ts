import { describe, expect, it } from 'vitest'
import { languages } from '../language/index.ts'
import {
  actors,
  can,
  canMove,
  currentStatus,
  hasLeft,
  isComplete,
  isDueAhead,
  journey,
  millisecondsBeforeFinishing,
  millisecondsBeforeShipping,
  stage,
  statusAfterExpiry,
  statuses,
  statusLabels,
} from './index.ts'
import type { Actor, MoveContext, Status, StatusReason } from './index.ts'

const now = 1_800_000_000_000
/** A context in which every check passes. */
const ready: Omit<MoveContext, 'by'> = {
  now,
  isReceived: true,
  isMeasured: true,
  isComplete: true,
  isConfirmed: true,
  cameFrom: 'warehouse',
  paidAt: now - millisecondsBeforeShipping,
  hasUnpaidAdditionalInvoice: false,
  additionalPaidAt: now - millisecondsBeforeShipping,
  outboundAt: now - millisecondsBeforeFinishing,
  hasOpenCase: false,
}

/** The whole table, with a context in which each transition is permitted. */
const permitted: [from: Status | null, to: Status, who: Actor[], context?: Partial<MoveContext>][] = [
  [null, 'from_seller', ['customer']],
  [null, 'quarantine', ['operator']],
  ['from_seller', 'warehouse', ['operator']],
  ['warehouse', 'from_seller', ['operator'], { isReceived: false }],
  ['quarantine', 'from_seller', ['operator'], { isReceived: false }],
  ['from_seller', 'quarantine', ['operator']],
  ['from_seller', 'pending', ['customer']],
  ['quarantine', 'warehouse', ['operator']],
  ['quarantine', 'pending', ['customer']],
  ['warehouse', 'pending', ['customer']],
  ['pending', 'paid', ['gateway', 'operator', 'system']],
  ['pending', 'warehouse', ['system', 'customer', 'operator']],
  [
    'pending',
    'from_seller',
    ['system', 'customer', 'operator'],
    { cameFrom: 'from_seller', isReceived: false },
  ],
  ['pending', 'quarantine', ['system', 'customer', 'operator'], { cameFrom: 'quarantine' }],
  ['paid', 'sent', ['operator']],
  ['paid', 'pending', ['gateway']],
  ['sent', 'inbound', ['operator', 'carrier']],
  ['inbound', 'outbound', ['operator', 'carrier']],
  ['outbound', 'finished', ['carrier', 'operator', 'system']],
]

const everyMove = [null, ...statuses].flatMap((from) => statuses.map((to) => ({ from, to })))

describe('transitions', () => {
  it.each(everyMove)('$from → $to', ({ from, to }) => {
    const [, , who = [], context] = permitted.find((row) => row[0] === from && row[1] === to) ?? []
    for (const by of actors) {
      const expected = who.length === 0 ? 'not_a_transition' : who.includes(by) || 'not_for_this_actor'
      expect(canMove(from, to, { ...ready, ...context, by })).toBe(expected)
    }
  })

  it.each<[string, Status | null, Status, Actor, Partial<MoveContext>, StatusReason]>([
    ['nothing to declare', null, 'from_seller', 'customer', { isComplete: false }, 'no_products'],
    ['not here', null, 'quarantine', 'operator', { isReceived: false }, 'not_arrived'],
    ['not here', 'from_seller', 'warehouse', 'operator', { isReceived: false }, 'not_arrived'],
    ['not measured', 'from_seller', 'warehouse', 'operator', { isMeasured: false }, 'not_measured'],
    ['still there', 'warehouse', 'from_seller', 'operator', { isReceived: true }, 'not_where_it_was'],
    ['not here', 'from_seller', 'quarantine', 'operator', { isReceived: false }, 'not_arrived'],
    ['no list of goods', 'quarantine', 'warehouse', 'operator', { isComplete: false }, 'no_products'],
    ['no list of goods', 'quarantine', 'pending', 'customer', { isComplete: false }, 'no_products'],
    ['no list of goods', 'warehouse', 'pending', 'customer', { isComplete: false }, 'no_products'],
    ['no list of goods', 'from_seller', 'pending', 'customer', { isComplete: false }, 'no_products'],
    ['no papers yet', 'quarantine', 'warehouse', 'operator', { lacksPapers: true }, 'no_papers'],
    ['no papers yet', 'quarantine', 'pending', 'customer', { lacksPapers: true }, 'no_papers'],
    ['no papers yet', 'warehouse', 'pending', 'customer', { lacksPapers: true }, 'no_papers'],
    ['no papers yet', 'from_seller', 'pending', 'customer', { lacksPapers: true }, 'no_papers'],
    ['no HS code yet', 'from_seller', 'pending', 'customer', { hasUnclassified: true }, 'unclassified'],
    ['no HS code yet', 'warehouse', 'pending', 'customer', { hasUnclassified: true }, 'unclassified'],
    ['was elsewhere', 'pending', 'warehouse', 'system', { cameFrom: 'quarantine' }, 'not_where_it_was'],
    [
      'has not arrived',
      'pending',
      'warehouse',
      'system',
      { cameFrom: 'from_seller', isReceived: false },
      'not_where_it_was',
    ],
    [
      'has arrived meanwhile',
      'pending',
      'from_seller',
      'system',
      { cameFrom: 'from_seller' },
      'not_where_it_was',
    ],
    ['was elsewhere', 'pending', 'from_seller', 'system', { isReceived: false }, 'not_where_it_was'],
    ['was elsewhere', 'pending', 'quarantine', 'system', {}, 'not_where_it_was'],
    ['paid before it arrived', 'paid', 'sent', 'operator', { isReceived: false }, 'not_arrived'],
    ['not measured', 'paid', 'sent', 'operator', { isMeasured: false }, 'not_measured'],
    [
      'from quarantine',
      'paid',
      'sent',
      'operator',
      { cameFrom: 'quarantine', isConfirmed: false },
      'not_confirmed',
    ],
    [
      'a moment too early',
      'paid',
      'sent',
      'operator',
      { paidAt: now - millisecondsBeforeShipping + 1 },
      'paid_moments_ago',
    ],
    ['no known payment', 'paid', 'sent', 'operator', { paidAt: undefined }, 'paid_moments_ago'],
    [
      'owing',
      'inbound',
      'outbound',
      'carrier',
      { hasUnpaidAdditionalInvoice: true },
      'additional_invoice_unpaid',
    ],
    [
      'a moment too early',
      'inbound',
      'outbound',
      'operator',
      { additionalPaidAt: now - millisecondsBeforeShipping + 1 },
      'paid_moments_ago',
    ],
    ['a complaint', 'outbound', 'finished', 'system', { hasOpenCase: true }, 'case_open'],
    [
      'a moment before 14 days',
      'outbound',
      'finished',
      'system',
      { outboundAt: now - millisecondsBeforeFinishing + 1 },
      'delivered_recently',
    ],
  ])('is held: %s (%s → %s)', (_, from, to, by, context, reason) => {
    expect(canMove(from, to, { ...ready, ...context, by })).toBe(reason)
  })

  it('a parcel that arrived under an open invoice may move to the warehouse', () => {
    expect(canMove('pending', 'warehouse', { ...ready, cameFrom: 'from_seller', by: 'system' })).toBe(true)
    expect(statusAfterExpiry('from_seller', true)).toBe('warehouse')
    expect(statusAfterExpiry('from_seller', false)).toBe('from_seller')
    expect(statusAfterExpiry('quarantine', true)).toBe('quarantine')
  })

  it('without an additional invoice nothing is waited for at the port', () => {
    expect(canMove('inbound', 'outbound', { ...ready, additionalPaidAt: undefined, by: 'carrier' })).toBe(
      true,
    )
  })

  it('a shipment is complete with goods, an address and a service', () => {
    const whole = { products: [{}], addressId: 'home', packageId: 'udara' }
    expect(isComplete(whole)).toBe(true)
    for (const lack of [{ products: [] }, { addressId: null }, { packageId: null }])
      expect(isComplete({ ...whole, ...lack })).toBe(false)
  })

  it('a courier may finish at once', () => {
    expect(canMove('outbound', 'finished', { by: 'carrier', now, hasOpenCase: true })).toBe(true)
  })
})

describe('what an owner may do', () => {
  const goods = [{}]
  it.each<[Status, true | StatusReason, true | StatusReason, true | StatusReason]>([
    ['from_seller', true, true, true],
    ['warehouse', true, true, true],
    ['quarantine', true, 'in_quarantine', true],
    ['pending', 'invoice_open', 'invoice_open', 'invoice_open'],
    ['paid', 'already_paid', 'already_paid', 'already_paid'],
    ['sent', 'already_paid', 'already_paid', 'already_paid'],
    ['inbound', 'already_paid', 'already_paid', 'already_paid'],
    ['outbound', 'already_paid', 'already_paid', 'already_paid'],
    ['finished', 'already_paid', 'already_paid', 'already_paid'],
  ])('in %s: edit %s, delete %s, check out %s', (status, edit, remove, checkout) => {
    const cart = { status, products: goods }
    expect([can.edit(cart), can.delete(cart), can.checkout(cart)]).toEqual([edit, remove, checkout])
  })

  it('a cart without products or required documents cannot be checked out', () => {
    expect(can.checkout({ status: 'quarantine', products: [] })).toBe('no_products')
    expect(can.checkout({ status: 'warehouse', products: [] })).toBe('no_products')
    const cart = { status: 'quarantine', products: goods, lacksPapers: true } as const
    expect([can.edit(cart), can.checkout(cart)]).toEqual([true, 'no_papers'])
  })

  it('a cart with an unclassified product can be edited, not checked out', () => {
    const cart = { status: 'from_seller', products: [{}, { unclassified: true }] } as const
    expect([can.edit(cart), can.checkout(cart)]).toEqual([true, 'unclassified'])
  })
})

type Permission = true | StatusReason

describe('what the warehouse may do, and the mark of the boxes', () => {
  it.each<[Status, receive: Permission, measure: Permission, mark: Permission, bill: Permission]>([
    ['from_seller', true, true, true, 'not_checked_out'],
    ['quarantine', 'already_received', true, true, 'not_checked_out'],
    ['warehouse', 'already_received', true, true, 'not_checked_out'],
    ['pending', true, true, true, 'invoice_open'],
    ['paid', true, true, true, true],
    ['sent', 'already_received', true, 'already_sent', true],
    ['inbound', 'already_received', true, 'already_sent', true],
    ['outbound', 'already_received', 'out_for_delivery', 'already_sent', 'out_for_delivery'],
    ['finished', 'already_received', 'out_for_delivery', 'already_sent', 'out_for_delivery'],
  ])('in %s: receive %s, measure %s, mark %s, bill %s', (status, receive, measure, mark, bill) => {
    expect(can.receive({ status, isReceived: false })).toBe(receive)
    expect(can.measure({ status, isReceived: true })).toBe(measure)
    expect(can.mark({ status })).toBe(mark)
    expect(can.bill({ status })).toBe(bill)
  })

  it.each<[Status, Permission]>([
    ['from_seller', 'not_arrived'],
    ['quarantine', true],
    ['warehouse', true],
    ['pending', true],
    ['paid', 'already_paid'],
    ['sent', 'already_paid'],
    ['inbound', 'already_paid'],
    ['outbound', 'already_paid'],
    ['finished', 'already_paid'],
  ])('in %s: take a receipt back %s', (status, unreceive) => {
    expect(can.unreceive({ status, isReceived: true })).toBe(unreceive)
  })

  it.each(statuses)(
    'in %s a parcel arrives once, and is measured or taken back after that only',
    (status) => {
      expect(can.receive({ status, isReceived: true })).toBe('already_received')
      expect(can.unreceive({ status, isReceived: false })).toBe('not_arrived')
      expect(can.measure({ status, isReceived: false })).toBe('not_arrived')
    },
  )
})

describe('statuses', () => {
  it('belong to the overseas stage until sent', () => {
    const overseas = statuses.filter((status) => stage(status) === 'overseas')
    expect(overseas).toEqual(['pending', 'paid', 'from_seller', 'quarantine', 'warehouse'])
  })

  it('are beyond the payment of a checkout from sent on, of an additional invoice from outbound on', () => {
    const beyond = (type: string) => journey.filter((status) => hasLeft(status, { type }))
    expect(beyond('checkout')).toEqual(['sent', 'inbound', 'outbound', 'finished'])
    expect(beyond('additional')).toEqual(['outbound', 'finished'])
  })

  it('have different labels in every language', () => {
    for (const language of languages) {
      expect(new Set(Object.values(statusLabels[language])).size).toBe(statuses.length)
    }
  })

  it('are read from the last log that has a date', () => {
    const log = (status: Status, log_date: string | null) => ({ status, log_date })
    expect(currentStatus([])).toBeNull()
    expect(currentStatus([log('sent', null)])).toBeNull()
    expect(currentStatus([log('paid', '2026-11-12'), log('sent', '2026-11-13'), log('inbound', null)])).toBe(
      'sent',
    )
  })

  it('show a due date only while it is in the future', () => {
    expect([isDueAhead(now + 1, now), isDueAhead(now, now), isDueAhead(null, now)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
