import { gatewayMethods, type GatewayMethod } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ForgedNotification, GatewayFailure, LostCharge, type Charge } from '../../server/gateway/gateway.ts'
import { reportedBy } from '../../server/gateway/midtrans-format.ts'
import { createMidtrans } from '../../server/gateway/midtrans.ts'
import { createSandbox } from '../../server/gateway/sandbox.ts'
import { openDatabase } from '../../server/database/open.ts'
import { readConfig } from '../../server/main.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMidtrans, type FakeMidtrans, type Behaviour } from './support/midtrans.ts'

const made_at = new Date('2026-11-21T10:00:00Z')

const charge = (change: Partial<Charge> = {}): Charge => ({
  order_id: randomUUID(),
  method: 'va_bca',
  amount: 417_500,
  made_at,
  expires_at: new Date('2026-11-22T09:59:30Z'),
  customer: { name: 'Ayu Lestari', email: 'ayu@example.com', phone: '+62 812 2044 1871' },
  return_url: 'https://seberang.example.com/status/order?action=INV-1',
  ...change,
})

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
    createMidtrans({ serverKey, baseUrl: fake.url, timeOutMs: 300 })

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

  it.each<GatewayMethod>(['qris', 'gopay', 'shopeepay'])(
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
    fake.link = undefined
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

  it('reports a wrong key', async () => {
    await expect(midtrans('SB-wrong').charge(charge())).rejects.toThrow('MIDTRANS_SERVER_KEY')
  })

  it('reports a charge that Midtrans refuses', async () => {
    await expect(midtrans().charge(charge({ amount: 0.5 }))).rejects.toThrow('refused a charge with 400')
  })

  it.each<Behaviour>(['failing', 'garbage', 'silent', 'lossy'])(
    'rejects with a gateway failure: %s',
    async (behaviour) => {
      const request = charge()
      await midtrans().charge(request)
      fake.behaviour = behaviour
      const gateway = midtrans()
      await expect(gateway.charge(charge())).rejects.toThrow(GatewayFailure)
      await expect(gateway.status(request.order_id)).rejects.toThrow(GatewayFailure)
      await expect(gateway.cancel(request.order_id)).rejects.toThrow(GatewayFailure)
      await expect(gateway.refund(request.order_id, 1, 'r')).rejects.toThrow(GatewayFailure)
    },
  )

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
    expect(await midtrans().status(request.order_id)).toMatchObject({
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

  it('does not know an order that was never charged', async () => {
    expect(await midtrans().status(randomUUID())).toBeNull()
    expect(await midtrans().cancel(randomUUID())).toBe(true)
  })

  it('closes an open order, and reports one that is already final', async () => {
    const request = charge()
    await midtrans().charge(request)
    expect(await midtrans().cancel(request.order_id)).toBe(true)
    expect(fake.order(request.order_id).transaction_status).toBe('cancel')
    const paid = charge()
    await midtrans().charge(paid)
    fake.becomes(paid.order_id, 'settlement')
    expect(await midtrans().cancel(paid.order_id)).toBe(false)
  })

  it('refunds once per key, even if the answer is lost', async () => {
    const request = charge()
    await midtrans().charge(request)
    fake.becomes(request.order_id, 'settlement')
    fake.behaviour = 'lossy'
    await expect(midtrans().refund(request.order_id, 10_000, 'first')).rejects.toThrow(GatewayFailure)
    fake.behaviour = 'well'
    await midtrans().refund(request.order_id, 10_000, 'first')
    expect(fake.order(request.order_id).refunds).toHaveLength(1)
    await midtrans().refund(request.order_id, 407_500, 'rest')
    await expect(midtrans().refund(request.order_id, 1, 'more')).rejects.toThrow('refused a refund with 412')
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
  const sandbox = () => createSandbox(database.database, 'a-key')

  it.each(gatewayMethods)('charges by %s, and returns the same charge for the same order', async (method) => {
    // By the true clock, or a request to a phone has ended.
    const request = charge({ method, made_at: new Date() })
    const first = await sandbox().charge(request)
    expect(await sandbox().charge(request)).toEqual(first)
    expect(first.redirect_url).toBe(`/sandbox/pay/${request.order_id}`)
    expect(await sandbox().status(request.order_id)).toMatchObject({ state: 'pending', amount: 417_500 })
  })

  it('closes an open order, and reports one that is already final', async () => {
    const request = charge()
    await sandbox().charge(request)
    expect(await sandbox().cancel(request.order_id)).toBe(true)
    expect(await sandbox().cancel(request.order_id)).toBe(true)
    expect(await sandbox().status(request.order_id)).toMatchObject({ state: 'cancelled' })
    const paid = charge()
    await sandbox().charge(paid)
    await sandbox().act(paid.order_id, 'pay')
    expect(await sandbox().cancel(paid.order_id)).toBe(false)
    expect(await sandbox().cancel(randomUUID())).toBe(true)
  })

  it('refunds a paid order, once per key and never more than was paid', async () => {
    const request = charge()
    await sandbox().charge(request)
    await expect(sandbox().refund(request.order_id, 1, 'early')).rejects.toThrow(GatewayFailure)
    await sandbox().act(request.order_id, 'pay')
    await sandbox().refund(request.order_id, 400_000, 'first')
    await sandbox().refund(request.order_id, 400_000, 'first')
    await expect(sandbox().refund(request.order_id, 400_000, 'second')).rejects.toThrow(GatewayFailure)
    await sandbox().refund(request.order_id, 17_500, 'second')
    expect(await sandbox().status(request.order_id)).toMatchObject({ state: 'refunded' })
  })

  it('an order that is paid late expires first', async () => {
    const request = charge()
    await sandbox().charge(request)
    const notifications = await sandbox().act(request.order_id, 'pay_late')
    expect(notifications?.map((one) => sandbox().read(one).state)).toEqual(['expired', 'settled'])
  })
})
