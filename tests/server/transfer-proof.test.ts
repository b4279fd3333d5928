import { calls, type BodyOf, type Invoice } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { hoursAfterRejection, invoiceHours, proofsADay } from '@seberang/domain/limits'
import { jakartaDay } from '@seberang/domain/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, newestMail, refusedAs, type Operator } from './support/api.ts'
import { creditCustomer, paysLater } from './support/companies.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { addOperator } from './support/operators.ts'
import { runOps } from './support/ops.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const hour = 3_600_000
const day = 24 * hour

describe.each(databases)('the proof of a transfer on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  let finance: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
    finance = await addOperator(server, 'sari', 'finance')
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  type Sent = BodyOf<typeof calls.sendProof>
  const sends = async (customer: TestCustomer, invoice: Invoice, change: Partial<Sent> = {}) =>
    customer.call(calls.sendProof, {
      body: {
        invoice_code: invoice.invoice_code,
        bank_code: '014',
        account_name: 'Ayu Lestari',
        amount: transferAmount(invoice),
        transferred_at: jakartaDay(new Date(invoice.created_at)),
        file: change.file ?? (await uploads(customer)),
        ...change,
      },
    })
  const ready = async () => {
    const customer = await TestCustomer.register(server.url)
    const cart = await customer.savesCart()
    return { customer, cart, invoice: await customer.checksOutBy('manual', cart) }
  }
  const waiting = async () => {
    const found = await ready()
    expect((await sends(found.customer, found.invoice)).status).toBe(201)
    const { body } = await counter.operator.call(calls.opsProofs, { query: { page: 1, page_size: 100 } })
    const proof = body.results.find(({ invoice_code }) => invoice_code === found.invoice.invoice_code)
    return { ...found, id: proof?.id ?? '', proof }
  }
  const accepts = (id: string, reference = newReference()) =>
    counter.operator.call(calls.opsAcceptProof, { params: { id }, body: { reference } })
  const rejects = (id: string, reason = 'Fotonya tidak terbaca') =>
    counter.operator.call(calls.opsRejectProof, { params: { id }, body: { reason } })

  it('of the invoice alone is booked as that: nothing above it came in', async () => {
    const { customer, invoice } = await ready()
    expect((await sends(customer, invoice, { amount: invoice.total })).status).toBe(201)
    const { body } = await counter.operator.call(calls.opsProofs, { query: { page: 1, page_size: 100 } })
    const { id } = body.results.find(({ invoice_code }) => invoice_code === invoice.invoice_code) ?? {
      id: '',
    }
    expect((await accepts(id)).status).toBe(200)
    expect([(await customer.invoice(invoice.invoice_code)).status, await customer.wallet()]).toEqual([
      'paid',
      0,
    ])
  })

  it('of what is paid later leaves its day where it is, when it is rejected', async () => {
    const { customer } = await creditCustomer(server.url)
    const { owed } = await paysLater(customer)
    await advanceClock(server.url, 20 * day)
    await customer.signsIn()
    expect((await sends(customer, owed)).status).toBe(201)
    const { body } = await counter.operator.call(calls.opsProofs, { query: { page: 1, page_size: 100 } })
    const proof = body.results.find(({ invoice_code }) => invoice_code === owed.invoice_code)
    expect((await rejects(proof?.id ?? '')).status).toBe(200)
    expect((await customer.invoice(owed.invoice_code)).due_date).toBe(owed.due_date)
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('waits for an operator, who sees what was sent, and books it: the invoice is paid', async () => {
    const { customer, cart, invoice, id, proof } = await waiting()
    expect(proof).toMatchObject({
      status: 'waiting',
      amount: transferAmount(invoice),
      to_pay: invoice.total,
      amount_due: transferAmount(invoice),
      bank: 'BCA',
      account_name: 'Ayu Lestari',
      decided_by: null,
    })
    expect((await customer.invoice(invoice.invoice_code)).payment?.proof).toMatchObject({ status: 'waiting' })
    const shown = await counter.operator.call(calls.opsProof, { params: { id: id.toLowerCase() } })
    expect(shown.body.proof).toEqual(proof)
    const file = await counter.operator.call(calls.readFile, { params: { file_id: proof?.file ?? '' } })
    // Whoever decides on it sees it, and its sender cannot withdraw it by calling it a paper.
    const byFinance = await finance.call(calls.readFile, { params: { file_id: proof?.file ?? '' } })
    expect(byFinance.status).toBe(200)
    const ktp = {
      ktp_number: '3171014512900001',
      name: 'Ayu Lestari',
      file: proof?.file ?? '',
    }
    expect(refusedAs(await customer.call(calls.saveKtp, { body: ktp }))).toEqual([422, ['file']])
    expect(file.status).toBe(200)
    const accepted = await accepts(id)
    expect(accepted.body.proof).toMatchObject({ status: 'accepted', decided_by: 'machine' })
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({
      status: 'paid',
      payment: { proof: { status: 'accepted' } },
    })
    expect((await customer.cart(cart)).status).toBe('paid')
    expect(refusedAs(await accepts(id))).toEqual([409, 'already_decided'])
    expect(refusedAs(await rejects(id))).toEqual([409, 'already_decided'])
  })

  it('keeps its invoice from expiring; once rejected there are three hours left, and another is sent', async () => {
    const { customer, invoice, id } = await waiting()
    await advanceClock(server.url, invoiceHours * hour + 5 * day)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('pending')
    expect((await rejects(id)).body.proof).toMatchObject({
      status: 'rejected',
      reason: 'Fotonya tidak terbaca',
    })
    const open = await customer.invoice(invoice.invoice_code)
    expect(open).toMatchObject({
      status: 'pending',
      payment: { proof: { status: 'rejected', reason: 'Fotonya tidak terbaca' } },
    })
    const { decided_at } = open.payment?.proof ?? {}
    expect(Date.parse(open.due_date) - Date.parse(decided_at ?? '')).toBe(hoursAfterRejection * hour)
    const mail = await newestMail(server.url, customer.email)
    expect(mail.text).toContain('Fotonya tidak terbaca')
    expect((await sends(customer, invoice)).status).toBe(201)
  })

  it('of an invoice with more time left does not shorten it', async () => {
    const { customer, invoice, id } = await waiting()
    await rejects(id)
    expect((await customer.invoice(invoice.invoice_code)).due_date).toBe(invoice.due_date)
  })

  it.each<[string, Partial<Sent>, string[]]>([
    ['another amount', { amount: 1_000 }, ['amount']],
    ['a day that is to come', { transferred_at: '2031-01-01' }, ['transferred_at']],
    ['a day before the invoice', { transferred_at: '2020-01-01' }, ['transferred_at']],
    ['a day that is none', { transferred_at: '2026-02-30' }, ['transferred_at']],
    ['a bank that is none', { bank_code: '999' }, ['bank_code']],
    ['no name', { account_name: ' ' }, ['account_name']],
    ['a file that is none', { file: 'x' }, ['file']],
  ])('is refused with %s', async (_, change, fields) => {
    const { customer, invoice } = await ready()
    expect(refusedAs(await sends(customer, invoice, change))).toEqual([422, fields])
    expect((await customer.invoice(invoice.invoice_code)).payment).not.toHaveProperty('proof')
  })

  it('is not another’s file, nor for another’s invoice, nor for one that is paid otherwise, ended or paid', async () => {
    const { customer, invoice } = await ready()
    const stranger = await ready()
    const file = await uploads(stranger.customer)
    expect(refusedAs(await sends(customer, invoice, { file }))).toEqual([422, ['file']])
    expect((await sends(stranger.customer, invoice)).status).toBe(404)
    const byBank = await customer.checksOut(await customer.savesCart())
    expect(refusedAs(await sends(customer, byBank))).toEqual([409, 'conflict'])
    await counter.settle(invoice.invoice_code)
    expect(refusedAs(await sends(customer, invoice))).toEqual([409, 'already_paid'])
  })

  it('is one at a time, and nothing else is done with its invoice meanwhile', async () => {
    const { customer, invoice } = await ready()
    const file = await uploads(customer)
    const answers = await Promise.all([
      sends(customer, invoice, { file }),
      sends(customer, invoice, { file }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { invoice_code } = invoice
    const changed = { invoice_code, payment_method: 'va_bca' as const }
    expect(refusedAs(await customer.call(calls.changePayment, { body: changed }))).toEqual([
      409,
      'proof_waiting',
    ])
    expect(refusedAs(await customer.call(calls.giveUpInvoice, { body: { invoice_code } }))).toEqual([
      409,
      'proof_waiting',
    ])
  })

  it('whose transfer an operator has booked by hand is accepted with it', async () => {
    const { customer, invoice, id } = await waiting()
    await counter.settle(invoice.invoice_code)
    expect((await customer.invoice(invoice.invoice_code)).payment?.proof?.status).toBe('accepted')
    expect(refusedAs(await rejects(id))).toEqual([409, 'already_decided'])
  })

  it('is accepted or rejected, of both at once', async () => {
    const { customer, invoice, id } = await waiting()
    const answers = await Promise.all([accepts(id), rejects(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [accepted] = answers
    expect((await customer.invoice(invoice.invoice_code)).status).toBe(
      accepted.status === 200 ? 'paid' : 'pending',
    )
  })

  it('is sent so often in a day, and no more', async () => {
    const { customer, invoice } = await ready()
    const file = await uploads(customer)
    const ids = async () =>
      (await counter.operator.call(calls.opsProofs, { query: { page: 1, page_size: 100 } })).body.results
    for (let count = 0; count < proofsADay; count += 1) {
      await sends(customer, invoice, { file })
      const sent = (await ids()).find(({ invoice_code }) => invoice_code === invoice.invoice_code)
      await rejects(sent?.id ?? '')
    }
    expect((await sends(customer, invoice, { file })).status).toBe(429)
  })

  it('is looked at and decided by commands', async () => {
    const { invoice, id } = await waiting()
    const listed = await runOps(server, 'proof', 'list')
    expect(listed.output).toContain(id)
    expect(listed.output).toContain(invoice.invoice_code)
    const due = formatRupiah(transferAmount(invoice))
    expect(listed.output).toContain(`${due} of ${due}`.replaceAll('\u00a0', ' '))
    expect((await runOps(server, 'proof', 'show', id)).output).toContain('/api/file/')
    const rejected = await runOps(server, 'proof', 'reject', id, '--reason', 'Fotonya tidak terbaca')
    expect(rejected.output).toContain('rejected')
    const line = ['--reference', newReference(), '--amount', String(invoice.total)]
    expect((await runOps(server, 'proof', 'accept', id, ...line)).code).toBe(1)
    const other = await waiting()
    const reference = newReference()
    const accept = (...given: string[]) =>
      runOps(server, 'proof', 'accept', other.id, '--reference', reference, ...given)
    const without = await accept()
    expect([without.code, without.errors]).toEqual([1, expect.stringContaining('--amount')])
    const wrong = await accept('--amount', String(other.invoice.total - 1))
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringMatching(/--sure \w{4}/)])
    const accepted = await accept('--amount', String(other.invoice.total))
    expect(accepted.output).toContain(`${other.id} is accepted: ${other.invoice.invoice_code} is paid\n`)
  })

  it('that waits is seen at its invoice and its shipment, and found by its code', async () => {
    const { customer, cart, invoice, id } = await waiting()
    const { invoice_code } = invoice
    const finds = async (text: string) =>
      (await counter.operator.call(calls.opsFind, { body: { text } })).body.results
    const amount = transferAmount(invoice)
    const proof = { kind: 'proof', id, invoice_code, amount, suite: customer.suite }
    expect(await finds(id.toLowerCase())).toMatchObject([{ ...proof, status: 'waiting', by: 'proof' }])
    expect(await finds(invoice_code)).toMatchObject([
      { ...proof, by: 'invoice' },
      { kind: 'shipment', cart_code: cart, by: 'invoice' },
    ])
    const shown = await counter.operator.call(calls.opsCart, { params: { cart_code: invoice_code } })
    expect(shown.body.data.invoices).toMatchObject([{ invoice_code, proof: { id, amount } }])
    const { output } = await runOps(server, 'show', invoice_code)
    expect(output).toMatch(new RegExp(`${id}  a proof of Rp[\\d.]+ waits since .+  until it is decided`))
    expect((await runOps(server, 'find', id)).output).toContain(`proof  ${id}  waiting`)
    await rejects(id)
    expect(await finds(id)).toMatchObject([{ ...proof, status: 'rejected', by: 'proof' }])
    expect(await finds(invoice_code)).toMatchObject([{ kind: 'shipment' }])
    const after = await counter.operator.call(calls.opsCart, { params: { cart_code: invoice_code } })
    expect(after.body.data.invoices).toMatchObject([{ proof: null }])
  })

  it('is accepted with what was booked, not with what its customer wrote', async () => {
    const { customer, invoice, id } = await waiting()
    const amount = invoice.total - 90
    const given = ['--reference', newReference(), '--amount', String(amount)]
    const doubted = await runOps(server, 'proof', 'accept', id, ...given)
    const [, code = ''] = /--sure (\w{4})/.exec(doubted.errors) ?? []
    const accepted = await runOps(server, 'proof', 'accept', id, ...given, '--sure', code)
    expect(accepted.output).toContain(
      `${id} is accepted: ${invoice.invoice_code} is pending, and the money is owed back\n`,
    )
    expect(accepted.output).toContain(formatRupiah(amount).replaceAll('\u00a0', ' '))
    expect(accepted.output).not.toContain(formatRupiah(transferAmount(invoice)).replaceAll('\u00a0', ' '))
    const next = await customer.checksOutBy('manual', await customer.savesCart())
    expect((await sends(customer, next)).status).toBe(201)
    const { body } = await counter.operator.call(calls.opsProofs, { query: { page: 1, page_size: 100 } })
    const proof = body.results.find(({ invoice_code }) => invoice_code === next.invoice_code)
    const line = ['--reference', newReference(), '--amount', String(next.total)]
    const json = await runOps(server, '--json', 'proof', 'accept', proof?.id ?? '', ...line)
    expect(JSON.parse(json.output)).toMatchObject({
      proof: { status: 'accepted' },
      settled: { outcome: 'paid', amount: next.total, invoice_code: next.invoice_code },
    })
  })

  it('that is accepted although it did not pay leaves three hours to pay, as one that is rejected', async () => {
    const { customer, invoice, id } = await waiting()
    await advanceClock(server.url, invoiceHours * hour + 5 * day)
    await customer.signsIn()
    const body = { reference: newReference(), amount: invoice.total - 90 }
    const accept = (sure: { sure?: string }) =>
      counter.operator.call(calls.opsAcceptProof, { params: { id }, body: { ...body, ...sure } })
    const accepted = await surely(accept)
    expect(accepted.body).toMatchObject({ settled: { outcome: 'refund_owed', status: 'pending' } })
    await advanceClock(server.url, 2 * hour)
    const open = await customer.invoice(invoice.invoice_code)
    expect(open.status).toBe('pending')
    const decided = accepted.body.proof.decided_at ?? ''
    expect(Date.parse(open.due_date) - Date.parse(decided)).toBe(hoursAfterRejection * hour)
    // More time than that is left as it is, and what is paid later keeps its day.
    const early = await waiting()
    const less = { reference: newReference(), amount: early.invoice.total - 90 }
    await surely((sure) =>
      counter.operator.call(calls.opsAcceptProof, { params: { id: early.id }, body: { ...less, ...sure } }),
    )
    expect((await early.customer.invoice(early.invoice.invoice_code)).due_date).toBe(early.invoice.due_date)
  })

  it('is booked with what came in, whatever its customer wrote, and doubted where that is not what is due', async () => {
    const { customer, invoice, id, proof } = await waiting()
    const accept = (amount: number, sure: { sure?: string } = {}) =>
      counter.operator.call(calls.opsAcceptProof, {
        params: { id },
        body: { reference: 'FT26330077', amount, ...sure },
      })
    expect(proof?.amount).toBe(transferAmount(invoice))
    const doubted = await accept(invoice.total - 90)
    expect(refusedAs(doubted)).toEqual([422, ['amount']])
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('pending')
    expect((await surely((sure) => accept(invoice.total - 90, sure))).status).toBe(200)
    const { status, to_return } = await customer.invoice(invoice.invoice_code)
    expect([status, to_return.map(({ amount }) => amount)]).toEqual(['pending', [invoice.total - 90]])
  })
})
