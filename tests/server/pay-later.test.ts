import { calls, type Invoice } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { payLaterDue } from '@seberang/domain/wallet'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, mailsTo, newestMail, Operator, refusedAs } from './support/api.ts'
import {
  acceptsTerms,
  becomesCompany,
  checksOutLater,
  creditCustomer,
  givesCredit,
  laterProof,
  paysLater,
} from './support/companies.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { runOps } from './support/ops.ts'
import { asksRefund } from './support/refunds.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, code, pin, setsPin, topsUp } from './support/wallet.ts'

const day = 24 * 3_600_000
const rupiah = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe.each(databases)('paying later on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    counter = new Counter(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const offered = async (customer: TestCustomer, invoice_code?: string) =>
    (
      await customer.call(calls.paymentGroups, { query: invoice_code === undefined ? {} : { invoice_code } })
    ).body.results
      .flatMap(({ methods }) => methods)
      .find(({ payment_method }) => payment_method === 'paylater')
  const changes = async (customer: TestCustomer, { invoice_code }: Pick<Invoice, 'invoice_code'>) =>
    customer.call(calls.changePayment, { body: { invoice_code, ...(await laterProof(customer)) } })
  const paysBy = async (customer: TestCustomer, invoice_code: string) => {
    const body = { invoice_code, payment_method: 'va_bca' as const }
    const { body: changed } = await customer.call(calls.changePayment, { body })
    return changed.invoice.payment?.order_id ?? ''
  }
  const companyOf = async (customer: TestCustomer) => (await customer.call(calls.company)).body.data?.paylater
  const refunds = async (customer: TestCustomer, order: string, amount?: number) => {
    const { id } = await asksRefund(customer, order, amount === undefined ? {} : { amount })
    return operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
  }

  it('pays at once; what is owed has its day, does not expire, and is paid by any other way', async () => {
    const { customer } = await creditCustomer(server.url)
    const { cart, owed, order } = await paysLater(customer)
    expect(owed).toMatchObject({
      invoice_type: 'paylater',
      status: 'pending',
      due_date: payLaterDue(new Date(owed.created_at), 14).toISOString(),
      items: [{ cart_code: cart }],
      payment: { payment_method: 'manual' },
    })
    expect((await customer.cart(cart)).status).toBe('paid')
    expect(await customer.invoice(order)).toMatchObject({
      status: 'paid',
      total: owed.total,
      paid_with: owed.invoice_code,
      payment: { payment_method: 'paylater', title: 'Bayar nanti' },
    })
    expect(await companyOf(customer)).toMatchObject({ used: owed.total, overdue: 0, days: 14 })
    const pending = await customer.call(calls.invoices, {
      query: { invoice_type: 'paylater', status: 'pending' },
    })
    expect(pending.body.results.map(({ invoice_code }) => invoice_code)).toEqual([owed.invoice_code])
    expect((await newestMail(server.url, customer.email)).text).toContain(owed.invoice_code)

    const number = await paysBy(customer, owed.invoice_code)
    await advanceClock(server.url, 2 * day)
    // Its number has ended, not the invoice.
    const open = await customer.invoice(owed.invoice_code)
    expect(open).toMatchObject({ status: 'pending', payment: { order_id: number } })
    expect(Date.parse(open.payment?.expires_at ?? '')).toBeLessThan(Date.parse(owed.created_at) + 2 * day)
    await advanceClock(server.url, 20 * day)
    await customer.signsIn()
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({ status: 'pending' })
    const next = await paysBy(customer, owed.invoice_code)
    expect(next).not.toBe(number)
    await atGateway(server.url, next, 'pay')
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({ status: 'paid' })
    expect(await companyOf(customer)).toMatchObject({ used: 0, overdue: 0 })
    await atGateway(server.url, next, 'take_back')
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({ status: 'pending' })
    expect((await customer.cart(cart)).status).toBe('paid')
    expect(await companyOf(customer)).toMatchObject({ used: owed.total, overdue: owed.total })
    await counter.settle(owed.invoice_code)
    expect(await companyOf(customer)).toMatchObject({ used: 0, overdue: 0 })
  })

  it('pays what is added, but neither what is owed already nor a top-up, and is nobody else’s', async () => {
    const { customer } = await creditCustomer(server.url)
    const { cart, owed } = await paysLater(customer)
    const { body } = await counter.bill(cart, 25_000)
    const added = await customer.invoice(body.invoice_code)
    expect(added.payment?.payment_method).toBe('manual')
    expect((await changes(customer, added)).body.invoice).toMatchObject({ status: 'paid' })
    expect(await companyOf(customer)).toMatchObject({ used: owed.total + 25_000 })
    expect(await offered(customer, owed.invoice_code)).toBeUndefined()
    expect(refusedAs(await changes(customer, owed))).toEqual([422, ['payment_method']])
    const topUp = await topsUp(customer, 50_000)
    expect(refusedAs(await changes(customer, topUp))).toEqual([422, ['payment_method']])
    const { customer: stranger } = await creditCustomer(server.url)
    expect((await changes(stranger, owed)).status).toBe(404)
  })

  it('is reminded of, each day of them once, and while it is overdue nothing more is paid later', async () => {
    const { customer } = await creditCustomer(server.url, { limit: 100_000_000, days: 7 })
    const { owed } = await paysLater(customer)
    const reminders = async () =>
      (await mailsTo(server.url, customer.email))
        .map(({ subject }) => /^(Jatuh tempo [^:]*|Lewat jatuh tempo \d+ hari)/.exec(subject)?.[0])
        .filter((found) => found !== undefined)
        .toReversed()
    const dueDay = Date.parse(owed.due_date) + 1 - day
    expect(await reminders()).toEqual([])
    // From three days and a half before the day is over, half a day at a time.
    const start = dueDay - 3.5 * day - Date.parse(owed.created_at)
    await advanceClock(server.url, start)
    for (let halves = 0; halves < 38; halves += 1) await advanceClock(server.url, day / 2)
    expect(await reminders()).toEqual([
      'Jatuh tempo 3 hari lagi',
      'Jatuh tempo hari ini',
      'Lewat jatuh tempo 1 hari',
      'Lewat jatuh tempo 3 hari',
      'Lewat jatuh tempo 7 hari',
      'Lewat jatuh tempo 14 hari',
    ])
    await customer.signsIn()
    expect(await offered(customer)).toMatchObject({ available: false, refused: 'overdue' })
    const { body } = await checksOutLater(customer, [await customer.savesCart()])
    expect(body).toMatchObject({ code: 'pay_later_refused', data: { reason: 'overdue' } })
    const { output } = await runOps(server, 'pay-later', '--overdue')
    expect(output).toContain(owed.invoice_code)
    const listed = await operator.call(calls.opsPayLater, {
      query: { page: 1, page_size: 10, overdue: 'yes' },
    })
    expect(listed.body.results).toContainEqual(
      expect.objectContaining({ invoice_code: owed.invoice_code, amount: owed.total, days_overdue: 15 }),
    )
    await counter.settle(owed.invoice_code)
    expect(await offered(customer)).toMatchObject({ available: true })
    expect((await runOps(server, 'pay-later')).output).not.toContain(owed.invoice_code)
  })

  it('is lowered by a measurement; one that is larger again is billed', async () => {
    const { customer } = await creditCustomer(server.url)
    const cart = await customer.savesCart()
    await counter.receive(cart, '20kg')
    const { body } = await checksOutLater(customer, [cart])
    const owed = body.invoice
    await counter.measure(cart, '10kg')
    const lower = await customer.invoice(owed.invoice_code)
    expect(lower.total).toBeLessThan(owed.total)
    expect(lower.total).toBe((await customer.cart(cart)).agreed_total)
    expect(await customer.wallet()).toBe(0)
    const added = await customer.invoice(await counter.measureLarger(cart, '15kg'))
    expect((await customer.invoice(owed.invoice_code)).total).toBe(lower.total)
    expect(lower.total + added.total).toBe((await customer.cart(cart)).agreed_total)
    expect((await changes(customer, added)).status).toBe(200)
    await counter.measure(cart, '2kg')
    expect(await customer.wallet()).toBe(0)
    expect(await companyOf(customer)).toMatchObject({ used: (await customer.cart(cart)).agreed_total })
  })

  it('whose payment the bank takes back goes to no bank, and shuts the way out of the wallet until it is paid', async () => {
    const { customer } = await creditCustomer(server.url)
    const { owed, order } = await paysLater(customer)
    const number = await paysBy(customer, owed.invoice_code)
    await atGateway(server.url, number, 'pay')
    await refunds(customer, order, 60_000)
    const { id: to } = await addsAccount(customer)
    const { id } = await asksRefund(customer, order, { to })
    await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
    await atGateway(server.url, number, 'take_back')
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({ status: 'pending', total: owed.total })
    const { results } = (await customer.call(calls.refunds, { query: { invoice_code: order } })).body
    expect(results.map(({ status, undone_at }) => [status, undone_at !== null])).toEqual([
      ['rejected', true],
      ['paid', false],
    ])
    expect(await customer.wallet()).toBe(60_000)
    const withdraws = async () => {
      const body = { bank_account_id: to, amount: 50_000, pin, otp_token: await code(customer, 'WD') }
      return customer.call(calls.withdraw, { body })
    }
    expect(refusedAs(await withdraws())).toEqual([409, 'paylater_reversed'])
    await counter.settle(owed.invoice_code, { amount: owed.total })
    expect((await withdraws()).status).toBe(201)
  })

  describe('of something added to an order whose own payment is taken back', () => {
    const atBank = async (number: string, action: 'pay' | 'take_back') =>
      expect(await atGateway(server.url, number, action)).toBe(200)
    /** A shipment that is paid by a bank, and 10,000 more that is paid later. */
    const ordered = async (weight: string) => {
      const { customer } = await creditCustomer(server.url)
      const cart = await customer.savesCart()
      await counter.receive(cart, weight)
      const order = await customer.checksOut(cart)
      const number = order.payment?.order_id ?? ''
      await atBank(number, 'pay')
      const added = (await counter.bill(cart, 10_000)).body
      const owed = (await changes(customer, added)).body.invoice.paid_with ?? ''
      return { customer, cart, order, number, owed }
    }
    const refunded = async (customer: TestCustomer, order: Invoice, input: object, approval = {}) => {
      const { id } = await asksRefund(customer, order.invoice_code, input)
      const approved = await surely((sure) =>
        operator.call(calls.opsApproveRefund, { params: { id }, body: { ...approval, ...sure } }),
      )
      expect(approved.status).toBe(200)
      return id
    }
    const rejects = (id: string) =>
      surely((sure) =>
        operator.call(calls.opsRejectRefund, { params: { id }, body: { reason: 'Rekening tutup', ...sure } }),
      )

    it('is asked for again where a credit had lowered it, and it is still to be paid', async () => {
      const { customer, cart, number, order } = await ordered('2kg')
      const large = await customer.invoice(await counter.measureLarger(cart, '4kg'))
      const owed = (await changes(customer, large)).body.invoice.paid_with ?? ''
      await counter.measure(cart, '3kg')
      expect((await customer.invoice(owed)).total).toBeLessThan(large.total)
      await atBank(number, 'take_back')
      expect((await customer.invoice(owed)).total).toBe(large.total)
      expect((await customer.invoice(order.invoice_code)).status).toBe('pending')
    })

    it.each([
      ['its bank', 'ditarik bank'],
      ['an operator who had booked it by mistake', 'keliru kami catat'],
    ] as const)(
      'and credited in part, tells what is due again in one mail, and apart from it what left the wallet, taken back by %s',
      async (by, because) => {
        const { customer } = await creditCustomer(server.url)
        const cart = await customer.savesCart()
        await counter.receive(cart, '5kg')
        const method = by === 'its bank' ? ('va_bca' as const) : ('manual' as const)
        const order = await customer.checksOutBy(method, cart)
        const { invoice_code } = order
        const reference = newReference()
        if (by === 'its bank') await atBank(order.payment?.order_id ?? '', 'pay')
        else await counter.settle(invoice_code, { reference })
        await counter.measure(cart, '4kg')
        const inWallet = await customer.wallet()
        expect(inWallet).toBeGreaterThan(0)
        const added = (await counter.bill(cart, 2_000_000)).body
        const owed = (await changes(customer, added)).body.invoice.paid_with ?? ''
        for (const weight of ['3kg', '2kg']) await counter.measure(cart, weight)
        const off = 2_000_000 - (await customer.invoice(owed)).total
        expect(off).toBeGreaterThan(0)
        expect(await customer.wallet()).toBe(inWallet)
        if (by === 'its bank') await atBank(order.payment?.order_id ?? '', 'take_back')
        else await operator.call(calls.opsUnsettle, { params: { invoice_code }, body: { reference } })
        expect((await customer.invoice(owed)).total).toBe(2_000_000)
        expect(await customer.wallet()).toBe(0)
        const { credit_undone } = await customer.invoice(invoice_code)
        expect(credit_undone).toBe(inWallet - (order.payment?.surplus ?? 0))
        const mails = await mailsTo(server.url, customer.email)
        const raised = mails.filter(({ subject }) => subject.startsWith('Tagihan bayar nanti naik'))
        expect(raised.map(({ subject }) => subject)).toEqual([
          `Tagihan bayar nanti naik ${formatRupiah(off)}`,
        ])
        expect(raised[0]?.text).toContain(because)
      },
    )

    it('keeps of a refund only what it was lowered by', async () => {
      const { customer, order, number, owed } = await ordered('2kg')
      const id = await refunded(customer, order, { amount: 30_000 })
      expect(await customer.invoice(owed)).toMatchObject({ ended_because: 'returned' })
      expect(await customer.wallet()).toBe(20_000)
      await atBank(number, 'take_back')
      expect(await customer.wallet()).toBe(0)
      const { results } = (await customer.call(calls.refunds, { query: { page: 1, page_size: 10 } })).body
      expect(results.find((one) => one.id === id)?.undone_at).not.toBeNull()
      expect(results.filter((one) => one.undone_at === null)).toMatchObject([
        { amount: 10_000, reduced: 10_000 },
      ])
    })

    it('is asked for again by a part of a refund', async () => {
      const { customer, order, cart, number } = await ordered('2kg')
      await refunded(customer, order, { amount: 20_000 })
      const added = (await counter.bill(cart, 50_000)).body
      const owed = (await changes(customer, added)).body.invoice.paid_with ?? ''
      await refunded(customer, order, { amount: 45_000 })
      expect((await customer.invoice(owed)).total).toBe(5_000)
      await atBank(number, 'take_back')
      // Paid are 60,000, and 65,000 went back: of the newest.
      expect((await customer.invoice(owed)).total).toBe(10_000)
      expect(await customer.wallet()).toBe(10_000)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('keeps of a credit only what it was lowered by', async () => {
      const { customer, cart, number, owed } = await ordered('20kg')
      await counter.measure(cart, '1kg')
      expect(await customer.invoice(owed)).toMatchObject({ ended_because: 'returned' })
      expect(await customer.wallet()).toBeGreaterThan(1_000_000)
      const other = await customer.invoice((await counter.bill(cart, 20_000)).body.invoice_code)
      await counter.pay(other)
      await atBank(number, 'take_back')
      expect(await customer.wallet()).toBe(0)
      await advanceClock(server.url, 25 * 60 * 60_000)
      expect(await customer.wallet()).toBe(20_000)
      await atBank(other.payment?.order_id ?? '', 'take_back')
      expect(await customer.wallet()).toBe(0)
    })

    it('is raised by no more than what is not paid for any more', async () => {
      const { customer, order, cart, number } = await ordered('2kg')
      const added = (await counter.bill(cart, 50_000)).body
      const owed = (await changes(customer, added)).body.invoice.paid_with ?? ''
      // 10,000 off what was added before, 35,000 off this, and 10,000 into the wallet.
      await refunded(customer, order, { amount: 45_000 })
      expect((await customer.invoice(owed)).total).toBe(15_000)
      await refunded(customer, order, { amount: 25_000 })
      expect(await customer.wallet()).toBe(10_000)
      await atBank(number, 'take_back')
      expect(await customer.wallet()).toBe(0)
      const { results } = (await customer.call(calls.refunds, { query: { page: 1, page_size: 10 } })).body
      const left = results.filter((one) => one.undone_at === null)
      expect(left.reduce((sum, one) => sum + (one.amount ?? 0), 0)).toBe(60_000)
    })

    it.each([
      ['waits for a bank file', {}],
      ['was handed over and comes back', { transfer: true }],
    ])(
      'and of which a refund to a bank %s is owed no more once its own payment is taken back',
      async (...given) => {
        const { customer, order, number, owed } = await ordered('2kg')
        const paidBy = await paysBy(customer, owed)
        await atBank(paidBy, 'pay')
        const { id: to } = await addsAccount(customer)
        const id = await refunded(customer, order, { to, amount: 10_000 }, given[1])
        await atBank(number, 'take_back')
        await advanceClock(server.url, 25 * 60 * 60_000)
        expect((await customer.invoice(order.invoice_code)).status).toBe('expired')
        expect(await customer.wallet()).toBe(0)
        await atBank(paidBy, 'take_back')
        const isHandedOver = 'transfer' in given[1]
        expect((await customer.invoice(owed)).total).toBe(isHandedOver ? 10_000 : 0)
        if (isHandedOver) await rejects(id)
        expect(await customer.invoice(owed)).toMatchObject({ ended_because: 'returned' })
        expect(await customer.wallet()).toBe(0)
      },
    )
  })

  it('is set by operators for companies that are approved, and recorded', async () => {
    const customer = await TestCustomer.register(server.url)
    const id = await becomesCompany(customer)
    expect(
      (await runOps(server, 'company', 'credit', id, '--limit', '5.000.000', '--days', '30')).output,
    ).toContain('pays later up to Rp5.000.000, within 30 days')
    expect((await runOps(server, 'company', 'credit', id, '--limit', '5000')).errors).toContain('--none')
    // A zero too many, or some too few.
    for (const limit of ['50.000.001', '499.999']) {
      const slip = await runOps(server, 'company', 'credit', id, '--limit', limit, '--days', '30')
      expect([slip.code, slip.errors]).toEqual([
        1,
        expect.stringMatching(/--limit: .+ the limit before: Rp5\.000\.000\.\n {2}--sure \w{4} /),
      ])
    }
    expect((await runOps(server, 'company', 'credit', id, '--none')).code).toBe(0)
    const { body } = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 50, all: 'yes' } })
    expect(
      body.results.filter(({ action, subject }) => action === 'company_credit' && subject === id),
    ).toHaveLength(2)
    const least = { params: { id }, body: { credit: { limit: 9_999, days: 30 } } }
    expect(refusedAs(await operator.call(calls.opsCompanyCredit, least))).toEqual([422, ['credit.limit']])
    expect(refusedAs(await givesCredit(server.url, id, { limit: 0, days: 400 }))).toEqual([
      422,
      ['credit.limit', 'credit.days'],
    ])
    expect((await givesCredit(server.url, 'CO-NONE', { limit: 1, days: 1 })).status).toBe(404)
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is for approved companies with a limit, once they have accepted the terms, up to that limit', async () => {
    const customer = await TestCustomer.register(server.url)
    await setsPin(customer)
    const cart = await customer.savesCart()
    const refused = async () => {
      const { status, body } = await checksOutLater(customer, [cart])
      return [status, body.code, (body as { data?: object }).data]
    }
    const because = (reason: string, more = { limit: 0, used: 0, left: 0 }) => [
      422,
      'pay_later_refused',
      { reason, ...more },
    ]
    expect(await refused()).toEqual(because('no_company'))
    expect(await offered(customer)).toMatchObject({ available: false, refused: 'no_company' })
    const id = await becomesCompany(customer)
    expect(await refused()).toEqual(because('no_terms'))
    expect(await companyOf(customer)).toBeNull()
    expect((await givesCredit(server.url, id, { limit: 1000, days: 30 })).status).toBe(200)
    expect(rupiah((await newestMail(server.url, customer.email)).text)).toContain('Rp1.000')
    const less = { limit: 1000, used: 0, left: 1000 }
    expect(await refused()).toEqual(because('not_accepted', less))
    await acceptsTerms(customer)
    expect(await refused()).toEqual(because('limit', less))
    expect(await customer.cart(cart)).toMatchObject({ status: 'from_seller', invoice_code: null })
    const invoice = await customer.checksOut(cart)
    const shown = await offered(customer, invoice.invoice_code)
    expect(shown).toMatchObject({
      available: false,
      refused: 'limit',
      paylater: { limit: 1000, used: 0, days: 30 },
    })
    expect(rupiah(shown?.reason)).toContain('Sisa batas bayar nanti Rp1.000')
    expect(refusedAs(await changes(customer, invoice))).toEqual([422, ['payment_method']])
    await givesCredit(server.url, id, { limit: invoice.total, days: 30 })
    expect(await offered(customer, invoice.invoice_code)).toMatchObject({ available: true })
    expect((await changes(customer, invoice)).body.invoice).toMatchObject({ status: 'paid' })
    await givesCredit(server.url, id, null)
    expect(await companyOf(customer)).toBeNull()
    expect(await offered(customer)).toMatchObject({ refused: 'no_terms' })
  })

  it('needs the PIN and a code of its own', async () => {
    const { customer } = await creditCustomer(server.url)
    const invoice = await customer.checksOut(await customer.savesCart())
    const { invoice_code } = invoice
    const pays = async (change: object) =>
      refusedAs(
        await customer.call(calls.changePayment, {
          body: { invoice_code, ...(await laterProof(customer)), ...change },
        }),
      )
    expect(await pays({ pin: undefined })).toEqual([422, ['pin']])
    expect(await pays({ otp_token: undefined })).toEqual([422, ['otp_token']])
    expect(await pays({ pin: '975310' })).toEqual([422, ['pin']])
    expect(await pays({ otp_token: await code(customer, 'WD') })).toEqual([422, ['otp_token']])
    expect(await companyOf(customer)).toMatchObject({ used: 0 })
  })

  it('of a limit for one, pays one of two at once, and once however often it is repeated', async () => {
    const { customer, id } = await creditCustomer(server.url)
    const carts = [await customer.savesCart(), await customer.savesCart()]
    const orders = [await customer.order([carts[0] ?? '']), await customer.order([carts[1] ?? ''])]
    const total = orders[0]?.expected_total ?? 0
    await givesCredit(server.url, id, { limit: Math.round(1.5 * total), days: 14 })
    const bodies: object[] = []
    for (const order of orders) bodies.push({ ...order, ...(await laterProof(customer)) })
    const answers = await Promise.all(
      bodies.map((body) => customer.call(calls.checkout, { body: body as (typeof orders)[number] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await companyOf(customer)).toMatchObject({ used: total })

    const { customer: other } = await creditCustomer(server.url)
    const body = { ...(await other.order([await other.savesCart()])), ...(await laterProof(other)) }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const ask = () => other.call(calls.checkout, { body, headers })
    const repeated = await Promise.all([ask(), ask()])
    expect(repeated.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(repeated.map((answer) => answer.body.invoice_code)).size).toBe(1)
    expect(await companyOf(other)).toMatchObject({ used: body.expected_total })
  })

  it('is lowered by a refund first: what never came in goes neither to the wallet nor to a bank', async () => {
    const { customer } = await creditCustomer(server.url)
    const { owed, order } = await paysLater(customer)
    const number = await paysBy(customer, owed.invoice_code)
    const { id: account } = await addsAccount(customer)
    const toBank = await customer.call(calls.requestRefund, {
      body: { invoice_code: order, reason: 'missing', description: 'Kurang dua.', to: account, files: [] },
    })
    expect(refusedAs(toBank)).toEqual([422, ['to']])
    expect((await refunds(customer, order, 20_000)).status).toBe(200)
    const left = owed.total - 20_000
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({ total: left, reduced: 20_000 })
    expect(await companyOf(customer)).toMatchObject({ used: left })
    expect(await customer.wallet()).toBe(0)
    // The number of before asked for more: what comes by it is owed back.
    await atGateway(server.url, number, 'pay_late')
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({
      status: 'pending',
      to_return: [{ amount: owed.total }],
    })
    await atGateway(server.url, await paysBy(customer, owed.invoice_code), 'pay')
    expect(await companyOf(customer)).toMatchObject({ used: 0 })
    // Paid in money now: the rest comes back, and no more than that.
    expect(await customer.call(calls.refundTerms, { query: { invoice_code: order } })).toMatchObject({
      body: { results: [{ left, left_to_bank: left }] },
    })
    await refunds(customer, order)
    expect(await customer.wallet()).toBe(left)
  })

  it('is billed by transfer where less is left than its method takes', async () => {
    const { customer } = await creditCustomer(server.url)
    const { owed, order } = await paysLater(customer)
    await paysBy(customer, owed.invoice_code)
    await refunds(customer, order, owed.total - 9_000)
    const left = await customer.invoice(owed.invoice_code)
    expect(left).toMatchObject({ total: 9_000, payment: { payment_method: 'manual' } })
  })

  it('of what was partly paid in money returns that above the rest alone, and ends when nothing is owed', async () => {
    const { customer } = await creditCustomer(server.url)
    const { cart, owed, order } = await paysLater(customer)
    const { body } = await counter.bill(cart, 30_000)
    await counter.settle(body.invoice_code, { amount: 30_000 })
    await refunds(customer, order)
    expect(await customer.invoice(owed.invoice_code)).toMatchObject({
      status: 'cancelled',
      ended_because: 'returned',
      total: 0,
      reduced: owed.total,
    })
    expect(await customer.wallet()).toBe(30_000)
    expect(await companyOf(customer)).toMatchObject({ used: 0 })
  })

  it('of several shipments is lowered by the part of the one that is returned', async () => {
    const { customer } = await creditCustomer(server.url)
    const [first, other] = [await customer.savesCart(), await customer.savesCart()]
    const { body } = await checksOutLater(customer, [first, other])
    const { invoice_code, total, pays_for: order = '', items } = body.invoice
    const [mine = 0, theirs = 0] = items.map(({ amount }) => amount)
    const { body: billed } = await counter.bill(first, 30_000)
    await counter.settle(billed.invoice_code, { amount: 30_000 })
    const refund = async (cart_code: string) => {
      const { id } = await asksRefund(customer, order, { cart_code })
      await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
    }
    await refund(first)
    expect(await customer.invoice(invoice_code)).toMatchObject({ total: total - mine, status: 'pending' })
    expect(await customer.wallet()).toBe(30_000)
    await atGateway(server.url, await paysBy(customer, invoice_code), 'pay')
    const terms = (await customer.call(calls.refundTerms, { query: { invoice_code: order } })).body.results
    expect(terms.map(({ left, left_to_bank }) => [left, left_to_bank])).toEqual([
      [0, 0],
      [theirs, theirs],
    ])
  })

  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    'is not what a transfer asks for that was made before a measurement lowered it, even at the same moment',
    async () => {
      const { customer } = await creditCustomer(server.url)
      const cart = await customer.savesCart()
      await counter.receive(cart, '20kg')
      const { invoice } = (await checksOutLater(customer, [cart])).body
      const client = await beginTransaction(server.databaseUrl)
      await client.query('select from invoices where code = $1 for update', [invoice.invoice_code])
      const lowered = counter.measure(cart, '10kg')
      await untilWaiting(client, 1)
      const params = { invoice_code: invoice.invoice_code }
      const body = { amount: invoice.total, reference: 'FT-LOWERED' }
      const settled = operator.call(calls.opsSettle, { params, body })
      await untilWaiting(client, 2)
      await client.query('commit')
      await client.end()
      await lowered
      expect(await settled).toMatchObject({ status: 422, body: { code: 'doubtful' } })
    },
  )

  it('is paid from the wallet, which then is not refunded to a bank', async () => {
    const { customer } = await creditCustomer(server.url)
    const { owed, order } = await paysLater(customer)
    const filled = await topsUp(customer, owed.total)
    await atGateway(server.url, filled.payment?.order_id ?? '', 'pay')
    const body = {
      invoice_code: owed.invoice_code,
      payment_method: 'wallet' as const,
      pin,
      otp_token: await code(customer, 'CO'),
    }
    expect((await customer.call(calls.changePayment, { body })).body.invoice).toMatchObject({
      status: 'paid',
    })
    expect(await customer.wallet()).toBe(0)
    expect(
      (await customer.call(calls.refundTerms, { query: { invoice_code: order } })).body.results,
    ).toMatchObject([{ left: owed.total, left_to_bank: 0 }])
  })

  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    'whose payment the bank takes back, on %s, is asked for once, less what a measurement could not credit',
    async () => {
      const { customer } = await creditCustomer(server.url)
      const cart = await customer.savesCart()
      await counter.receive(cart, '2kg')
      const {
        invoice_code,
        total,
        pays_for: order = '',
      } = (await checksOutLater(customer, [cart])).body.invoice
      const number = await paysBy(customer, invoice_code)
      await atGateway(server.url, number, 'pay')
      const { id: to } = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to, amount: total - 10_000 })
      await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
      expect((await counter.measure(cart, '1kg')).body.credited).toBeUndefined()
      await atGateway(server.url, number, 'take_back')
      const owed = await customer.invoice(invoice_code)
      expect(owed).toMatchObject({ status: 'pending', total: (await customer.cart(cart)).agreed_total })
      expect(owed.total).toBeLessThan(total)
      const client = new Client({ connectionString: server.databaseUrl })
      await client.connect()
      const open = await client.query(
        `select from payments join invoices on invoices.id = invoice_id
          where code = $1 and state in ('created', 'pending')`,
        [invoice_code],
      )
      await client.end()
      expect(open.rowCount).toBe(1)
    },
  )

  it('of something added that a measurement lowered returns with its order no more than was paid', async () => {
    const { customer } = await creditCustomer(server.url)
    const cart = await customer.savesCart()
    await counter.receive(cart, '2kg')
    const order = await customer.checksOut(cart)
    const number = order.payment?.order_id ?? ''
    await atGateway(server.url, number, 'pay')
    const added = await customer.invoice(await counter.measureLarger(cart, '20kg'))
    const owed = (await changes(customer, added)).body.invoice.paid_with ?? ''
    await counter.measure(cart, '10kg')
    const { total } = await customer.invoice(owed)
    expect(total).toBeLessThan(added.total)
    await atGateway(server.url, await paysBy(customer, owed), 'pay')
    await advanceClock(server.url, 3 * day)
    await atGateway(server.url, number, 'take_back')
    expect(await customer.invoice(order.invoice_code)).toMatchObject({ ended_because: 'taken_back' })
    expect(await customer.wallet()).toBe(total)
  })
})
