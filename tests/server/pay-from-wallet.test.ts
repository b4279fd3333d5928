import { calls, type Checkout, type Invoice } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atGateway, Browser, newestMail, type Answered, type Failing } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { code, pin, richCustomer, setsPin, walletHistory } from './support/wallet.ts'

describe.each(oneDatabase)('the wallet as a way to pay on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const refusedAs = ({ status, body }: Answered<Failing>) => [
    status,
    body.code,
    body.errors?.map(({ field }) => field),
  ]
  const ready = async (weight?: string) => {
    const { customer, balance } = await richCustomer(server.url, weight)
    await setsPin(customer)
    return { customer, balance }
  }
  const proof = async (customer: TestCustomer) => ({ pin, otp_token: await code(customer, 'CO') })
  const orderOf = async (customer: TestCustomer, cart: string, change: Partial<Checkout> = {}) => ({
    ...(await customer.order([cart])),
    payment_method: 'wallet' as const,
    ...(await proof(customer)),
    ...change,
  })
  const pays = (customer: TestCustomer, body: Checkout, headers = {}) =>
    customer.call(calls.checkout, { body, headers })
  const changes = async (
    customer: TestCustomer,
    { invoice_code }: Pick<Invoice, 'invoice_code'>,
    change = {},
  ) =>
    customer.call(calls.changePayment, {
      body: { invoice_code, payment_method: 'wallet', ...(await proof(customer)), ...change },
    })
  const offered = async (customer: TestCustomer, invoice_code?: string) =>
    (
      await customer.call(calls.paymentGroups, { query: invoice_code === undefined ? {} : { invoice_code } })
    ).body.results
      .flatMap(({ methods }) => methods)
      .find(({ payment_method }) => payment_method === 'wallet')

  it('pays at once at checkout, by one settlement, and is told', async () => {
    const { customer, balance } = await ready()
    const cart = await customer.savesCart()
    const { status, body } = await pays(customer, await orderOf(customer, cart))
    expect(status).toBe(201)
    const { total, invoice_code } = body.invoice
    expect(body.invoice).toMatchObject({
      status: 'paid',
      payment: { payment_method: 'wallet', title: 'Saldo dompet' },
    })
    expect((await customer.cart(cart)).status).toBe('paid')
    expect(await customer.wallet()).toBe(balance - total)
    expect((await walletHistory(customer)).results[0]).toMatchObject({
      kind: 'payment',
      title: 'Bayar invoice',
      amount: -total,
      balance: balance - total,
      code: invoice_code,
    })
    expect((await newestMail(server.url, customer.email)).text).toContain(invoice_code)
    for (const kind of ['payment', 'topup'] as const)
      expect((await walletHistory(customer, { kind })).count, kind).toBe(kind === 'payment' ? 1 : 0)
  })

  it('pays an open invoice, whose number at the bank is closed; what still comes for it is owed back', async () => {
    const { customer, balance } = await ready()
    const invoice = await customer.checksOut(await customer.savesCart())
    const { body } = await changes(customer, invoice)
    expect(body.invoice).toMatchObject({ status: 'paid', payment: { payment_method: 'wallet' } })
    expect(await customer.wallet()).toBe(balance - invoice.total)
    expect(refusedAs(await changes(customer, invoice))).toEqual([409, 'already_paid', undefined])
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'pay_late')
    expect((await customer.invoice(invoice.invoice_code)).to_return).toMatchObject([
      { amount: invoice.total },
    ])
    expect(await customer.wallet()).toBe(balance - invoice.total)
  })

  it('pays an additional invoice; the next one of its order is billed by transfer', async () => {
    const { customer } = await ready('40kg')
    const cart = await customer.savesCart()
    await pays(customer, await orderOf(customer, cart))
    const { body } = await new Counter(server.url).bill(cart, 25_000)
    const invoice = await customer.invoice(body.invoice_code)
    expect(invoice.payment?.payment_method).toBe('manual')
    const before = await customer.wallet()
    expect((await changes(customer, invoice)).body.invoice).toMatchObject({ status: 'paid' })
    expect(await customer.wallet()).toBe(before - 25_000)
  })

  it.each([
    ['no PIN', { pin: undefined }, [422, undefined, ['pin']]],
    ['no code', { otp_token: undefined }, [422, undefined, ['otp_token']]],
    ['a wrong PIN', { pin: '975310' }, [422, undefined, ['pin']]],
    ['a PIN that is none', { pin: '1' }, [422, undefined, ['pin']]],
    ['a proof that is none', { otp_token: 'x' }, [422, undefined, ['otp_token']]],
  ])('pays nothing with %s', async (_, change, expected) => {
    const { customer, balance } = await ready()
    const cart = await customer.savesCart()
    const refused = await pays(customer, await orderOf(customer, cart, change))
    expect(refusedAs(refused)).toEqual(expected)
    const invoice = await customer.checksOut(cart)
    expect(refusedAs(await changes(customer, invoice, change))).toEqual(expected)
    expect(await customer.wallet()).toBe(balance)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('pending')
  })

  it('pays nothing with the code of another purpose, nor twice with one', async () => {
    const { customer } = await ready('40kg')
    const [first, next] = [await customer.savesCart(), await customer.savesCart()]
    const other = await orderOf(customer, first, { otp_token: await code(customer, 'WD') })
    expect(refusedAs(await pays(customer, other))).toEqual([422, undefined, ['otp_token']])
    const order = await orderOf(customer, first)
    expect((await pays(customer, order)).status).toBe(201)
    const again = { ...(await customer.order([next])), payment_method: 'wallet' as const, pin }
    expect(refusedAs(await pays(customer, { ...again, otp_token: order.otp_token ?? '' }))).toEqual([
      422,
      undefined,
      ['otp_token'],
    ])
  })

  it('says what is missing, loses nothing, and takes the code again', async () => {
    const customer = await TestCustomer.register(server.url)
    await setsPin(customer)
    const cart = await customer.savesCart()
    const order = await orderOf(customer, cart)
    const refused = await pays(customer, order)
    expect(refusedAs(refused)).toEqual([422, 'wallet_short', ['payment_method']])
    expect(refused.body).toMatchObject({ data: { balance: 0, missing: order.expected_total } })
    expect(await customer.cart(cart)).toMatchObject({ status: 'from_seller', invoice_code: null })
    const invoice = await customer.checksOut(cart)
    const shown = await offered(customer, invoice.invoice_code)
    expect(shown).toMatchObject({ available: false, balance: 0, fee: 0 })
    expect(shown?.reason?.replaceAll('\u00a0', ' ')).toMatch(/^Saldo kamu Rp0, kurang Rp[\d.]+\.$/)
    const { pin: own, otp_token } = order
    const { invoice_code } = invoice
    const again = { invoice_code, payment_method: 'wallet' as const, pin: own, otp_token }
    expect(refusedAs(await customer.call(calls.changePayment, { body: again }))).toEqual([
      422,
      'wallet_short',
      ['payment_method'],
    ])
  })

  it('is offered where it has the money and a PIN, and to nobody who has not signed in', async () => {
    const { customer, balance } = await richCustomer(server.url)
    const invoice = await customer.checksOut(await customer.savesCart())
    expect(await offered(customer)).toMatchObject({ available: false, reason: 'Buat PIN dompet dulu.' })
    await setsPin(customer)
    expect(await offered(customer)).toMatchObject({ available: true, balance })
    expect(await offered(customer, invoice.invoice_code)).toMatchObject({ available: true, balance })
    const guest = await (await Browser.open(server.url)).call(calls.paymentGroups)
    const methods = guest.body.results.flatMap((group) => group.methods)
    expect(methods.map(({ payment_method }) => payment_method)).not.toContain('wallet')
  })

  it('of what covers one, pays one of two at once', async () => {
    const { customer, balance } = await ready('4kg')
    const carts = [await customer.savesCart(), await customer.savesCart()]
    const invoices = [await customer.checksOut(carts[0] ?? ''), await customer.checksOut(carts[1] ?? '')]
    const [{ total }] = invoices as [Invoice]
    expect(balance).toBeGreaterThanOrEqual(total)
    expect(balance).toBeLessThan(2 * total)
    const proofs = [await proof(customer), await proof(customer)]
    const answers = await Promise.all(
      invoices.map(({ invoice_code }, index) =>
        customer.call(calls.changePayment, {
          body: { invoice_code, payment_method: 'wallet', ...proofs[index] },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await customer.wallet()).toBe(balance - total)
  })

  it('pays once, however often a command is repeated with its key', async () => {
    const { customer, balance } = await ready()
    const order = await orderOf(customer, await customer.savesCart())
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = await Promise.all([pays(customer, order, headers), pays(customer, order, headers)])
    const codes = answers.map(({ status, body }) => [status, body.invoice_code])
    expect(codes[0]).toEqual(codes[1])
    expect(codes[0]?.[0]).toBe(201)
    expect(await customer.wallet()).toBe(balance - order.expected_total)
  })

  it('pays while the bank settles the same invoice: once, and the other is owed back', async () => {
    const { customer, balance } = await ready()
    const invoice = await customer.checksOut(await customer.savesCart())
    const body = {
      invoice_code: invoice.invoice_code,
      payment_method: 'wallet' as const,
      ...(await proof(customer)),
    }
    const [paid] = await Promise.all([
      customer.call(calls.changePayment, { body }),
      atGateway(server.url, invoice.payment?.order_id ?? '', 'pay'),
    ])
    const { status, to_return } = await customer.invoice(invoice.invoice_code)
    expect(status).toBe('paid')
    const isByWallet = paid.status === 200
    expect(await customer.wallet()).toBe(isByWallet ? balance - invoice.total : balance)
    expect(to_return).toHaveLength(isByWallet ? 1 : 0)
  })

  it('is measured down like any other payment: what it cost less comes back to it', async () => {
    const { customer, balance } = await ready('40kg')
    const counter = new Counter(server.url)
    const cart = await customer.savesCart()
    await counter.receive(cart, '4kg')
    const { body } = await pays(customer, await orderOf(customer, cart))
    await counter.measure(cart, '2kg')
    const { agreed_total: total } = await customer.cart(cart)
    expect(await customer.wallet()).toBe(balance - (total ?? 0))
    expect(body.invoice.total).toBeGreaterThan(total ?? 0)
  })
})
