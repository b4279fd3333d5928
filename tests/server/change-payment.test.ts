import { calls, type PaymentMethod } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDeadline, formatRupiah } from '@seberang/domain/format'
import { methodChangesAnHour } from '@seberang/domain/limits'
import { transferMatchedBy } from '@seberang/domain/status'
import { advanceClock, atGateway, Browser, howToPayMails, mailsTo, newestMail } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { databases, oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000

describe.each(oneDatabase)('changing the payment method on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const checkedOut = async () => {
    const customer = await TestCustomer.register(server.url)
    const cart = await customer.savesCart()
    const invoice = await customer.checksOut(cart)
    const changes = (payment_method: PaymentMethod, headers = {}) =>
      customer.call(calls.changePayment, {
        body: { invoice_code: invoice.invoice_code, payment_method },
        headers,
      })
    const now = () => customer.invoice(invoice.invoice_code)
    return { customer, cart, invoice, changes, now, first: invoice.payment?.order_id ?? '' }
  }

  it('is offered for the invoice: what accepts it, and why the rest does not', async () => {
    const { customer, cart, invoice } = await checkedOut()
    const offered = async (invoice_code: string, who: Browser = customer) => {
      const { status, body } = await who.call(calls.paymentGroups, { query: { invoice_code } })
      // Of the wallet, see pay-from-wallet.test.ts, and pay-later.test.ts.
      const groups = body.results?.filter(
        ({ payment_category }) => payment_category !== 'wallet' && payment_category !== 'paylater',
      )
      return { status, methods: groups?.flatMap(({ methods }) => methods) }
    }
    const open = await offered(invoice.invoice_code)
    expect(open.methods?.every(({ available }) => available)).toBe(true)
    const counter = new Counter(server.url)
    expect(await counter.pay(invoice)).toBe(200)
    const paid = await offered(invoice.invoice_code)
    expect(paid.methods?.map(({ reason }) => reason)).toContain('Tagihan ini tidak menunggu pembayaran.')
    expect(paid.methods?.some(({ available }) => available)).toBe(false)
    await counter.bill(cart, 5000)
    const [small] = (await customer.cart(cart)).additional_invoices
    const { methods } = await offered(small?.invoice_code ?? '')
    expect(methods?.filter(({ available }) => available).map((method) => method.payment_method)).toEqual([
      'qris',
      'gopay',
      'shopeepay',
      'ovo',
      'card',
      'manual',
    ])
    expect(methods?.find(({ available }) => !available)?.reason).toBe('Paling sedikit Rp10.000.')
    const body = { invoice_code: small?.invoice_code ?? '', payment_method: 'manual' as const }
    expect((await customer.call(calls.changePayment, { body })).status).toBe(200)
    expect((await customer.cart(cart)).additional_invoices).toMatchObject([
      { payment: { payment_method: 'manual' } },
    ])
    expect((await offered('INV-NOPE')).status).toBe(404)
    expect((await offered(invoice.invoice_code, await Browser.open(server.url))).status).toBe(404)
  })

  it('gives a new number, the same total and the same deadline', async () => {
    const { invoice, changes } = await checkedOut()
    const { status, body } = await changes('va_bni')
    expect(status).toBe(200)
    expect(body.invoice).toMatchObject({
      status: 'pending',
      total: invoice.total,
      due_date: invoice.due_date,
      payment: { payment_method: 'va_bni', va_number: expect.any(String) },
    })
    expect(body.invoice.payment?.order_id).not.toBe(invoice.payment?.order_id)
    expect(body.invoice.payment?.va_number).not.toBe(invoice.payment?.va_number)
  })

  it('pays once, through the new number', async () => {
    const { customer, cart, changes, now } = await checkedOut()
    const { body } = await changes('va_mandiri')
    await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay')
    expect((await now()).status).toBe('paid')
    expect((await customer.cart(cart)).status).toBe('paid')
  })

  it('closes the earlier number at the gateway; its expiry does not expire the invoice', async () => {
    const { changes, now, first } = await checkedOut()
    await changes('va_bri')
    await atGateway(server.url, first, 'expire')
    expect((await now()).status).toBe('pending')
    expect((await now()).payment?.payment_method).toBe('va_bri')
  })

  it('still accepts money for the earlier number; a second payment is refunded', async () => {
    const { changes, now, first } = await checkedOut()
    const { body } = await changes('va_bri')
    await atGateway(server.url, first, 'pay_late')
    expect((await now()).status).toBe('paid')
    await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay_late')
    expect((await now()).status).toBe('paid')
  })

  it('to a manual transfer and back leaves one open payment attempt', async () => {
    const { changes, now } = await checkedOut()
    const transfer = await changes('manual')
    expect(transfer.body.invoice.payment).toMatchObject({
      payment_method: 'manual',
      account: { number: expect.any(String) },
    })
    await changes('va_bca')
    expect((await now()).payment).toMatchObject({ payment_method: 'va_bca', va_number: expect.any(String) })
  })

  it('to the current method changes nothing, and neither does repeating the request', async () => {
    const { changes, now, first } = await checkedOut()
    await changes('va_bca')
    expect((await now()).payment?.order_id).toBe(first)
    const headers = { 'idempotency-key': `change-${first}` }
    const [one, two] = [await changes('va_bni', headers), await changes('va_bni', headers)]
    expect(two.body.invoice.payment?.order_id).toBe(one.body.invoice.payment?.order_id)
  })

  it('is mailed: each payment once, with its number, and that the earlier one is over', async () => {
    const { customer, invoice, changes } = await checkedOut()
    const mails = () => howToPayMails(server.url, customer.email)
    // The first one stands in the bill.
    const first = await newestMail(server.url, customer.email)
    const count = (await mailsTo(server.url, customer.email)).length
    for (const part of [invoice.payment?.va_number, formatRupiah(invoice.total), invoice.invoice_code])
      expect(first.text).toContain(part)
    expect(first.text).toContain(formatDeadline(invoice.due_date, 'id'))
    expect(first.text).not.toContain('tidak berlaku lagi')
    await changes('va_bca')
    await customer.call(calls.checkPayment, { body: { invoice_code: invoice.invoice_code } })
    expect(await mailsTo(server.url, customer.email)).toHaveLength(count)
    expect(await mails()).toHaveLength(0)
    const mandiri = (await changes('va_mandiri')).body.invoice.payment?.bill
    const [second] = await mails()
    expect(second?.text).toContain(mandiri?.biller_code)
    expect(second?.text).toContain(mandiri?.bill_key)
    expect(second?.text).toContain('Nomor Virtual Account BCA yang sebelumnya tidak berlaku lagi.')
    const { account } = (await changes('manual')).body.invoice.payment ?? {}
    const [third, ...before] = await mails()
    for (const part of [account?.bank, account?.number, account?.holder]) expect(third?.text).toContain(part)
    expect(third?.text).toContain('Nomor Virtual Account Mandiri yang sebelumnya tidak berlaku lagi.')
    expect(before).toHaveLength(1)
    // Its page pays nothing.
    expect(third?.text).toContain('Lihat data transfer: http')
    expect(third?.text).not.toContain('Bayar Rp')
  })

  it(`is possible ${methodChangesAnHour} times an hour, and what was opened last stays`, async () => {
    const { customer, changes, now } = await checkedOut()
    for (let count = 0; count < methodChangesAnHour; count += 1)
      expect((await changes(count % 2 === 0 ? 'va_bni' : 'va_bri')).status).toBe(200)
    const refused = await changes('va_mandiri')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/Bisa diganti lagi mulai pukul \d\d\.\d\d;/)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3000)
    expect(wait).toBeLessThanOrEqual(3600)
    expect((await now()).payment?.payment_method).toBe('va_bri')
    // Choosing the current one is not a change, and other invoices have changes of their own.
    expect((await changes('va_bri')).status).toBe(200)
    const { invoice_code } = await customer.checksOut(await customer.savesCart())
    const other = { invoice_code, payment_method: 'va_bni' as const }
    expect((await customer.call(calls.changePayment, { body: other })).status).toBe(200)
    // A transfer is left to whoever changed too often.
    expect((await changes('manual')).status).toBe(200)
    await advanceClock(server.url, hours)
    expect((await changes('va_mandiri')).status).toBe(200)
  })

  it('is over at the deadline, also while a transfer may still be matched', async () => {
    const { customer, invoice, changes, now } = await checkedOut()
    await changes('manual')
    const due = Date.parse(invoice.due_date)
    const isOffered = async () => {
      const query = { invoice_code: invoice.invoice_code }
      const { body } = await customer.call(calls.paymentGroups, { query })
      return body.results.some(({ methods }) => methods.some(({ available }) => available))
    }
    expect(await isOffered()).toBe(true)
    await advanceClock(server.url, due - Date.parse(invoice.created_at) + 60_000)
    expect(transferMatchedBy(due)).toBeGreaterThan(due + hours)
    expect((await now()).status).toBe('pending')
    expect(await isOffered()).toBe(false)
    expect((await changes('va_bni')).status).toBe(409)
  })

  it('is refused to other customers, and once the invoice is closed', async () => {
    const { invoice, changes, first } = await checkedOut()
    const stranger = await TestCustomer.register(server.url)
    const body = { invoice_code: invoice.invoice_code, payment_method: 'va_bni' as const }
    expect((await stranger.call(calls.changePayment, { body })).status).toBe(404)
    await atGateway(server.url, first, 'pay')
    expect(await changes('va_bni')).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    const late = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    expect((await late.changes('va_bni')).status).toBe(409)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('changing the payment method', () => {
  it('waits for whatever else decides about the invoice, and sees what that decided', async () => {
    const server = await startTestServer('PostgreSQL')
    const customer = await TestCustomer.register(server.url)
    const { invoice_code } = await customer.checksOut(await customer.savesCart())
    const client = await beginTransaction(server.databaseUrl)
    await client.query(`update invoices set status = 'paid', paid_at = now() where code = $1`, [invoice_code])
    const change = customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'va_bni' } })
    await untilWaiting(client, 1)
    await client.query('commit')
    expect(await change).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    await client.end()
    await server.close()
  })
})
