import { gatewayMethods, type GatewayMethod } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ForgedNotification, GatewayFailure, LostCharge } from '../../server/gateway/gateway.ts'
import { readMaskedCard } from '../../server/gateway/cards.ts'
import { reportedBy } from '../../server/gateway/midtrans-format.ts'
import { createMidtrans } from '../../server/gateway/midtrans.ts'
import { secureCode } from '../../server/gateway/sandbox-cards.ts'
import { createSandbox } from '../../server/gateway/sandbox.ts'
import { openDatabase } from '../../server/database/open.ts'
import { readConfig } from '../../server/main.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { charge, known, made_at } from './support/charge.ts'
import { startMidtrans, type FakeMidtrans } from './support/midtrans.ts'

describe('Midtrans', () => {
  let fake: FakeMidtrans
  beforeAll(async () => {
    fake = await startMidtrans()
  })
  beforeEach(() => {
    fake.behaviour = 'well'
  })
  afterAll(() => fake.close())

  const midtrans = (serverKey = fake.serverKey) =>
    createMidtrans({ serverKey, baseUrl: fake.url, pageUrl: fake.url, timeOutMs: 300 })

  it.each<[GatewayMethod, object, object]>([
    ['va_bni', { bank_transfer: { bank: 'bni' } }, { va_number: expect.stringMatching(/^\d{12}$/) }],
    ['va_bri', { bank_transfer: { bank: 'bri' } }, { va_number: expect.stringMatching(/^\d{12}$/) }],
    ['va_bca', { bank_transfer: { bank: 'bca' } }, { va_number: expect.stringMatching(/^\d{12}$/) }],
    [
      'va_mandiri',
      { echannel: { bill_info1: 'Seberang' } },
      { bill: { biller_code: '70012', bill_key: expect.stringMatching(/^\d{12}$/) } },
    ],
  ])('charges by %s', async (method, details, given) => {
    const request = charge({ method })
    expect(await midtrans().charge(request)).toMatchObject(given)
    const { body } = fake.order(request.order_id)
    expect(body).toMatchObject({
      ...details,
      transaction_details: { order_id: request.order_id, gross_amount: 417_500 },
      // 23 h 59 min 30 s, rounded down: a number never outlives its invoice.
      custom_expiry: { expiry_duration: 24 * 60 - 1, unit: 'minute' },
    })
  })

  it.each<[GatewayMethod, object, object, number]>([
    ['qris', { payment_type: 'qris', qris: { acquirer: 'gopay' } }, { qr_string: expect.any(String) }, 900],
    [
      'gopay',
      { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: charge().return_url } },
      { deeplink_url: expect.stringContaining('https://') },
      900,
    ],
    [
      'shopeepay',
      { payment_type: 'shopeepay', shopeepay: { callback_url: charge().return_url } },
      { deeplink_url: expect.stringContaining('https://') },
      300,
    ],
    ['ovo', { payment_type: 'ovo', ovo: { payer_phone_number: '081220441871' } }, {}, 60],
  ])('charges by %s, and says when that ends by our clock', async (method, details, given, seconds) => {
    const request = charge({ method })
    expect(await midtrans().charge(request)).toEqual({
      transaction_id: expect.any(String),
      expires_at: new Date(made_at.getTime() + seconds * 1000).toISOString(),
      ...given,
    })
    expect(fake.order(request.order_id).body).toMatchObject(details)
  })

  it.each<GatewayMethod>(['qris', 'gopay', 'shopeepay', 'card'])(
    'gives up a charge by %s whose code or page was in a lost answer',
    async (method) => {
      const request = charge({ method })
      fake.behaviour = 'lossy'
      await expect(midtrans().charge(request)).rejects.toThrow(GatewayFailure)
      fake.behaviour = 'well'
      await expect(midtrans().charge(request)).rejects.toThrow(LostCharge)
    },
  )

  it.each(['javascript:alert(1)', '', 'file:///etc/passwd'])('gives out no link to %j', async (url) => {
    fake.link = url
    await expect(midtrans().charge(charge({ method: 'gopay' }))).rejects.toThrow('no page to pay')
    await expect(midtrans().charge(charge({ method: 'card' }))).rejects.toThrow('refused a page')
    fake.link = undefined
  })

  it('opens a page for a card, which has no transaction until one is entered', async () => {
    const request = charge({ method: 'card' })
    const page = await midtrans().charge(request)
    expect(page).toEqual({ transaction_id: null, redirect_url: expect.stringContaining('/snap/') })
    expect(fake.page(request.order_id)).toMatchObject({
      transaction_details: { order_id: request.order_id, gross_amount: 417_500 },
      enabled_payments: ['credit_card'],
      credit_card: { secure: true },
      callbacks: { finish: request.return_url },
      expiry: { unit: 'minutes', duration: 24 * 60 - 1 },
      page_expiry: { unit: 'minutes', duration: 24 * 60 - 1 },
    })
    expect(await midtrans().status(known(request))).toBeNull()
    expect(await midtrans().cancel(known(request))).toBe(true)
    fake.entersCard(request.order_id)
    expect(await midtrans().status(known(request))).toMatchObject({ state: 'pending' })
    fake.becomes(request.order_id, 'capture')
    const paid = { state: 'settled', amount: 417_500, card: { brand: 'Visa', last4: '1114' } }
    expect(await midtrans().status(known(request))).toMatchObject(paid)
    expect(midtrans().read(fake.notification(request.order_id))).toMatchObject(paid)
  })

  it.each([
    [1, 5],
    [60 * 24 * 30, 7 * 24 * 60],
  ])('a page for a card that has %d minutes is open for %d', async (left, open) => {
    const request = charge({ method: 'card', expires_at: new Date(made_at.getTime() + left * 60_000) })
    await midtrans().charge(request)
    expect(fake.page(request.order_id)).toMatchObject({
      expiry: { duration: left },
      page_expiry: { duration: open },
    })
  })

  it('ends a card’s payment that waits, and never voids one that was captured', async () => {
    const open = charge({ method: 'card' })
    await midtrans().charge(open)
    fake.entersCard(open.order_id)
    expect(await midtrans().cancel(known(open))).toBe(true)
    expect(fake.order(open.order_id).transaction_status).toBe('expire')
    const paid = charge({ method: 'card' })
    await midtrans().charge(paid)
    fake.entersCard(paid.order_id)
    fake.becomes(paid.order_id, 'capture')
    expect(await midtrans().cancel(known(paid))).toBe(false)
    expect(fake.order(paid.order_id).transaction_status).toBe('capture')
  })

  it.each([
    ['48111111-1114', { brand: 'Visa', last4: '1114' }],
    ['521111-1117', { brand: 'Mastercard', last4: '1117' }],
    ['222300-0007', { brand: 'Mastercard', last4: '0007' }],
    ['352811-1113', { brand: 'JCB', last4: '1113' }],
    ['370000-0002', { brand: 'American Express', last4: '0002' }],
    ['621234-0000', { brand: 'Card', last4: '0000' }],
    ['4811111111111114', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads the masked card %s', (masked, card) => {
    expect(readMaskedCard(masked)).toEqual(card)
  })

  it('returns the same charge again when the first answer was lost', async () => {
    const request = charge()
    fake.behaviour = 'lossy'
    await expect(midtrans().charge(request)).rejects.toThrow(GatewayFailure)
    fake.behaviour = 'well'
    const again = await midtrans().charge(request)
    expect(again.transaction_id).toBe(fake.order(request.order_id).transaction_id)
    expect(await midtrans().charge(request)).toEqual(again)
  })

  it('refuses a second charge of the same order with another amount', async () => {
    const request = charge()
    await midtrans().charge(request)
    await expect(midtrans().charge({ ...request, amount: 1 })).rejects.toThrow('another amount')
  })

  it('reports a charge that Midtrans refuses', async () => {
    await expect(midtrans().charge(charge({ amount: 0.5 }))).rejects.toThrow('refused a charge with 400')
  })

  it.each([
    ['pending', 'pending'],
    ['settlement', 'settled'],
    ['deny', 'denied'],
    ['expire', 'expired'],
    ['cancel', 'cancelled'],
    ['refund', 'refunded'],
    ['partial_refund', 'unknown'],
  ])('reads the status %s as %s', async (word, state) => {
    const request = charge()
    await midtrans().charge(request)
    fake.becomes(request.order_id, word)
    expect(await midtrans().status(known(request))).toMatchObject({
      order_id: request.order_id,
      amount: 417_500,
      state,
    })
    expect(midtrans().read(fake.notification(request.order_id))).toMatchObject({ state, amount: 417_500 })
  })

  it.each(['100.50', '0.00', '-1.00', '1e3', ''])('books nothing by the amount %j', (gross_amount) => {
    const paid = { status_code: '200', transaction_status: 'settlement', gross_amount }
    expect(reportedBy(paid)).toEqual({ state: 'unknown', amount: 0 })
    expect(reportedBy({ ...paid, gross_amount: '100.00' })).toEqual({ state: 'settled', amount: 100 })
  })

  it('refuses a forged notification', async () => {
    const request = charge()
    await midtrans().charge(request)
    const forged = { ...fake.notification(request.order_id), gross_amount: '1.00' }
    expect(() => midtrans().read(forged)).toThrow(ForgedNotification)
  })
})

describe('the sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-test-'))
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(readConfig({ DATA_DIR: folder }))
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const sandbox = () => createSandbox(database.database, 'a-key', () => 'http://localhost')

  it.each(gatewayMethods)('charges by %s, and returns the same charge for the same order', async (method) => {
    // By the true clock, or a request to a phone has ended.
    const request = charge({ method, made_at: new Date() })
    const first = await sandbox().charge(request)
    expect(await sandbox().charge(request)).toEqual(first)
    const site = method === 'card' ? 'http://localhost' : ''
    expect(first.redirect_url).toBe(`${site}/sandbox/pay/${request.order_id}`)
    expect(await sandbox().status(known(request))).toMatchObject({ state: 'pending', amount: 417_500 })
  })

  it('closes an open order, and reports one that is already final', async () => {
    const request = charge()
    await sandbox().charge(request)
    expect(await sandbox().cancel(known(request))).toBe(true)
    expect(await sandbox().cancel(known(request))).toBe(true)
    expect(await sandbox().status(known(request))).toMatchObject({ state: 'cancelled' })
    const paid = charge()
    await sandbox().charge(paid)
    await sandbox().act(paid.order_id, 'pay')
    expect(await sandbox().cancel(known(paid))).toBe(false)
    expect(await sandbox().cancel(known(charge()))).toBe(true)
  })

  it('refunds a paid order, once per key and never more than was paid', async () => {
    const request = charge()
    await sandbox().charge(request)
    await expect(sandbox().refund(known(request), 1, 'early')).rejects.toThrow(GatewayFailure)
    await sandbox().act(request.order_id, 'pay')
    await sandbox().refund(known(request), 400_000, 'first')
    await sandbox().refund(known(request), 400_000, 'first')
    await expect(sandbox().refund(known(request), 400_000, 'second')).rejects.toThrow(GatewayFailure)
    await sandbox().refund(known(request), 17_500, 'second')
    expect(await sandbox().status(known(request))).toMatchObject({ state: 'refunded' })
  })

  it('an order that is paid late expires first', async () => {
    const request = charge()
    await sandbox().charge(request)
    const notifications = await sandbox().act(request.order_id, 'pay_late')
    expect(notifications?.map((one) => sandbox().read(one).state)).toEqual(['expired', 'settled'])
  })

  const forCard = async () => {
    const request = charge({ method: 'card' })
    await sandbox().charge(request)
    return request.order_id
  }
  const enters = (orderId: string, change: object = {}) =>
    sandbox().enterCard(orderId, { number: '4811 1111 1111 1114', expiry: '12/39', cvc: '123', ...change })

  it.each([
    [{ number: '4811 1111 1111 1115' }, ['number']],
    [{ number: 'Ayu' }, ['number']],
    [{ number: '' }, ['number']],
    [{ expiry: '13/39' }, ['expiry']],
    [{ expiry: '12/20' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ number: '1', expiry: 'x', cvc: '' }, ['number', 'expiry', 'cvc']],
    [{ expiry: ' 1 / 2039 ' }, []],
  ])('a card with %j has these faults: %j', async (change, faults) => {
    expect(await enters(await forCard(), change)).toEqual(faults)
  })

  it('a card pays by the code of its bank, and says which one it was', async () => {
    const orderId = await forCard()
    expect(await sandbox().confirmCard(orderId, secureCode)).toBeNull()
    expect(await enters(orderId)).toEqual([])
    expect(await sandbox().confirmCard(orderId, '000000')).toEqual([])
    const [paid] = (await sandbox().confirmCard(orderId, secureCode)) ?? []
    expect(paid).toMatchObject({ transaction_status: 'capture', masked_card: '481111-1114' })
    expect(paid && sandbox().read(paid)).toMatchObject({ state: 'settled', card: { brand: 'Visa' } })
    expect(await enters(orderId)).toBeNull()
  })

  it('a card is declined by its bank, and after three wrong codes', async () => {
    const declined = await forCard()
    await enters(declined, { number: '4911-1111-1111-1113' })
    const [first] = (await sandbox().confirmCard(declined, secureCode)) ?? []
    expect(first).toMatchObject({ transaction_status: 'deny' })
    const guessed = await forCard()
    await enters(guessed)
    for (const left of [2, 1]) expect([left, await sandbox().confirmCard(guessed, '1')]).toEqual([left, []])
    expect(await sandbox().confirmCard(guessed, '1')).toMatchObject([{ transaction_status: 'deny' }])
  })

  it('only a card’s order takes a card', async () => {
    const request = charge()
    await sandbox().charge(request)
    expect(await enters(request.order_id)).toBeNull()
    expect(await enters(randomUUID())).toBeNull()
  })
})
