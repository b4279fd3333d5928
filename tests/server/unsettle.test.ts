import { calls, type Invoice, type OpsSettle, type OpsUnsettle } from '@seberang/domain/api'
import { transferAmount, transferOver } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { transferMatchedBy } from '@seberang/domain/status'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, mailsTo, newestMail, Operator, refusedAs } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { asksRefund } from './support/refunds.ts'
import { addsAccount, paysFromWallet, setsPin, topsUp, withdraws } from './support/wallet.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { listUnmatched } from './support/unmatched.ts'

const hours = 3_600_000

describe.each(databases)('a transfer that was booked on the wrong invoice on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    operator.language = 'en'
    counter = new Counter(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const settle = (invoice_code: string, reference: string, change: Partial<OpsSettle> = {}) =>
    operator.call(calls.opsSettle, { params: { invoice_code }, body: { reference, ...change } })
  const unsettle = (
    invoice_code: string,
    reference: string,
    change: Partial<OpsUnsettle> = {},
    headers = {},
  ) => operator.call(calls.opsUnsettle, { params: { invoice_code }, headers, body: { reference, ...change } })
  const checkedOut = async (customer?: TestCustomer) => {
    const who = customer ?? (await TestCustomer.register(server.url))
    const code = await who.savesCart()
    const invoice = await who.checksOutBy('manual', code)
    const seen = () => who.invoice(invoice.invoice_code)
    return { customer: who, code, invoice, invoice_code: invoice.invoice_code, seen }
  }
  const bookedFor = async (text: string) => {
    const { body } = await operator.call(calls.opsFind, { body: { text } })
    return body.results.map((one) => (one.kind === 'invoice' ? one.invoice_code : one.kind))
  }
  const waitsFor = async (needs: 'refund' | 'transfer' | 'reversal', code: string) => {
    const { body } = await operator.call(calls.opsMoney, { query: { needs, page_size: 100 } })
    return body.results.some(({ invoice_code }) => invoice_code === code)
  }

  const matchingOf = ({ due_date, created_at }: Invoice) =>
    transferMatchedBy(Date.parse(due_date)) - Date.parse(created_at)

  it('is owed back no longer; after a day only an operator who is sure that it was not returned takes it back', async () => {
    const { customer, invoice, invoice_code, seen } = await checkedOut()
    const [less, late] = [newReference(), newReference()]
    await surely((sure) => settle(invoice_code, less, { amount: invoice.total - 55, ...sure }))
    expect((await unsettle(invoice_code, less)).body).toMatchObject({
      status: 'pending',
      outcome: 'refund_owed',
      amount: invoice.total - 55,
    })
    expect((await seen()).to_return).toEqual([])
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toBe(`${formatRupiah(invoice.total - 55)} untuk ${invoice_code} keliru kami catat`)
    await advanceClock(server.url, 7 * 24 * hours)
    const comesLate = () => surely((sure) => settle(invoice_code, late, sure))
    expect((await comesLate()).body).toMatchObject({ outcome: 'refund_owed' })
    await advanceClock(server.url, 24 * hours)
    const refused = await unsettle(invoice_code, late)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'doubtful', errors: [{ field: 'reference' }] },
    })
    expect(refused.body.errors?.[0]?.message).toContain('may have been returned by hand')
    const guessed = await unsettle(invoice_code, late, { sure: 'YES' })
    expect(guessed).toMatchObject({ status: 422, body: { sure: refused.body.sure } })
    expect(await waitsFor('refund', invoice_code)).toBe(true)
    expect(await bookedFor(late)).toEqual([invoice_code])
    expect((await surely((sure) => unsettle(invoice_code, late, sure))).body).toMatchObject({
      status: 'expired',
      outcome: 'refund_owed',
    })
    expect(await waitsFor('refund', invoice_code)).toBe(false)
    // As many times as it is booked.
    expect((await comesLate()).body).toMatchObject({ outcome: 'refund_owed' })
    expect((await unsettle(invoice_code, late)).body).toMatchObject({ outcome: 'refund_owed' })
  })

  it('pays again what stood without a payment, whose customer is told both times', async () => {
    const { customer, code, invoice, invoice_code, seen } = await checkedOut()
    const reference = newReference()
    await counter.receive(code, '1.2kg')
    await settle(invoice_code, reference)
    await advanceClock(server.url, 5 * 60_000)
    expect((await counter.move(code, 'sent')).status).toBe(200)
    await surely((sure) => unsettle(invoice_code, reference, sure))
    const mail = await newestMail(server.url, customer.email)
    expect(mail.subject).toBe(`Pembayaran ${invoice_code} keliru kami catat`)
    expect(mail.text).toContain('Barangnya sudah jalan')
    // It is found by what is to come for it once more.
    const found = await operator.call(calls.opsFind, { body: { text: String(transferAmount(invoice)) } })
    expect(found.body.results).toMatchObject([
      { kind: 'invoice', by: 'amount', invoice_code, amount: transferAmount(invoice), due_date: null },
    ])
    // With what it brought, whatever is said of it now.
    const again = await settle(invoice_code, reference, { amount: invoice.total })
    expect(again.body).toMatchObject({ status: 'paid', outcome: 'paid', amount: transferAmount(invoice) })
    expect(await seen()).toMatchObject({ status: 'paid', taken_back: null })
    expect(await waitsFor('reversal', invoice_code)).toBe(false)
    await assertHealthy(server.url)
    expect((await newestMail(server.url, customer.email)).subject).toContain('diterima')
  })

  it('makes place for a payment by the chosen method that came besides, and no bank is said to have taken any', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const invoice = await customer.checksOut(code)
    const { invoice_code } = invoice
    const reference = newReference()
    await surely((sure) => settle(invoice_code, reference, sure))
    expect(await counter.pay(invoice)).toBe(200)
    expect((await customer.invoice(invoice_code)).to_return).toHaveLength(1)
    expect((await unsettle(invoice_code, reference)).body).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect(await customer.invoice(invoice_code)).toMatchObject({
      status: 'paid',
      to_return: [],
      taken_back: null,
    })
    const shown = await operator.call(calls.opsCart, { params: { cart_code: code } })
    const payments = shown.body.data.invoices.flatMap((one) => one.payments)
    expect(payments.map(({ state, taken_back_at }) => [state, taken_back_at])).toEqual([
      ['settled', null],
      ['denied', null],
    ])
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is taken back: that one is to be paid again, and the right one is paid by it', async () => {
    const [wrong, right] = [await checkedOut(), await checkedOut()]
    const reference = newReference()
    expect((await settle(wrong.invoice_code, reference)).body).toMatchObject({ outcome: 'paid' })
    const taken = await unsettle(wrong.invoice_code, reference.toLowerCase())
    expect(taken).toMatchObject({
      status: 200,
      body: {
        invoice_code: wrong.invoice_code,
        status: 'pending',
        outcome: 'paid',
        amount: transferAmount(wrong.invoice),
        suite: wrong.customer.suite,
      },
    })
    expect(await wrong.seen()).toMatchObject({
      status: 'pending',
      paid_at: null,
      taken_back: { by: 'operator' },
      to_return: [],
      due_date: wrong.invoice.due_date,
      payment: { payment_method: 'manual' },
    })
    expect((await wrong.customer.cart(wrong.code)).status).toBe('pending')
    const mail = await newestMail(server.url, wrong.customer.email)
    expect(mail.subject).toContain(`: pembayaran ${wrong.invoice_code} keliru kami catat`)
    expect(mail.text).toContain('transfer itu untuk tagihan lain')
    // The account stays the same.
    expect(mail.text).not.toContain('nomor lama')
    expect(await waitsFor('transfer', wrong.invoice_code)).toBe(true)
    expect(await bookedFor(reference)).toEqual([])
    expect((await settle(right.invoice_code, reference)).body).toMatchObject({ outcome: 'paid' })
    expect(await bookedFor(reference)).toEqual([right.invoice_code])
    await assertHealthy(server.url)
    expect((await settle(wrong.invoice_code, newReference())).body).toMatchObject({ outcome: 'paid' })
    const { body } = await operator.call(calls.opsCart, { params: { cart_code: wrong.code } })
    expect(body.data.actions.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'machine settle',
      'machine unsettle',
      'machine settle',
    ])
    expect(body.data.log.map(({ status, operator: by }) => [status, by])).toEqual([
      ['from_seller', null],
      ['pending', null],
      ['paid', 'machine'],
      ['pending', 'machine'],
      ['paid', 'machine'],
    ])
  })

  it('is taken back once by a repeated request, and refused where it is not booked', async () => {
    const [one, other] = [await checkedOut(), await checkedOut()]
    const reference = newReference()
    await settle(one.invoice_code, reference)
    const refused = { status: 409, body: { code: 'transfer_not_booked' } }
    expect(await unsettle(other.invoice_code, reference)).toMatchObject(refused)
    expect(await unsettle(one.invoice_code, newReference())).toMatchObject(refused)
    expect((await unsettle('INV-UNKNOWN', reference)).status).toBe(404)
    expect((await one.seen()).status).toBe('paid')
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2].map(() => unsettle(one.invoice_code, reference, {}, headers)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const first = answers.find(({ status }) => status === 200)
    expect((await unsettle(one.invoice_code, reference, {}, headers)).text).toBe(first?.text)
    expect(await unsettle(one.invoice_code, reference)).toMatchObject(refused)
    // It was that invoice's after all.
    expect((await settle(one.invoice_code, reference)).body).toMatchObject({ outcome: 'paid' })
    expect((await unsettle(one.invoice_code, reference)).body).toMatchObject({ outcome: 'paid' })
  })

  it('is taken back by one of two operators at the same moment', async () => {
    const { invoice_code, seen } = await checkedOut()
    const reference = newReference()
    await settle(invoice_code, reference)
    const answers = await Promise.all([1, 2, 3].map(() => unsettle(invoice_code, reference)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await seen()).status).toBe('pending')
  })

  it('leaves an invoice whose own transfer is still matched, although its deadline is over', async () => {
    const { customer, code, invoice, invoice_code, seen } = await checkedOut()
    const reference = newReference()
    await settle(invoice_code, reference)
    await advanceClock(server.url, 25 * hours)
    expect((await unsettle(invoice_code, reference)).body).toMatchObject({ status: 'pending' })
    const left = { status: 'pending', due_date: invoice.due_date, payment: { payment_method: 'manual' } }
    expect(await seen()).toMatchObject(left)
    expect((await customer.cart(code)).status).toBe('pending')
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toContain(`: pembayaran ${invoice_code} keliru kami catat`)
    const { title, text: over } = transferOver(invoice, 'id')
    for (const sentence of [title, over])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '))
    expect(text).not.toContain('sebelum ')
    // Made in time.
    expect((await settle(invoice_code, newReference())).body).toMatchObject({ outcome: 'paid' })
  })

  it.each([
    ['manual', (invoice: Invoice) => matchingOf(invoice) + 60_000],
    ['va_bca', () => 25 * hours],
  ] as const)('ends an invoice whose time is up as it would without it (%s)', async (method, waitOf) => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    const invoice = await customer.checksOutBy(method, code)
    const { invoice_code } = invoice
    const reference = newReference()
    await surely((sure) => settle(invoice_code, reference, sure))
    await advanceClock(server.url, waitOf(invoice))
    expect((await unsettle(invoice_code, reference)).body).toMatchObject({ status: 'expired' })
    const ended = { status: 'expired', ended_because: 'deadline', taken_back: null }
    expect(await customer.invoice(invoice_code)).toMatchObject(ended)
    expect((await customer.cart(code)).status).toBe('from_seller')
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toBe(`Kedaluwarsa: invoice ${invoice_code}`)
    expect(text).toContain('Kami keliru mencatat transfer')
  })

  it('takes what was credited of it out of the wallet again', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '2.6kg')
    const { invoice_code, payment } = await customer.checksOutBy('manual', code)
    const reference = newReference()
    await settle(invoice_code, reference)
    const { credited = 0 } = (await counter.measure(code, '1.2kg')).body
    expect(credited).toBeGreaterThan(0)
    expect((await unsettle(invoice_code, reference)).body).toMatchObject({ status: 'pending' })
    expect(await customer.wallet()).toBe(0)
    await assertHealthy(server.url)
    await settle(invoice_code, reference)
    expect(await customer.wallet()).toBe(credited + (payment?.surplus ?? 0))
  })

  it('leaves what was spent of its surplus, and takes the rest of it', async () => {
    const { customer, invoice, invoice_code } = await checkedOut()
    const reference = newReference()
    await settle(invoice_code, reference, { amount: transferAmount(invoice) })
    const surplus = invoice.payment?.surplus ?? 0
    expect(surplus).toBeGreaterThan(1)
    await setsPin(customer)
    const bought = await customer.checksOut(await customer.savesCart())
    await counter.pay(await topsUp(customer, bought.total - surplus + 1))
    expect((await paysFromWallet(customer, bought.invoice_code)).status).toBe(200)
    expect(await customer.wallet()).toBe(1)
    expect((await unsettle(invoice_code, reference)).body).toMatchObject({ status: 'pending' })
    expect(await customer.wallet()).toBe(0)
    const { body } = await customer.call(calls.walletHistory, { query: {} })
    expect(body.results[0]).toMatchObject({
      kind: 'taken_back',
      title: 'Ditarik kembali, transfernya keliru kami catat',
    })
    await assertHealthy(server.url)
  })

  it('makes place for another transfer that is to be returned', async () => {
    const { customer, invoice_code, seen } = await checkedOut()
    const [one, other] = [newReference(), newReference()]
    await settle(invoice_code, one)
    await settle(invoice_code, other, { again: true })
    expect((await unsettle(invoice_code, one)).body).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect(await seen()).toMatchObject({ status: 'paid', to_return: [], taken_back: null })
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain('Kami keliru mencatat transfer')
    expect((await unsettle(invoice_code, other)).body).toMatchObject({ status: 'pending', outcome: 'paid' })
    expect(await seen()).toMatchObject({ status: 'pending', taken_back: { by: 'operator' } })
  })

  it('is taken back after the goods have left by an operator who is sure: it is not paid, until another transfer comes', async () => {
    const [wrong, right] = [await checkedOut(), await checkedOut()]
    const [reference, own] = [newReference(), newReference()]
    await counter.receive(wrong.code, '1.2kg')
    await settle(wrong.invoice_code, reference)
    await advanceClock(server.url, 5 * 60_000)
    expect((await counter.move(wrong.code, 'sent')).status).toBe(200)
    const doubted = await unsettle(wrong.invoice_code, reference)
    expect(doubted).toMatchObject({ status: 422, body: { code: 'doubtful' } })
    expect(doubted.body.errors?.[0]?.message).toContain('list --needs reversal')
    expect(await wrong.seen()).toMatchObject({ status: 'paid', taken_back: null })
    expect(await bookedFor(reference)).toEqual([wrong.invoice_code])
    const taken = await surely((sure) => unsettle(wrong.invoice_code, reference, sure))
    expect(taken.body).toMatchObject({ status: 'paid', outcome: 'paid', reversed: true })
    expect(await wrong.seen()).toMatchObject({
      status: 'paid',
      taken_back: { amount: taken.body.amount, by: 'operator' },
    })
    expect(await waitsFor('reversal', wrong.invoice_code)).toBe(true)
    // The line is free: nothing is doubted of the right invoice.
    expect(await bookedFor(reference)).toEqual([])
    expect((await settle(right.invoice_code, reference)).body).toMatchObject({ outcome: 'paid' })
    expect(refusedAs(await unsettle(wrong.invoice_code, reference))).toEqual([409, 'transfer_not_booked'])
    await assertHealthy(server.url)
    // Its customer pays after all.
    expect((await settle(wrong.invoice_code, own)).body).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect(await wrong.seen()).toMatchObject({ status: 'paid', taken_back: null })
    expect(await waitsFor('reversal', wrong.invoice_code)).toBe(false)
    expect(await bookedFor(own)).toEqual([wrong.invoice_code])
    expect(await bookedFor(reference)).toEqual([right.invoice_code])
    await assertHealthy(server.url)
  })

  it('is doubted as our own mistake where it is said to be returned all the same', async () => {
    const { invoice_code } = await checkedOut()
    await settle(invoice_code, newReference())
    const besides = newReference()
    await surely((sure) => settle(invoice_code, besides, { again: true, ...sure }))
    const results = await listUnmatched(operator)
    const order_id = results.find((one) => one.invoice_code === invoice_code)?.order_id ?? ''
    expect((await unsettle(invoice_code, besides)).body).toMatchObject({ outcome: 'refund_owed' })
    const body = { order_id, reference: newReference() }
    const doubted = await operator.call(calls.opsReturnMoney, { params: { invoice_code }, body })
    expect(refusedAs(doubted)).toEqual([422, ['order_id']])
    expect(doubted.body.errors?.[0]?.message).toContain('was recorded by mistake')
  })

  it('is doubted by one code for all that speaks against it', async () => {
    const { customer, invoice_code } = await checkedOut()
    const [paid, late, mistaken] = [newReference(), newReference(), newReference()]
    await settle(invoice_code, paid)
    const account = (await addsAccount(customer)).id
    const { id } = await asksRefund(customer, invoice_code, { to: account, amount: 60_000 })
    await surely((sure) =>
      operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true, ...sure } }),
    )
    await operator.call(calls.opsPayRefund, { params: { id }, body: { reference: newReference() } })
    await surely((sure) => unsettle(invoice_code, paid, sure))
    await advanceClock(server.url, 5 * 24 * 3_600_000)
    await surely((sure) => settle(invoice_code, late, { again: true, ...sure }))
    const results = await listUnmatched(operator)
    const owed = results.find((one) => one.invoice_code === invoice_code && one.kind === 'owed_back')
    const params = { invoice_code }
    // What was returned is owed again, and what its customer had of the order stays kept of it.
    const returned = { order_id: owed?.order_id ?? '', reference: mistaken }
    expect((await operator.call(calls.opsReturnMoney, { params, body: returned })).status).toBe(200)
    const unreturned = { reference: mistaken }
    expect((await operator.call(calls.opsUnreturnMoney, { params, body: unreturned })).status).toBe(200)
    await advanceClock(server.url, 25 * 3_600_000)
    const doubted = await unsettle(invoice_code, late)
    expect(refusedAs(doubted)).toEqual([422, ['reference', 'reference']])
    const sure = doubted.body.sure ?? ''
    expect((await unsettle(invoice_code, late, { sure })).body).toMatchObject({ outcome: 'refund_owed' })
    await assertHealthy(server.url)
  })

  it('is doubted, and listed, with what was returned of it before', async () => {
    const { customer, invoice_code } = await checkedOut()
    const reference = newReference()
    await settle(invoice_code, reference)
    const { id } = await asksRefund(customer, invoice_code, { amount: 60_000 })
    await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
    await setsPin(customer)
    // It has left the wallet: nothing of it can be undone.
    await withdraws(customer, (await addsAccount(customer)).id, await customer.wallet())
    const overReturned = async () =>
      (await listUnmatched(operator)).filter(
        (one) => one.kind === 'over_returned' && one.invoice_code === invoice_code,
      )
    expect(await overReturned()).toEqual([])
    const doubted = await unsettle(invoice_code, reference)
    expect(refusedAs(doubted)).toEqual([422, ['reference']])
    expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(60_000))
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
    expect(await overReturned()).toEqual([])
    const taken = await unsettle(invoice_code, reference, { sure: doubted.body.sure ?? '' })
    expect(taken.body).toMatchObject({ status: 'pending' })
    expect(await overReturned()).toMatchObject([{ amount: 60_000 }])
    await assertHealthy(server.url)
    expect((await settle(invoice_code, reference)).body).toMatchObject({ outcome: 'paid' })
    expect(await overReturned()).toEqual([])
  })

  it('that pays several invoices is taken off one, and may pay another', async () => {
    const [one, two, three] = [await checkedOut(), await checkedOut(), await checkedOut()]
    const reference = newReference()
    await settle(one.invoice_code, reference)
    await surely((sure) => settle(two.invoice_code, reference, sure))
    expect((await unsettle(one.invoice_code, reference)).body).toMatchObject({ status: 'pending' })
    expect((await settle(three.invoice_code, reference)).body).toMatchObject({ code: 'doubtful' })
    expect((await surely((sure) => settle(three.invoice_code, reference, sure))).body).toMatchObject({
      outcome: 'paid',
    })
    expect(await bookedFor(reference)).toEqual([two.invoice_code, three.invoice_code])
  })

  it('leaves what its customer had chosen to pay with', async () => {
    const customer = await TestCustomer.register(server.url)
    const { invoice_code, payment } = await customer.checksOut(await customer.savesCart())
    const reference = newReference()
    expect((await surely((sure) => settle(invoice_code, reference, sure))).body).toMatchObject({
      outcome: 'paid',
    })
    await unsettle(invoice_code, reference)
    const doubtful = await settle(invoice_code, newReference())
    expect([doubtful.status, doubtful.body.errors?.[0]?.field]).toEqual([422, 'invoice_code'])
    const again = await customer.invoice(invoice_code)
    expect(again).toMatchObject({
      status: 'pending',
      payment: { payment_method: payment?.payment_method, va_number: expect.any(String) as unknown },
    })
    expect(again.payment?.va_number).not.toBe(payment?.va_number)
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain('ke nomor yang baru; nomor lama tidak berlaku')
    expect(await counter.pay(again)).toBe(200)
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
  })

  it('leaves what its customer had chosen also when another transfer had taken its place', async () => {
    const customer = await TestCustomer.register(server.url)
    const { invoice_code, payment } = await customer.checksOut(await customer.savesCart())
    const [one, other] = [newReference(), newReference()]
    await surely((sure) => settle(invoice_code, one, sure))
    expect((await settle(invoice_code, other, { again: true })).body).toMatchObject({
      outcome: 'refund_owed',
    })
    expect((await unsettle(invoice_code, one)).body).toMatchObject({ status: 'paid' })
    expect((await unsettle(invoice_code, other)).body).toMatchObject({ status: 'pending' })
    const { payment_method } = payment ?? {}
    expect(await customer.invoice(invoice_code)).toMatchObject({
      status: 'pending',
      payment: { payment_method },
    })
  })

  it('leaves a charge to be paid, with its full time', async () => {
    const { customer, code, invoice_code } = await checkedOut()
    await settle(invoice_code, newReference())
    const charge = (await counter.bill(code, 75_000)).body.invoice_code
    const reference = newReference()
    expect((await settle(charge, reference)).body).toMatchObject({ outcome: 'paid', type: 'additional' })
    await advanceClock(server.url, 24 * hours)
    expect((await unsettle(charge, reference)).body).toMatchObject({ status: 'pending' })
    const [mail] = await mailsTo(server.url, customer.email)
    expect(mail?.text).toContain('Kami keliru mencatat transfer untuk tagihan lain sebagai pembayaranmu.')
    expect(await customer.invoice(charge)).toMatchObject({
      status: 'pending',
      taken_back: { by: 'operator' },
    })
    expect((await settle(charge, newReference())).body).toMatchObject({ outcome: 'paid' })
  })
})
