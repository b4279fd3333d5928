import { calls, type OpsSettle } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { mostSurplus } from '@seberang/domain/limits'
import { transferMatchedBy } from '@seberang/domain/status'
import { timeZoneMs } from '@seberang/domain/time'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Browser, newestMail, Operator } from './support/api.ts'
import { newReference, surely } from './support/counter.ts'
import { LiveClient } from './support/live.ts'
import { topsUp } from './support/wallet.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000
const minutes = 60_000

describe.each(databases)('a manual transfer on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const settle = (invoice_code: string, change: Partial<OpsSettle> = {}, headers = {}) =>
    operator.call(calls.opsSettle, {
      params: { invoice_code },
      headers,
      body: { reference: newReference(), ...change },
    })
  const messageOf = ({ body }: Awaited<ReturnType<typeof settle>>) => body.errors?.[0]?.message
  const checkedOut = async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const invoice = await customer.checksOutBy('manual', code)
    return { customer, code, invoice }
  }

  it('is settled by an operator, once', async () => {
    const { customer, code, invoice } = await checkedOut()
    const [reference, other] = [newReference(), newReference()]
    const seen = [reference, reference, other]
    const answers = await Promise.all(seen.map((one) => settle(invoice.invoice_code, { reference: one })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    const refused = [...answers.filter((answer) => answer.status === 409), await settle(invoice.invoice_code)]
    const { paid_at } = await customer.invoice(invoice.invoice_code)
    const minute = new Date(Date.parse(paid_at ?? '') + timeZoneMs).toISOString().slice(0, 16)
    for (const answer of refused) {
      expect([answer.status, answer.body.code]).toEqual([409, 'already_paid'])
      expect(messageOf(answer)).toContain(
        `sudah dibukukan ${minute.replace('T', ' ')} (Jakarta) oleh machine`,
      )
    }
    expect((await customer.cart(code)).status).toBe('paid')
    expect((await newestMail(server.url, customer.email)).subject).toContain('diterima')
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is offered after every other method', async () => {
    const guest = await Browser.open(server.url)
    const { body } = await guest.call(calls.paymentGroups)
    expect(body.results.map((group) => group.payment_category)).toEqual([
      'virtual_account',
      'qris',
      'e_wallet',
      'card',
      'manual_transfer',
    ])
    expect(body.results.at(-1)?.methods).toMatchObject([{ payment_method: 'manual', available: true }])
  })

  it.each([
    ['id', 'atas nama', 'berita'],
    ['en', 'in the name of', 'message'],
    ['cn', '户名', '附言'],
  ])('shows account, amount and message (%s)', async (language, holder, message) => {
    const { customer, invoice } = await checkedOut()
    customer.language = language
    const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoice.invoice_code } })
    const { account, steps, order_id = '' } = body.data.payment ?? {}
    expect(account?.number).toMatch(/^\d{6,}$/)
    const lines = steps?.flatMap((step) => step.lines).join('\n')
    for (const part of [
      account?.bank,
      account?.number,
      account?.holder,
      invoice.invoice_code,
      holder,
      message,
    ])
      expect(lines).toContain(part)
    // One reference on the page: the invoice's.
    expect(lines).not.toContain(order_id)
  })

  it('has an amount of its own, the same when it is chosen again', async () => {
    const all = [await checkedOut(), await checkedOut(), await checkedOut()]
    for (const { invoice } of all) {
      expect(invoice.payment?.surplus).toBeGreaterThan(0)
      expect(invoice.payment?.surplus).toBeLessThanOrEqual(mostSurplus)
    }
    expect(new Set(all.map(({ invoice }) => transferAmount(invoice))).size).toBe(3)
    const [{ customer, invoice }] = all as [(typeof all)[0]]
    const amount = formatRupiah(transferAmount(invoice))
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toContain(`Harus dibayar ${amount}`)
    expect(mail.text).toContain(`Yang harus ditransfer: ${amount}`)
    for (const payment_method of ['va_bca', 'manual'] as const)
      await customer.call(calls.changePayment, {
        body: { invoice_code: invoice.invoice_code, payment_method },
      })
    expect(transferAmount(await customer.invoice(invoice.invoice_code))).toBe(transferAmount(invoice))
  })

  it('brings what is above its invoice to the wallet, once', async () => {
    const { customer, invoice } = await checkedOut()
    const surplus = invoice.payment?.surplus ?? 0
    const live = await LiveClient.open(server.url, customer.token)
    const answer = await settle(invoice.invoice_code, { amount: transferAmount(invoice) })
    expect(answer.body).toMatchObject({ outcome: 'paid', amount: invoice.total + surplus })
    expect(await live.upTo('wallet')).not.toEqual([])
    live.socket.close()
    const { body } = await customer.call(calls.walletHistory, { query: { page: 1, page_size: 10 } })
    expect(body).toMatchObject({
      balance: surplus,
      results: [{ title: 'Kelebihan transfer', amount: surplus, code: invoice.invoice_code }],
    })
    expect((await newestMail(server.url, customer.email)).text).toContain(formatRupiah(surplus))
    expect((await customer.invoice(invoice.invoice_code)).payment?.surplus).toBe(surplus)
  })

  it('pays its invoice also without that', async () => {
    const { customer, invoice } = await checkedOut()
    expect((await settle(invoice.invoice_code, { amount: invoice.total })).body).toMatchObject({
      outcome: 'paid',
      amount: invoice.total,
    })
    expect(await customer.wallet()).toBe(0)
    expect((await customer.invoice(invoice.invoice_code)).payment).not.toHaveProperty('surplus')
  })

  it('that nobody was told of is of the invoice alone', async () => {
    const customer = await TestCustomer.register(server.url)
    const { invoice_code, total } = await customer.checksOut(await customer.savesCart())
    const reference = newReference()
    const answer = await surely((sure) => settle(invoice_code, { reference, ...sure }))
    expect(answer.body).toMatchObject({ outcome: 'paid', amount: total })
    expect(await customer.wallet()).toBe(0)
  })

  it('of many customers at once is known by its amount all the same', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, () => TestCustomer.register(server.url)))
    const invoices = await Promise.all(customers.map((customer) => topsUp(customer, 90_000, 'manual')))
    expect(new Set(invoices.map(transferAmount)).size).toBe(6)
  })

  it('that is called another one though none was booked before is booked as the first', async () => {
    const { customer, invoice } = await checkedOut()
    const { invoice_code, total } = invoice
    const reference = newReference()
    const first = await settle(invoice_code, { amount: total, reference, again: true })
    expect(first).toMatchObject({ status: 200, body: { outcome: 'paid' } })
    // Its own line is no other one, however it is typed.
    const typed = reference.toLowerCase().split('').join('_')
    for (const repeated of [{}, { again: true }]) {
      const answer = await settle(invoice_code, { amount: total, reference: typed, ...repeated })
      expect(answer).toMatchObject({ status: 409, body: { errors: [{ field: 'reference' }] } })
    }
    expect((await customer.invoice(invoice_code)).to_return).toEqual([])
    const other = newReference()
    const unsaid = await settle(invoice_code, { reference: other })
    expect(unsaid).toMatchObject({ status: 409, body: { errors: [{ field: 'again' }] } })
    expect(messageOf(unsaid)).toContain(reference)
    const second = await settle(invoice_code, { amount: total, reference: other, again: true })
    expect(second).toMatchObject({ status: 200, body: { outcome: 'refund_owed' } })
  })

  it('beside the one that is booked is owed back once, however often and by whomever it is reported', async () => {
    const { customer, invoice } = await checkedOut()
    const { invoice_code } = invoice
    expect((await settle(invoice_code)).body).toMatchObject({ outcome: 'paid' })
    const again = (reference: string) => settle(invoice_code, { reference, again: true })
    const answers = await Promise.all(['FT26320003', 'ft 2632 0003', 'FT-2632.0003#'].map(again))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(messageOf(await again('FT26320003'))).toContain('FT26320003')
    expect((await again('F-T')).body.errors).toMatchObject([{ field: 'reference' }])
    const { to_return } = await customer.invoice(invoice_code)
    expect(to_return.map(({ amount }) => amount)).toEqual([transferAmount(invoice)])
  })

  it('is booked for a second invoice only by an operator who is sure that it pays both', async () => {
    const [one, two] = [await checkedOut(), await checkedOut()]
    const reference = newReference()
    const codes = [one.invoice.invoice_code, two.invoice.invoice_code]
    const answers = await Promise.all(codes.map((code) => settle(code, { reference })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const doubted = codes[answers.findIndex(({ status }) => status === 422)] ?? ''
    const paid = codes.find((code) => code !== doubted) ?? ''
    const refused = await settle(doubted, { reference })
    expect(refused.body).toMatchObject({ code: 'doubtful', errors: [{ field: 'reference' }] })
    expect(messageOf(refused)).toContain(paid)
    expect((await surely((sure) => settle(doubted, { reference, ...sure }))).body).toMatchObject({
      outcome: 'paid',
    })
    const repeated = await surely((sure) => settle(doubted, { reference, ...sure, again: true }))
    expect(repeated).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    const found = await operator.call(calls.opsFind, { body: { text: reference.toLowerCase() } })
    expect(found.body.results).toMatchObject(
      [paid, doubted].map((invoice_code) => ({ kind: 'invoice', by: 'transfer', invoice_code })),
    )
  })

  it('is doubted in all that is odd about it, and what `sure` confirms was said', async () => {
    const [one, two] = [await checkedOut(), await checkedOut()]
    const reference = newReference()
    expect((await settle(one.invoice.invoice_code, { reference })).status).toBe(200)
    const { invoice_code, total } = two.invoice
    const slip = { reference, amount: total - 90 }
    const doubted = await settle(invoice_code, slip)
    expect(doubted).toMatchObject({
      status: 422,
      body: { code: 'doubtful', errors: [{ field: 'reference' }, { field: 'amount' }] },
    })
    const other = await TestCustomer.register(server.url)
    const byNumber = await other.checksOut(await other.savesCart())
    const whole = await settle(byNumber.invoice_code, { reference, amount: byNumber.total })
    expect(whole.body.errors).toMatchObject([{ field: 'reference' }, { field: 'invoice_code' }])
    expect(await settle(byNumber.invoice_code, slip)).toMatchObject({
      status: 409,
      body: { code: 'not_a_transfer' },
    })
    for (const untouched of [await two.customer.invoice(invoice_code), byNumber])
      expect(untouched).toMatchObject({ status: 'pending', to_return: [] })
  })

  it('of which others were booked since its doubts were shown is doubted anew, though the operator was sure of those', async () => {
    const [before, meanwhile, doubtful] = [await checkedOut(), await checkedOut(), await checkedOut()]
    const [reference, other] = [newReference(), newReference()]
    const { invoice_code } = doubtful.invoice
    const customer = await TestCustomer.register(server.url)
    const byNumber = await customer.checksOut(await customer.savesCart())
    const doubt = async (code: string, given: Partial<OpsSettle>) => {
      const refused = await settle(code, given)
      expect(refused, refused.text).toMatchObject({ status: 422, body: { code: 'doubtful' } })
      return { sure: refused.body.sure ?? '', fields: refused.body.errors?.map(({ field }) => field) }
    }
    // None was to come, as far as the first operator was shown; a second one books the line.
    const first = await doubt(byNumber.invoice_code, { reference })
    expect(first.fields).toEqual(['invoice_code'])
    expect(first.sure).toMatch(/^[\dA-F]{4}$/)
    await settle(before.invoice.invoice_code, { reference })
    const second = await doubt(byNumber.invoice_code, { reference, sure: first.sure })
    expect(second.fields).toEqual(['reference', 'invoice_code'])
    expect(await customer.invoice(byNumber.invoice_code)).toMatchObject({ status: 'pending', to_return: [] })
    // It was booked for one invoice, and then for another, too.
    const third = await doubt(invoice_code, { reference })
    await surely((sure) => settle(meanwhile.invoice.invoice_code, { reference, ...sure }))
    const fourth = await doubt(invoice_code, { reference, sure: third.sure })
    expect(fourth.fields).toEqual(['reference', 'reference'])
    // What is confirmed is this line on this invoice, with this amount.
    await doubt(byNumber.invoice_code, { reference: other, sure: second.sure })
    await doubt(invoice_code, { reference, amount: doubtful.invoice.total - 90, sure: fourth.sure })
    const booked = await settle(invoice_code, { reference, sure: fourth.sure.toLowerCase() })
    expect(booked.body).toMatchObject({ outcome: 'paid' })
  })

  it.each([
    ['id', 'akan dikembalikan'],
    ['en', 'money owed back'],
    ['cn', '待退还'],
  ])(
    'that was booked as money owed back is never called a payment, and is found as it was booked (%s)',
    async (language, owedBack) => {
      const [one, two] = [await checkedOut(), await checkedOut()]
      const reference = newReference()
      const { invoice_code, total } = two.invoice
      const amount = total - 90
      await settle(one.invoice.invoice_code, { reference })
      expect((await surely((sure) => settle(invoice_code, { reference, amount, ...sure }))).status).toBe(200)
      const before = operator.language
      operator.language = language
      for (const again of [false, true]) {
        const refused = await surely((sure) =>
          settle(invoice_code, { reference, amount: total, ...sure, again }),
        )
        expect(refused).toMatchObject({
          status: 409,
          body: { code: 'transfer_owed_back', errors: [{ field: 'reference' }] },
        })
        expect(refused.body.message).toContain(owedBack)
        expect(refused.body.message).toContain('unsettle')
      }
      operator.language = before
      const { body } = await operator.call(calls.opsFind, { body: { text: reference } })
      expect(body.results).toMatchObject([
        { invoice_code: one.invoice.invoice_code, amount: transferAmount(one.invoice), outcome: 'paid' },
        { invoice_code, amount, outcome: 'refund_owed' },
      ])
      const { output } = await runOps(server, 'find', reference)
      expect(output).toContain(
        `${one.invoice.invoice_code}  ${formatRupiah(transferAmount(one.invoice))} paid  `,
      )
      expect(output).toContain(`${invoice_code}  ${formatRupiah(amount)} booked as owed back  `)
      await operator.call(calls.opsUnsettle, { params: { invoice_code }, body: { reference } })
      const booked = await surely((sure) => settle(invoice_code, { reference, amount: total, ...sure }))
      expect(booked.body).toMatchObject({ outcome: 'paid', status: 'paid' })
      const third = await settle(invoice_code)
      expect(third.body).toMatchObject({ code: 'already_paid', errors: [{ field: 'again' }] })
    },
  )

  it('of another amount is not what another is said to be beside, once one has paid', async () => {
    const { invoice } = await checkedOut()
    const { invoice_code, total } = invoice
    const [less, whole] = [newReference(), newReference()]
    await surely((sure) => settle(invoice_code, { reference: less, amount: total - 90, ...sure }))
    await settle(invoice_code, { reference: whole, amount: total })
    const refused = await settle(invoice_code, { amount: total })
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(messageOf(refused)).toContain(whole)
  })

  it('pays also after another method was chosen, and what comes beside another payment is owed back', async () => {
    const first = await checkedOut()
    const change = (one: typeof first) =>
      one.customer.call(calls.changePayment, {
        body: { invoice_code: one.invoice.invoice_code, payment_method: 'va_bca' },
      })
    expect((await change(first)).status).toBe(200)
    expect(await settle(first.invoice.invoice_code)).toMatchObject({ status: 200, body: { outcome: 'paid' } })
    expect((await first.customer.cart(first.code)).status).toBe('paid')

    const second = await checkedOut()
    const { body } = await change(second)
    expect(await atGateway(server.url, body.invoice.payment?.order_id ?? '', 'pay')).toBe(200)
    const reference = newReference()
    const besides = () => surely((sure) => settle(second.invoice.invoice_code, { reference, ...sure }))
    expect(await besides()).toMatchObject({
      status: 200,
      body: { outcome: 'refund_owed', status: 'paid' },
    })
    expect(await settle(second.invoice.invoice_code)).toMatchObject({ status: 409 })
    expect(await settle(second.invoice.invoice_code, { again: true })).toMatchObject({
      body: { outcome: 'refund_owed' },
    })
    const owed = await operator.call(calls.opsMoney, { query: { needs: 'refund', page_size: 100 } })
    const ofSecond = owed.body.results.filter(
      ({ invoice_code }) => invoice_code === second.invoice.invoice_code,
    )
    expect(ofSecond.map(({ amount }) => amount)).toEqual([
      transferAmount(second.invoice),
      transferAmount(second.invoice),
    ])
  })

  it('is settled with its amount alone, and the answer names whose it is and what for', async () => {
    const { customer, code, invoice } = await checkedOut()
    const { invoice_code, total } = invoice
    operator.language = 'en'
    const refused = await settle(invoice_code, { amount: total + 1 })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'amount' }] } })
    for (const part of [formatRupiah(transferAmount(invoice)), formatRupiah(total + 1), invoice_code])
      expect(refused.body.errors?.[0]?.message).toContain(part)
    expect((await customer.invoice(invoice_code)).status).toBe('pending')
    expect((await settle(invoice_code, { amount: total })).body).toMatchObject({
      outcome: 'paid',
      amount: total,
      suite: customer.suite,
      name: 'Ayu Lestari',
      shipments: [{ cart_code: code, status: 'paid', received_at: null }],
    })
  })

  it('is found by its amount and listed until it is settled; what is owed back is listed and shown', async () => {
    const { customer, code, invoice } = await checkedOut()
    const { invoice_code, total } = invoice
    const mine = { invoice_code, suite: customer.suite, name: 'Ayu Lestari', amount: transferAmount(invoice) }
    const list = async (needs: 'refund' | 'transfer') =>
      (await operator.call(calls.opsMoney, { query: { needs, page: 1, page_size: 100 } })).body
    const of = ({ results }: { results: { invoice_code: string }[] }) =>
      results.find((one) => one.invoice_code === invoice_code)
    const waiting = await list('transfer')
    expect(of(waiting)).toEqual({ ...mine, since: invoice.created_at, due_date: invoice.due_date })
    expect(waiting.sum).toBe(waiting.results.reduce((sum, { amount }) => sum + amount, 0))
    for (const text of [String(mine.amount), formatRupiah(total)]) {
      const { results } = (await operator.call(calls.opsFind, { body: { text } })).body
      expect(results).toContainEqual({ kind: 'invoice', by: 'amount', ...of(waiting) })
    }
    const before = await list('refund')
    await customer.call(calls.changePayment, {
      body: { invoice_code, payment_method: 'va_bni' },
    })
    expect(of(await list('transfer'))).toBeUndefined()
    const { payment } = await customer.invoice(invoice_code)
    // The second time is too much.
    await atGateway(server.url, payment?.order_id ?? '', 'pay_twice')
    const after = await list('refund')
    expect([after.count, after.sum]).toEqual([before.count + 1, before.sum + total])
    const owed = [{ ...mine, amount: total, since: expect.any(String) as unknown, due_date: null }]
    expect(of(after)).toEqual(owed[0])
    const shown = (await operator.call(calls.opsCart, { params: { cart_code: code } })).body.data
    const person = await operator.call(calls.opsCustomer, { params: { suite: customer.suite } })
    expect([shown.owed_back, person.body.data.owed_back]).toEqual([owed, owed])
  })

  it('is settled once by a repeated request, which returns the same answer', async () => {
    const { invoice } = await checkedOut()
    const headers = { 'Idempotency-Key': randomUUID() }
    const seen = { reference: newReference() }
    const first = await settle(invoice.invoice_code, seen, headers)
    expect(first.body).toMatchObject({
      action: true,
      invoice_code: invoice.invoice_code,
      status: 'paid',
      outcome: 'paid',
    })
    expect((await settle(invoice.invoice_code, seen, headers)).text).toBe(first.text)
  })

  it('that was made in time settles its invoice on the next working day', async () => {
    const { customer, code, invoice } = await checkedOut()
    const due = Date.parse(invoice.due_date)
    await advanceClock(server.url, transferMatchedBy(due) - Date.parse(invoice.created_at) - 10 * minutes)
    expect((await settle(invoice.invoice_code)).body).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect((await customer.cart(code)).status).toBe('paid')
  })

  it('does not keep an invoice open that is paid in another way by now', async () => {
    const { customer, invoice } = await checkedOut()
    const { invoice_code } = invoice
    await customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'va_bca' } })
    await advanceClock(server.url, 24 * hours)
    const seen = await customer.call(calls.invoice, { query: { invoice_code } })
    expect(seen.body.data.status).toBe('expired')
  })

  it('that is seen after the next working day is kept for its owner', async () => {
    const { customer, code, invoice } = await checkedOut()
    const due = Date.parse(invoice.due_date)
    await advanceClock(server.url, transferMatchedBy(due) - Date.parse(invoice.created_at) + minutes)
    const reference = newReference()
    const late = await surely((sure) => settle(invoice.invoice_code, { reference, ...sure }))
    expect(late.body).toMatchObject({ status: 'expired', outcome: 'refund_owed' })
    expect(await settle(invoice.invoice_code)).toMatchObject({
      status: 409,
      body: { code: 'transfer_owed_back', errors: [{ field: 'again' }] },
    })
    expect((await customer.cart(code)).status).toBe('from_seller')
    expect((await newestMail(server.url, customer.email)).subject).toContain('kembalikan')
  })

  it('for an invoice that is over, or was paid in another way, is owed back only once an operator is sure', async () => {
    operator.language = 'en'
    const { customer, invoice } = await checkedOut()
    const { invoice_code } = invoice
    await customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    const mail = await newestMail(server.url, customer.email)
    const reference = newReference()
    const refused = await settle(invoice_code, { reference })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'invoice_code' }] } })
    expect(messageOf(refused)).toMatch(/has been over since .*: owed back, and its customer is told/)
    const { body } = await operator.call(calls.opsFind, { body: { text: reference } })
    expect([body.results, await newestMail(server.url, customer.email)]).toEqual([[], mail])
    const given = ['--amount', String(invoice.total), '--reference', reference]
    const command = await runOps(server, 'settle', invoice_code, ...given)
    expect([command.code, command.errors]).toEqual([1, expect.stringMatching(/over since [^]*--sure \w{4} /)])
    const sure = await surely((code) => settle(invoice_code, { reference, ...code }))
    expect(sure.body).toMatchObject({ outcome: 'refund_owed', status: 'cancelled' })
    // By its number at the bank, also where it was to be paid by a transfer at first, or never was.
    const first = await checkedOut()
    const change = { invoice_code: first.invoice.invoice_code, payment_method: 'va_bca' as const }
    const changed = await first.customer.call(calls.changePayment, { body: change })
    await atGateway(server.url, changed.body.invoice.payment?.order_id ?? '', 'pay')
    const byNumber = await customer.checksOut(await customer.savesCart())
    await atGateway(server.url, byNumber.payment?.order_id ?? '', 'pay')
    for (const code of [change.invoice_code, byNumber.invoice_code]) {
      const line = newReference()
      const doubted = await settle(code, { reference: line })
      expect(doubted).toMatchObject({ status: 422, body: { errors: [{ field: 'invoice_code' }] } })
      expect(messageOf(doubted)).toContain('was paid in another way')
      const booked = await surely((seen) => settle(code, { reference: line, ...seen }))
      expect(booked.body).toMatchObject({ outcome: 'refund_owed', status: 'paid' })
    }
    await assertHealthy(server.url)
  })

  it('of just the amount of another open invoice names that', async () => {
    operator.language = 'en'
    const [one, other] = [await checkedOut(), await checkedOut()]
    const amount = transferAmount(other.invoice)
    const doubted = await settle(one.invoice.invoice_code, { amount })
    expect(doubted).toMatchObject({ status: 422, body: { errors: [{ field: 'amount' }] } })
    expect(messageOf(doubted)).toContain(
      `but that of ${other.invoice.invoice_code} (${other.customer.suite}, Ayu Lestari)`,
    )
    const nobody = await settle(one.invoice.invoice_code, { amount: 1234 })
    expect(messageOf(nobody)).not.toContain('but that of')
  })

  it('cannot settle an invoice that is paid in another way, unless the operator is sure', async () => {
    const customer = await TestCustomer.register(server.url)
    const invoice = await customer.checksOut(await customer.savesCart())
    operator.language = 'en'
    const answer = await settle(invoice.invoice_code)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'doubtful', errors: [{ field: 'invoice_code' }] },
    })
    expect(messageOf(answer)).toBe('This invoice is not paid by manual transfer.')
    expect((await settle('INV-UNKNOWN')).status).toBe(404)
  })

  it('of another amount, and one where none was to come, is booked only by an operator who is sure', async () => {
    const { customer, invoice } = await checkedOut()
    const { invoice_code, total } = invoice
    const reference = newReference()
    const less = total - 55
    expect((await settle(invoice_code, { reference, amount: less })).status).toBe(422)
    const booked = await surely((sure) => settle(invoice_code, { reference, amount: less, ...sure }))
    expect(booked.body).toMatchObject({ outcome: 'refund_owed', status: 'pending', amount: less })
    const seen = await customer.invoice(invoice_code)
    expect(seen.to_return.map(({ amount }) => amount)).toEqual([less])
    expect((await settle(invoice_code, { amount: total })).body).toMatchObject({ outcome: 'paid' })

    const other = await TestCustomer.register(server.url)
    const byNumber = await other.checksOut(await other.savesCart())
    const whole = newReference()
    const part = await surely((sure) =>
      settle(byNumber.invoice_code, { amount: byNumber.total - 55, ...sure }),
    )
    expect(part).toMatchObject({ status: 409, body: { code: 'not_a_transfer' } })
    const paid = await surely((sure) =>
      settle(byNumber.invoice_code, { reference: whole, amount: byNumber.total, ...sure }),
    )
    expect(paid.body).toMatchObject({ outcome: 'paid', status: 'paid' })
    // What comes to the number all the same is owed back.
    await atGateway(server.url, byNumber.payment?.order_id ?? '', 'pay')
    const { to_return } = await other.invoice(byNumber.invoice_code)
    expect(to_return.map(({ amount }) => amount)).toEqual([byNumber.total])
    await assertHealthy(server.url)
  })

  it('has no gateway, so checking the payment changes nothing', async () => {
    const { customer, invoice } = await checkedOut()
    const checked = await customer.call(calls.checkPayment, { body: { invoice_code: invoice.invoice_code } })
    expect(checked.body.invoice.status).toBe('pending')
  })

  it('is also the method of a later additional invoice', async () => {
    const { customer, code, invoice } = await checkedOut()
    await settle(invoice.invoice_code)
    await operator.call(calls.opsReceive, { body: { cart_code: code, weight: '4kg', size: '10x10x10cm' } })
    const [added] = (await customer.cart(code)).additional_invoices
    const invoice_code = added?.invoice_code ?? ''
    expect(added?.payment).toEqual({ payment_method: 'manual', surplus: expect.any(Number) as unknown })
    await advanceClock(server.url, 5 * 24 * hours)
    const seen = await customer.call(calls.invoice, { query: { invoice_code } })
    expect(seen.body.data.payment?.surplus).toBe(added?.payment?.surplus)
    expect(seen.body.data).toMatchObject({
      status: 'pending',
      payment: { payment_method: 'manual', order_id: expect.stringContaining(invoice_code) as unknown },
    })
    expect((await settle(invoice_code)).body.outcome).toBe('paid')
  })
})
