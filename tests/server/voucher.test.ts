import { calls, type OpsVoucher } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Browser, newestMail, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000

describe.each(databases)('vouchers on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const makes = async (change: Partial<OpsVoucher> = {}) => {
    const body: OpsVoucher = { kind: 'fixed', value: 50_000, ...change }
    const answer = await operator.call(calls.opsVoucher, { body })
    expect(answer.status, answer.text).toBe(201)
    return answer.body.voucher.code
  }
  const now = async () => {
    const answer = await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance_ms":0}',
    })
    return Date.parse(((await answer.json()) as { now: string }).now)
  }
  const from = async (ms: number) => new Date((await now()) + ms).toISOString()

  const withCart = async () => {
    const customer = await TestCustomer.register(server.url)
    return { customer, cart: await customer.savesCart() }
  }
  const asks = (
    customer: TestCustomer,
    carts: string[],
    voucher: { code: string; cart_code: string } | undefined,
    expected_total: number,
    headers = {},
  ) =>
    customer.call(calls.checkout, {
      body: {
        carts: carts.map((cart_code) => ({ cart_code, courier_code: 'jne-reg', insurance: 0 as const })),
        payment_method: 'va_bca',
        voucher,
        expected_total,
      },
      headers,
    })
  /** Checks out with a voucher at the price the server returns. */
  const checksOut = async (customer: TestCustomer, cart_code: string, code: string) => {
    const voucher = { code, cart_code }
    const seen = await asks(customer, [cart_code], voucher, 0)
    if (seen.body.code !== 'price_changed') return seen
    return asks(customer, [cart_code], voucher, (seen.body.data as { total: number }).total)
  }
  const fieldOf = (answer: { body: { errors?: { field: string; message: string }[] } }) =>
    answer.body.errors?.map((error) => error.field)

  it('are released when their invoice is given up', async () => {
    const { customer, cart } = await withCart()
    const code = await makes()
    const { body } = await checksOut(customer, cart, code)
    const { invoice_code } = body.invoice
    await customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    expect((await checksOut(customer, cart, code)).status).toBe(201)
  })

  it('are listed only where they can be used', async () => {
    const { customer, cart } = await withCart()
    const source = randomUUID()
    const mine = await makes({ suite: customer.suite, ends_at: await from(hours) })
    const first = await makes({ source, ends_at: await from(2 * hours) })
    const second = await makes({ source, uses_allowed: 5 })
    await makes({ source, starts_at: await from(hours) })
    const own = async () => (await customer.call(calls.myVouchers)).body.results.map((one) => one.code)
    const listed = async (browser: Browser) => {
      const { body } = await browser.call(calls.publicVouchers, { query: { voucher_source: source } })
      return body.results.map((one) => one.code)
    }
    const guest = await Browser.open(server.url)
    expect(await own()).toEqual([mine])
    expect(await listed(guest)).toEqual([first, second])
    await checksOut(customer, cart, second)
    expect(await listed(customer)).toEqual([first])
    const { results } = (await customer.call(calls.myVouchers)).body
    const [invoice] = (await customer.call(calls.invoices)).body.results
    expect(results.map(({ code, used_at }) => [code, used_at])).toEqual([
      [mine, null],
      [second, invoice?.created_at],
    ])
    expect(await listed(guest)).toEqual([first, second])
    const stranger = await TestCustomer.register(server.url)
    expect((await stranger.call(calls.myVouchers)).body.results).toEqual([])
    await advanceClock(server.url, hours)
    expect(await own()).toEqual([second])
  })

  const ends = (code: string, reason = 'The campaign is over') =>
    operator.call(calls.opsEndVoucher, { params: { code }, body: { reason } })

  it('are listed to operators by the page, with whom they are for, what is left and when they end', async () => {
    const { customer, cart } = await withCart()
    const until = await from(hours)
    const mine = await makes({ suite: customer.suite, uses_allowed: 2, ends_at: until })
    const open = await makes()
    await checksOut(customer, cart, mine)
    await ends(open)
    const page = (number: number) =>
      operator.call(calls.opsVouchers, { query: { page: number, page_size: 1 } })
    const [first, second] = [(await page(1)).body, (await page(2)).body]
    expect(first.count).toBeGreaterThan(2)
    expect([first.previous, first.next !== null]).toEqual([null, true])
    expect(first.results).toMatchObject([{ code: open, suite: null, uses_left: 1, ends_at: null }])
    expect(first.results[0]?.ended_at).not.toBeNull()
    const { suite } = customer
    expect(second.results).toMatchObject([
      { code: mine, suite, uses_allowed: 2, uses_left: 1, ends_at: until, ended_at: null },
    ])
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it.each<[string, Partial<OpsVoucher>, (freight: number) => number]>([
    ['a fixed one', { value: 50_000 }, () => 50_000],
    ['a percentage', { kind: 'percent', value: '12.5' }, (freight) => Math.floor(freight * 0.125)],
    ['a percentage with a limit', { kind: 'percent', value: 50, max: 20_000 }, () => 20_000],
    ['never more than the freight', { value: 9_000_000 }, (freight) => freight],
  ])('discount the freight: %s', async (_, change, expected) => {
    const { customer, cart } = await withCart()
    const before = (await customer.cart(cart)).priced?.answer
    const { status, body } = await checksOut(customer, cart, (await makes(change)).toLowerCase())
    expect(status).toBe(201)
    const discount = expected(before?.lines.freight ?? 0)
    expect(body.invoice.total).toBe((before?.total ?? 0) - discount)
    expect(body.invoice.items[0]).toMatchObject({
      voucher: expect.any(String),
      priced: { answer: { lines: { discount: -discount } } },
    })
  })

  it('still apply after a measurement', async () => {
    const { customer, cart } = await withCart()
    const code = await makes({ kind: 'percent', value: 10 })
    const { body } = await checksOut(customer, cart, code)
    await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay')
    await operator.call(calls.opsReceive, {
      body: { cart_code: cart, weight: '3kg', size: '10x10x10cm' },
    })
    const { priced, agreed_total, additional_invoices } = await customer.cart(cart)
    expect(priced?.answer.lines.discount).toBe(-Math.floor((priced?.answer.lines.freight ?? 0) / 10))
    expect(agreed_total).toBe(priced?.answer.total)
    const added = await customer.invoice(additional_invoices[0]?.invoice_code ?? '')
    expect(added.items.map((item) => item.voucher)).toEqual([code])
    expect((await newestMail(server.url, customer.email)).text).toContain(`Voucher ${code}`)
  })

  it('are named beside a credit as on the page of their invoice', async () => {
    const { customer, cart } = await withCart()
    const code = await makes()
    const size = '10x10x10cm'
    await operator.call(calls.opsReceive, { body: { cart_code: cart, weight: '3kg', size } })
    const { body } = await checksOut(customer, cart, code)
    await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay')
    await operator.call(calls.opsMeasure, { params: { cart_code: cart }, body: { weight: '1kg', size } })
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toContain('dompet')
    expect(mail.text).toContain(`Voucher ${code}`)
    const invoice = await customer.invoice(body.invoice.invoice_code)
    expect(invoice.items.map((item) => item.voucher)).toEqual([code])
  })

  it('apply to one shipment of several', async () => {
    const { customer, cart } = await withCart()
    const other = await customer.savesCart()
    const voucher = { code: await makes(), cart_code: other }
    const seen = await asks(customer, [cart, other], voucher, 0)
    const { total } = seen.body.data as { total: number }
    const { body } = await asks(customer, [cart, other], voucher, total)
    expect(body.invoice.items.map((item) => item.priced.answer.lines.discount)).toEqual([0, -50_000])
  })

  it('are used once, and released when the invoice expires', async () => {
    const { customer, cart } = await withCart()
    const code = await makes()
    expect((await checksOut(customer, cart, code)).status).toBe(201)
    const other = await withCart()
    const refused = await checksOut(other.customer, other.cart, code)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'voucher_used',
        errors: [{ field: 'voucher.code', message: 'Voucher ini sudah dipakai.' }],
      },
    })
    await advanceClock(server.url, 24 * hours)
    expect((await checksOut(other.customer, other.cart, code)).status).toBe(201)
  })

  it('are released when the payment fails, and used up when it settles', async () => {
    const { customer, cart } = await withCart()
    const code = await makes()
    const first = await checksOut(customer, cart, code)
    await atGateway(server.url, first.body.invoice.payment?.order_id ?? '', 'fail')
    const second = await checksOut(customer, cart, code)
    expect(second.status).toBe(201)
    await atGateway(server.url, second.body.invoice.payment?.order_id ?? '', 'pay')
    await advanceClock(server.url, 25 * hours)
    const other = await withCart()
    expect((await checksOut(other.customer, other.cart, code)).status).toBe(409)
  })

  it('stay reserved when the bank reverses the payment', async () => {
    const { customer, cart } = await withCart()
    const code = await makes()
    const { body } = await checksOut(customer, cart, code)
    await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay')
    await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'take_back')
    const other = await withCart()
    expect((await checksOut(other.customer, other.cart, code)).status).toBe(409)
  })

  it('two customers and two tabs, one voucher: one wins', async () => {
    const people = [await withCart(), await withCart()]
    const tab = await people[0]?.customer.savesCart()
    const code = await makes()
    const attempts = [...people, ...(people[0] && tab ? [{ customer: people[0].customer, cart: tab }] : [])]
    const answers = await Promise.all(
      attempts.flatMap(({ customer, cart }) => [
        checksOut(customer, cart, code),
        checksOut(customer, cart, code),
      ]),
    )
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
  })

  it('for everybody can be used once per customer, up to the allowed total', async () => {
    const code = await makes({ uses_allowed: 2 })
    const { customer, cart } = await withCart()
    expect((await checksOut(customer, cart, code)).status).toBe(201)
    expect((await checksOut(customer, await customer.savesCart(), code)).status).toBe(409)
    const second = await withCart()
    expect((await checksOut(second.customer, second.cart, code)).status).toBe(201)
    const third = await withCart()
    expect((await checksOut(third.customer, third.cart, code)).status).toBe(409)
  })

  it('for one customer can be used by them as often as allowed', async () => {
    const { customer, cart } = await withCart()
    const code = await makes({ suite: customer.suite, uses_allowed: 2 })
    for (const one of [cart, await customer.savesCart()])
      expect((await checksOut(customer, one, code)).status).toBe(201)
    expect((await checksOut(customer, await customer.savesCart(), code)).status).toBe(409)
  })

  it('for another customer are refused like unknown ones', async () => {
    const owner = await TestCustomer.register(server.url)
    const { customer, cart } = await withCart()
    const theirs = await checksOut(customer, cart, await makes({ suite: owner.suite }))
    const unknown = await checksOut(customer, cart, 'NO-SUCH-CODE')
    expect(theirs).toMatchObject({ status: 422, body: { errors: [{ field: 'voucher.code' }] } })
    expect(theirs.text).toBe(unknown.text)
  })

  it.each([
    ['id', 'Masa berlaku voucher ini sudah habis.'],
    ['en', 'This voucher has expired.'],
    ['cn', '此优惠券已过期。'],
  ])('that have expired are refused with that reason (%s)', async (language, message) => {
    const { customer, cart } = await withCart()
    const code = await makes({ ends_at: await from(hours) })
    await advanceClock(server.url, hours)
    customer.language = language
    const answer = await checksOut(customer, cart, code)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'voucher.code', message }] } })
  })

  it('are not valid before their start', async () => {
    const { customer, cart } = await withCart()
    const code = await makes({ starts_at: await from(hours) })
    const early = await checksOut(customer, cart, code)
    expect(early.status).toBe(422)
    expect(early.body.errors?.[0]?.message).toMatch(/^Voucher ini berlaku mulai \d+\s\S+\s20\d\d\.$/)
    await advanceClock(server.url, hours)
    expect((await checksOut(customer, cart, code)).status).toBe(201)
  })

  it('need a shipment that is being checked out', async () => {
    const { customer, cart } = await withCart()
    const voucher = { code: await makes(), cart_code: 'SC-UNKNOWN1' }
    expect(fieldOf(await asks(customer, [cart], voucher, 0))).toEqual(['voucher.cart_code'])
  })

  it('are listed exactly if they are accepted when they are entered', async () => {
    const source = randomUUID()
    const [mine, other] = [await withCart(), await withCart()]
    const windows = [
      {},
      { starts_at: await from(hours) },
      { starts_at: await from(-hours), ends_at: await from(-1) },
      { starts_at: await from(-hours), ends_at: await from(hours) },
    ]
    const owners = [undefined, mine.customer.suite, other.customer.suite]
    const made = new Map<string, string>()
    for (const suite of owners)
      for (const [index, window] of windows.entries())
        for (const uses_allowed of [1, 2])
          made.set(
            await makes({ source, suite, uses_allowed, ...window }),
            `owner ${owners.indexOf(suite)}, window ${index}, ${uses_allowed}`,
          )
    const accepts = async ({ customer, cart }: typeof mine, code: string) => {
      const body = { code, cart_code: cart }
      const answer = await customer.call(calls.checkVoucher, { body })
      return answer.status === 200 ? answer.body.data.voucher.uses_left : 0
    }
    const compare = async (who: typeof mine) => {
      const query = { voucher_source: source }
      const open = (await who.customer.call(calls.publicVouchers, { query })).body.results
      const own = (await who.customer.call(calls.myVouchers)).body.results
      const usable = own.filter(({ used_at }) => used_at === null)
      const listed = new Map([...open, ...usable].map(({ code, uses_left }) => [code, uses_left]))
      for (const [code, what] of made)
        expect([what, listed.get(code) ?? 0]).toEqual([what, await accepts(who, code)])
      return listed.size
    }
    // Of each owner that they may use, two windows are open now.
    expect([await compare(mine), await compare(other)]).toEqual([8, 8])
    for (const [code, what] of [...made].filter(([, one]) => /window [03]/.test(one))) {
      const { customer } = what.startsWith('owner 2') ? other : mine
      expect((await checksOut(customer, await customer.savesCart(), code)).status, what).toBe(201)
    }
    // Of their own, what may be used twice; the other one also of everybody's.
    expect([await compare(mine), await compare(other)]).toEqual([2, 4])
  })

  it('show their discount before the checkout', async () => {
    const { customer, cart } = await withCart()
    const code = await makes({ max: 40_000 })
    const before = (await customer.cart(cart)).priced?.answer.total ?? 0
    const quoted = (body: object) =>
      customer.call(calls.checkVoucher, { body: { code, cart_code: cart, ...body } })
    expect((await quoted({})).body.data).toMatchObject({
      discount: 40_000,
      voucher: { code, uses_left: 1 },
      priced: { answer: { total: before - 40_000 } },
    })
    const insured = await quoted({ insurance: 0.1, courier_code: 'jne-reg' })
    expect(insured.body.data.priced.answer.lines.insurance).toBeGreaterThan(0)
    expect(fieldOf(await quoted({ code: 'NO-SUCH-CODE' }))).toEqual(['code'])
    expect(fieldOf(await quoted({ courier_code: 'nobody' }))).toEqual(['courier_code'])
    const stranger = await TestCustomer.register(server.url)
    const theirs = await stranger.call(calls.checkVoucher, { body: { code, cart_code: cart } })
    expect(theirs.status).toBe(404)
    await checksOut(customer, cart, await makes())
    expect(await quoted({})).toMatchObject({ status: 409, body: { code: 'not_available' } })
  })

  it.each<[string, object, string]>([
    ['no value', { kind: 'fixed', value: 0 }, 'value'],
    ['half a rupiah', { kind: 'fixed', value: 0.5 }, 'value'],
    ['more than 100 %', { kind: 'percent', value: 100.5 }, 'value'],
    ['an unknown kind', { kind: 'free', value: 1 }, 'kind'],
    ['a code with a space', { kind: 'fixed', value: 1, code: 'A B C D' }, 'code'],
    ['an unknown suite', { kind: 'fixed', value: 1, suite: 'SBR-9' }, 'suite'],
    ['an invalid time', { kind: 'fixed', value: 1, ends_at: 'tomorrow' }, 'ends_at'],
    ['an end before now', { kind: 'fixed', value: 1, ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    [
      'an end before its start',
      {
        kind: 'fixed',
        value: 1,
        starts_at: '2031-01-01T00:00:00Z',
        ends_at: '2030-01-01T00:00:00Z',
      },
      'ends_at',
    ],
  ])('cannot be created by an operator with %s', async (_, body, field) => {
    const answer = await operator.call(calls.opsVoucher, { body: body as OpsVoucher })
    expect(answer.status).toBe(422)
    expect(fieldOf(answer)).toEqual([field])
  })

  it('can have a chosen code, which must be unique', async () => {
    const code = await makes({ code: `halo-${randomUUID().slice(0, 8)}` })
    expect(code).toMatch(/^HALO-/)
    const again = await operator.call(calls.opsVoucher, { body: { kind: 'fixed', value: 1, code } })
    expect(again.status).toBe(422)
    expect(fieldOf(again)).toEqual(['code'])
  })

  it('that an operator has ended are used by nobody any more; what was checked out with them stays', async () => {
    const code = await makes({ uses_allowed: 5, source: randomUUID() })
    const [before, after] = [await withCart(), await withCart()]
    const { body } = await checksOut(before.customer, before.cart, code)
    const ended = await ends(code.toLowerCase())
    expect(ended).toMatchObject({ status: 200, body: { voucher: { code, uses_left: 4, uses_allowed: 5 } } })
    expect(ended.body.voucher.ended_at).not.toBeNull()
    const refused = await checksOut(after.customer, after.cart, code)
    expect([refused.status, fieldOf(refused)]).toEqual([422, ['voucher.code']])
    const query = { voucher_source: ended.body.voucher.source }
    expect((await after.customer.call(calls.publicVouchers, { query })).body.results).toEqual([])
    expect(await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay')).toBe(200)
    const invoice = await before.customer.invoice(body.invoice.invoice_code)
    expect(invoice).toMatchObject({ status: 'paid', total: body.invoice.total, items: [{ voucher: code }] })
  })

  it('are ended once, before their start, too, and the audit says by whom and why', async () => {
    const code = await makes({ starts_at: await from(hours) })
    const first = await ends(code, 'A slip')
    await advanceClock(server.url, 1000)
    const second = await ends(code, 'Again')
    expect([first.status, second.body]).toEqual([200, first.body])
    const { results } = (await operator.call(calls.opsAudit, { query: { page: 1, page_size: 100 } })).body
    const entries = results.filter(({ action, subject }) => action === 'voucher_end' && subject === code)
    expect(entries).toMatchObject([{ actor: 'machine', detail: { reason: 'A slip' } }])
    expect((await ends('NO-SUCH-CODE')).status).toBe(404)
    expect((await ends(code, ' ')).status).toBe(422)
  })

  it('are ended or claimed, whichever comes first', async () => {
    const { customer, cart } = await withCart()
    const code = await makes()
    const total = (
      (await asks(customer, [cart], { code, cart_code: cart }, 0)).body.data as { total: number }
    ).total
    const [claimed, ended] = await Promise.all([
      asks(customer, [cart], { code, cart_code: cart }, total),
      ends(code),
    ])
    expect([201, 422]).toContain(claimed.status)
    const { voucher } = (await ends(code)).body
    expect([ended.status, voucher.uses_left]).toEqual([200, claimed.status === 201 ? 0 : 1])
  })
})
