import { calls, type RefundInput } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { daysBeforeFinishing, leastRefund } from '@seberang/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, mailsTo, newestMail, Operator, refusedAs } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { LiveClient } from './support/live.ts'
import { addOperator } from './support/operators.ts'
import { runOps } from './support/ops.ts'
import { asksRefund, paidOrder, refundInput } from './support/refunds.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, paysFromWallet, richCustomer, setsPin, withdraws } from './support/wallet.ts'

const day = 86_400_000
const threshold = 1_000_000

describe.each(databases)('refunds on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let second: Operator
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind, { twoApprovalsAbove: threshold })
    operator = new Operator(server.url)
    counter = new Counter(server.url)
    second = await addOperator(server, 'sari', 'finance')
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const asks = (customer: TestCustomer, order: string, change: Partial<RefundInput> = {}) =>
    customer.call(calls.requestRefund, { body: refundInput(order, change) })
  const approves = (
    id: string,
    { sure: isSure, ...body }: { amount?: number; answer?: string; sure?: true; transfer?: true } = {},
    by = operator,
  ) => {
    const approve = (sure: { sure?: string }) =>
      by.call(calls.opsApproveRefund, { params: { id }, body: { ...body, ...sure } })
    return isSure ? surely(approve) : approve({})
  }
  const pays = (id: string, reference: string) =>
    operator.call(calls.opsPayRefund, { params: { id }, body: { reference } })
  const rejects = (id: string, reason = 'Barangnya lengkap', sure: { sure?: string } = {}) =>
    operator.call(calls.opsRejectRefund, { params: { id }, body: { reason, ...sure } })
  const lists = async (customer: TestCustomer, query: object = {}) =>
    (await customer.call(calls.refunds, { query: { page: 1, page_size: 10, ...query } })).body.results
  const terms = async (customer: TestCustomer, invoice_code: string) =>
    (await customer.call(calls.refundTerms, { query: { invoice_code } })).body.results
  const ready = async () => {
    const customer = await TestCustomer.register(server.url)
    return { customer, ...(await paidOrder(customer)) }
  }
  const newest = (customer: TestCustomer) => newestMail(server.url, customer.email)
  /** What of a refund is no longer due, as its customer is told by mail. */
  const saysNotDue = async (customer: TestCustomer, id: string) => {
    const mails = await mailsTo(server.url, customer.email)
    return mails.flatMap(({ subject, text }) =>
      text.includes(`(${id})`) ? (/^Pengembalian dana (.*) tidak jadi$/.exec(subject)?.[1] ?? []) : [],
    )
  }

  describe('asked for', () => {
    it('is refused, naming the field, for what is not there or not theirs', async () => {
      const { customer, code, order, total } = await ready()
      const other = await ready()
      const { id: theirs } = await addsAccount(other.customer)
      const removed = (await addsAccount(customer)).id
      await customer.call(calls.removeBankAccount, { params: { id: removed } })
      const refused = async (change: object) => refusedAs(await asks(customer, order, change))
      expect(await refused({ amount: total + 1 })).toEqual([422, ['amount']])
      expect(await refused({ amount: leastRefund - 1 })).toEqual([422, ['amount']])
      expect(await refused({ to: theirs })).toEqual([422, ['to']])
      expect(await refused({ to: removed })).toEqual([422, ['to']])
      expect(await refused({ reason: 'none' })).toEqual([422, ['reason']])
      expect(await refused({ description: ' ' })).toEqual([422, ['description']])
      expect(await refused({ files: ['unknown'] })).toEqual([422, ['files[0]']])
      expect(await refused({ invoice_code: other.order })).toEqual([422, ['invoice_code']])
      expect(await refused({ cart_code: other.code })).toEqual([422, ['cart_code']])
      expect(await refused({ invoice_code: undefined, cart_code: other.code })).toEqual([422, ['cart_code']])
      expect(await refused({ invoice_code: undefined })).toEqual([422, ['cart_code']])
      expect(await lists(customer)).toEqual([])
      expect((await asks(customer, order, { invoice_code: undefined, cart_code: code })).status).toBe(201)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('tells what may be returned, keeps what is written, and is told live and by mail', async () => {
      const { customer, code, order, total } = await ready()
      expect(await terms(customer, order)).toEqual([
        expect.objectContaining({
          cart_code: code,
          invoice_code: order,
          paid: total,
          returned: 0,
          left: total,
          left_to_bank: total,
          open: null,
        }),
      ])
      const form = new FormData()
      form.set('file_data', new Blob([await photo()]), 'box.jpg')
      const uploaded = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
      const live = await LiveClient.open(server.url, customer.token)
      const refund = await asksRefund(customer, order, { amount: 30_000, files: [uploaded.body.file_id] })
      expect(refund).toMatchObject({
        cart_code: code,
        invoice_code: order,
        reason: 'missing',
        description: 'Di daftar ada 6 kabel, di dalam kardus hanya 4.',
        files: [uploaded.body.file_id],
        to: 'wallet',
        requested_amount: 30_000,
        amount: null,
        status: 'requested',
        ended_at: null,
      })
      expect(refund.id).toMatch(/^RF-/)
      expect(await live.take(1)).toMatchObject([{ topic: 'invoice', code: order }])
      live.socket.close()
      expect(await lists(customer)).toEqual([refund])
      expect(await lists(customer, { invoice_code: order })).toEqual([refund])
      expect(await terms(customer, order)).toMatchObject([{ open: refund.id }])
      expect((await newest(customer)).subject).toContain('Permintaan pengembalian dana')
      const shown = await second.call(calls.opsRefund, { params: { id: refund.id } })
      expect(shown.body.refund).toMatchObject({ left: total, files: refund.files, suite: customer.suite })
      const params = { file_id: uploaded.body.file_id }
      expect((await second.call(calls.readFile, { params })).status).toBe(200)
    })

    it('is refused of what is not paid, and one at a time', async () => {
      const { customer, code, invoice } = await counter.checkedOut()
      expect(refusedAs(await asks(customer, invoice.invoice_code))).toEqual([409, 'not_paid'])
      expect(await terms(customer, invoice.invoice_code)).toEqual([])
      const saved = await customer.savesCart()
      const named = { invoice_code: undefined, cart_code: saved }
      expect(refusedAs(await asks(customer, '', named))).toEqual([409, 'not_paid'])
      await counter.pay(invoice)
      const answers = await Promise.all([0, 1].map(() => asks(customer, invoice.invoice_code)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(refusedAs(await asks(customer, '', { invoice_code: undefined, cart_code: code }))).toEqual([
        409,
        'refund_open',
      ])
    })

    it('wants to know which shipment of an order with several', async () => {
      const customer = await TestCustomer.register(server.url)
      const codes = [await customer.savesCart(), await customer.savesCart()]
      const invoice = await customer.checksOut(...codes)
      await counter.pay(invoice)
      expect(refusedAs(await asks(customer, invoice.invoice_code))).toEqual([422, ['cart_code']])
      for (const cart_code of codes)
        expect((await asks(customer, invoice.invoice_code, { cart_code })).status).toBe(201)
      expect(await terms(customer, invoice.invoice_code)).toHaveLength(2)
    })

    it('sent twice with one key is one', async () => {
      const { customer, order } = await ready()
      const send = () =>
        customer.call(calls.requestRefund, {
          body: refundInput(order),
          headers: { 'idempotency-key': 'a-refund-once' },
        })
      const [first, again] = [await send(), await send()]
      expect(again.body.refund).toEqual(first.body.refund)
      expect(await lists(customer)).toHaveLength(1)
    })
  })

  describe('approved', () => {
    it('to a bank is kept, transferred once, and told with the account masked', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to: account.id, amount: 40_000 })
      const remove = () => customer.call(calls.removeBankAccount, { params: { id: account.id } })
      expect(refusedAs(await remove())).toEqual([409, 'refund_open_to'])
      expect(refusedAs(await pays(id, 'FT26330001'))).toEqual([409, 'refund_not_approved'])
      const approved = await approves(id)
      expect(approved.body.refund).toMatchObject({
        status: 'approved',
        amount: 40_000,
        to_bank: { bank: 'BCA', number: '0081•••8841' },
      })
      expect((await approves(id, { transfer: true })).body.refund.to_bank?.number).toBe('008127658841')
      expect((await approves(id)).body.refund.to_bank?.number).toBe('0081•••8841')
      expect(await customer.wallet()).toBe(0)
      expect((await newest(customer)).text).toContain('BCA 0081•••8841')
      const answers = await Promise.all([pays(id, 'FT26330002'), pays(id, 'FT26330002')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await lists(customer)).toMatchObject([{ status: 'paid', to: { id: account.id, bank: 'BCA' } }])
      expect((await newest(customer)).text).not.toContain('2765')
      expect((await remove()).status).toBe(204)
    })

    it('of a large amount takes two operators, who name the same', async () => {
      const { customer, invoice } = await counter.paid('60kg')
      expect(invoice.total).toBeGreaterThan(threshold + 1)
      const { id } = await asksRefund(customer, invoice.invoice_code)
      const noted = (await approves(id, { amount: threshold + 1 })).body.refund
      expect(noted).toMatchObject({
        status: 'requested',
        approved_by: 'machine',
        approved_amount: threshold + 1,
      })
      expect(refusedAs(await approves(id))).toEqual([409, 'second_operator'])
      const other = (await approves(id, { amount: threshold + 2 }, second)).body.refund
      expect(other).toMatchObject({ status: 'requested', approved_by: 'sari' })
      expect(await customer.wallet()).toBe(0)
      expect((await approves(id)).body.refund).toMatchObject({ status: 'paid', amount: threshold + 2 })
      expect(await customer.wallet()).toBe(threshold + 2)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('to the wallet is there at once, and its line leads to the order', async () => {
      const { customer, order, total } = await ready()
      const { id } = await asksRefund(customer, order, { amount: 30_000 })
      const { body } = await approves(id, { amount: 25_000, answer: 'Dua kabel memang tidak ada.' })
      expect(body.refund).toMatchObject({ status: 'paid', amount: 25_000, returned: 25_000 })
      expect(await customer.wallet()).toBe(25_000)
      const history = await customer.call(calls.walletHistory, {
        query: { page: 1, page_size: 10, kind: 'refund' },
      })
      expect(history.body.results).toMatchObject([{ kind: 'refund', amount: 25_000, code: order }])
      expect(await terms(customer, order)).toMatchObject([
        { returned: 25_000, left: total - 25_000, open: null },
      ])
      const mail = await newest(customer)
      expect(mail.text).toContain('Dua kabel memang tidak ada.')
      expect(mail.text.replaceAll('\u00a0', ' ')).toContain('Disetujui sebagian')
      expect(await lists(customer)).toMatchObject([{ status: 'paid', answer: 'Dua kabel memang tidak ada.' }])
      expect(refusedAs(await approves(id))).toEqual([409, 'refund_ended'])
      expect(refusedAs(await rejects(id))).toEqual([409, 'refund_ended'])
    })

    it('never returns more than was asked for, or than is left of what was paid', async () => {
      const { customer, order, total } = await ready()
      const first = await asksRefund(customer, order, { amount: 30_000 })
      expect(refusedAs(await approves(first.id, { amount: 30_001 }))).toEqual([422, ['amount']])
      await approves(first.id)
      expect(refusedAs(await asks(customer, order, { amount: total - 29_999 }))).toEqual([422, ['amount']])
      const rest = await asksRefund(customer, order)
      expect((await approves(rest.id)).body.refund).toMatchObject({ amount: total - 30_000, left: 0 })
      expect(await customer.wallet()).toBe(total)
      expect(refusedAs(await asks(customer, order))).toEqual([409, 'nothing_to_refund'])
    })

    it('twice at once returns once', async () => {
      const { customer, order, total } = await ready()
      const { id } = await asksRefund(customer, order)
      const answers = await Promise.all([approves(id), approves(id), rejects(id)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect([0, total]).toContain(await customer.wallet())
    })

    it('takes what a measurement credited off what is left, and a measurement what was refunded', async () => {
      const { customer, code, invoice } = await counter.paid('3kg')
      const order = invoice.invoice_code
      const { id } = await asksRefund(customer, order)
      await counter.measure(code, '2kg')
      const credited = await customer.wallet()
      expect(credited).toBeGreaterThan(0)
      expect(await terms(customer, order)).toMatchObject([
        { paid: invoice.total, returned: credited, left: invoice.total - credited },
      ])
      await approves(id)
      expect(await customer.wallet()).toBe(invoice.total)
      const measured = await counter.measure(code, '1kg')
      expect(measured.body.credited ?? 0).toBe(0)
      expect(await customer.wallet()).toBe(invoice.total)
    })

    it('to a bank is handed out once, and again to whoever is sure of it', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to: account.id, amount: 40_000 })
      await approves(id, { transfer: true })
      for (const by of [second, operator]) {
        const doubted = await approves(id, { transfer: true }, by)
        expect([doubted.status, doubted.body]).toMatchObject([422, { code: 'doubtful' }])
        expect(doubted.body.errors?.[0]?.message).toMatch(/^machine mengambilnya \d{4}-\d\d-\d\d \d\d:\d\d/)
        expect(JSON.stringify(doubted.body)).not.toContain('008127658841')
      }
      const shown = (await operator.call(calls.opsRefund, { params: { id } })).body.refund
      expect(shown).toMatchObject({ handed_over_by: 'machine', to_bank: { number: '0081•••8841' } })
      const taken = (await approves(id, { transfer: true, sure: true }, second)).body.refund
      expect(taken).toMatchObject({ handed_over_by: 'sari', to_bank: { number: '008127658841' } })
      const doubted = await approves(id, { transfer: true })
      expect(doubted.body.errors?.[0]?.message).toContain('sari mengambilnya')
    })

    it('that is being transferred is rejected by whoever is sure that it is not', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to: account.id, amount: 40_000 })
      await approves(id, { transfer: true })
      const doubted = await rejects(id)
      expect(refusedAs(doubted)).toEqual([422, ['id']])
      expect(doubted.body.errors?.[0]?.message).toContain('machine mengambilnya')
      expect(await customer.wallet()).toBe(0)
      expect((await surely((sure) => rejects(id, 'Nomor rekening ditolak bank', sure))).status).toBe(200)
      expect(await customer.wallet()).toBe(40_000)
    })

    it('keeps its amount and its answer', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to: account.id })
      await approves(id, { amount: 40_000, answer: 'Dua kabel' })
      for (const other of [{ amount: 40_001 }, { answer: 'Tiga kabel' }]) {
        const refused = await approves(id, { ...other, transfer: true })
        expect([refused.status, refused.body.code]).toEqual([409, 'already_approved'])
        expect(refused.body.errors?.[0]?.message.replaceAll('\u00a0', ' ')).toMatch(
          /Rp ?40\.000 sudah disetujui machine/,
        )
      }
      const same = await approves(id, { amount: 40_000, answer: 'Dua kabel' })
      expect(same.body.refund).toMatchObject({ amount: 40_000, handed_over_at: null })
    })

    it('by the transfer of a withdrawal is refused', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer)
      await setsPin(customer)
      await approves((await asksRefund(customer, order, { amount: 60_000 })).id)
      const withdrawal = await withdraws(customer, account.id, 60_000)
      await operator.call(calls.opsProcessWithdrawal, { params: { id: withdrawal.id }, body: {} })
      const body = { reference: 'FT26330003' }
      await operator.call(calls.opsPayWithdrawal, { params: { id: withdrawal.id }, body })
      const { id } = await asksRefund(customer, order, { to: account.id, amount: 40_000 })
      await approves(id)
      expect(refusedAs(await pays(id, 'FT26330003'))).toEqual([409, ['reference']])
      expect((await pays(id, 'FT26330004')).status).toBe(200)
    })

    it('that the bank does not take goes to the wallet, with its reason', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to: account.id, amount: 40_000 })
      await approves(id)
      expect((await rejects(id, 'Nomor rekening ditolak bank')).body.refund).toMatchObject({
        status: 'paid',
        bounced: 'Nomor rekening ditolak bank',
      })
      expect(await customer.wallet()).toBe(40_000)
      expect((await newest(customer)).text).toContain('Nomor rekening ditolak bank')
      expect(await lists(customer)).toMatchObject([{ bounced: 'Nomor rekening ditolak bank' }])
    })

    it('to an account in a name that is a new one to its customer wants an operator who is sure', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer, { owner_name: 'Rudi Wulandari' })
      await customer.call(calls.saveProfile, { body: { first_name: 'Rudi', last_name: 'Wulandari' } })
      const { id } = await asksRefund(customer, order, { to: account.id })
      const doubted = await approves(id)
      expect(refusedAs(doubted)).toEqual([422, ['owner_name']])
      expect(doubted.body.errors?.[0]?.message).toContain('mengganti namanya')
    })

    it('to an account in another name wants an operator who is sure', async () => {
      const { customer, order } = await ready()
      const account = await addsAccount(customer, { owner_name: 'Rudi Wulandari' })
      const { id } = await asksRefund(customer, order, { to: account.id, amount: 40_000 })
      const doubted = await approves(id)
      expect([doubted.status, doubted.body]).toMatchObject([422, { code: 'doubtful' }])
      expect((await approves(id, { sure: true })).body.refund.status).toBe('approved')
    })
  })

  it('rejected says why, and another may be asked for', async () => {
    const { customer, order } = await ready()
    const { id } = await asksRefund(customer, order)
    expect((await rejects(id)).body.refund).toMatchObject({ status: 'rejected', answer: 'Barangnya lengkap' })
    expect((await newest(customer)).text).toContain('Barangnya lengkap')
    expect(refusedAs(await approves(id))).toEqual([409, 'refund_ended'])
    expect(await customer.wallet()).toBe(0)
    expect((await asks(customer, order)).status).toBe(201)
  })

  it('that the bank did not take, and whose payment it then takes back, is out of the wallet again', async () => {
    const { customer, invoice } = await counter.paid(null)
    const account = await addsAccount(customer)
    const { id } = await asksRefund(customer, invoice.invoice_code, { to: account.id, amount: 30_000 })
    await approves(id, { sure: true })
    await rejects(id, 'Nomor rekening ditolak bank')
    expect(await customer.wallet()).toBe(30_000)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect(await lists(customer)).toMatchObject([{ status: 'paid', undone_at: expect.any(String) }])
  })

  describe('to a bank, whose payment the bank takes back once the goods have left,', () => {
    const leftAndTakenBack = async (body: { transfer?: true } = {}) => {
      const { customer, code, invoice } = await counter.paid()
      const { id: to } = await addsAccount(customer)
      const { id } = await asksRefund(customer, invoice.invoice_code, { to, amount: 30_000 })
      await approves(id, { sure: true, ...body })
      await advanceClock(server.url, 6 * 60_000)
      await counter.move(code, 'sent')
      await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
      return { customer, id, order_id: invoice.payment?.order_id ?? '' }
    }

    it('and that stands in a bank file, is in that no more, and recorded as the bank says', async () => {
      const { customer, code, invoice } = await counter.paid()
      const { id: to } = await addsAccount(customer)
      const { id } = await asksRefund(customer, invoice.invoice_code, { to, amount: 30_000 })
      await approves(id, { sure: true })
      const made = await operator.call(calls.opsBankFile, { body: {} })
      const again = () => operator.call(calls.opsBankFile, { body: { id: made.body.file.id } })
      expect((await again()).text).toContain(id)
      await advanceClock(server.url, 6 * 60_000)
      await counter.move(code, 'sent')
      await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
      const left = (await again()).body.file
      expect([left.lines.map((line) => line.id), left.not_due]).toEqual([
        expect.not.arrayContaining([id]),
        [id],
      ])
      const results = { paid: [{ id, reference: 'FT7700012' }], failed: [] }
      expect((await operator.call(calls.opsBankResults, { body: results })).body.results).toEqual([
        { id, outcome: 'paid_not_due', amount: 30_000 },
      ])
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('is no longer due: it goes into no bank file, and its customer is told', async () => {
      const { customer, id } = await leftAndTakenBack()
      expect(await lists(customer)).toMatchObject([
        { id, status: 'rejected', amount: null, undone_at: expect.any(String) },
      ])
      expect(await saysNotDue(customer, id)).toEqual([formatRupiah(30_000)])
      expect((await operator.call(calls.opsBankFile, { body: {} })).text).not.toContain(id)
      expect(refusedAs(await approves(id, { transfer: true }))).toEqual([409, 'refund_ended'])
      await assertHealthy(server.url)
    })

    it('and that somebody may have transferred, is doubted when it is handed over again, or recorded', async () => {
      const { customer, id } = await leftAndTakenBack({ transfer: true })
      expect(await lists(customer)).toMatchObject([{ id, status: 'approved' }])
      const again = await approves(id, { transfer: true })
      expect(again.body.errors?.map((one) => one.message)).toEqual([
        expect.stringContaining('machine mengambilnya'),
        expect.stringContaining('tidak terutang lagi'),
      ])
      const doubted = await pays(id, 'FT7700010')
      expect(refusedAs(doubted)).toEqual([422, ['id']])
      expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(30_000))
      const paid = await surely((sure) =>
        operator.call(calls.opsPayRefund, { params: { id }, body: { reference: 'FT7700010', ...sure } }),
      )
      expect(paid.body.refund).toMatchObject({ status: 'paid', reference: 'FT7700010' })
      await assertHealthy(server.url)
    })

    it('is transferred as any other once that is paid again', async () => {
      const { id, order_id } = await leftAndTakenBack({ transfer: true })
      await atGateway(server.url, order_id, 'pay')
      expect((await pays(id, 'FT7700011')).status).toBe(200)
    })
  })

  it('is undone by no more than is not paid for any more, and than the wallet still has', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const added = await customer.invoice((await counter.bill(code, 50_000)).body.invoice_code)
    await counter.pay(added)
    const all = { amount: invoice.total + 20_000 }
    await approves((await asksRefund(customer, invoice.invoice_code, all)).id)
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(invoice.total)
    await setsPin(customer)
    await withdraws(customer, (await addsAccount(customer)).id, 100_000)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect((await lists(customer)).filter(({ undone_at }) => undone_at === null)).toMatchObject([
      { amount: 100_000 },
    ])
  })

  it.each([
    [
      'is handed to whoever knows, and in no file',
      false,
      { status: 'approved', handed_over_by: expect.any(String) },
    ],
    [
      'ends, where its payment was taken back meanwhile',
      true,
      { status: 'rejected', handed_over_by: expect.any(String) },
    ],
  ])('to a bank that was recorded as transferred by mistake %s', async (_, isTakenBack, then) => {
    const { customer, invoice } = await counter.paid(null)
    const { id: to } = await addsAccount(customer)
    const { id } = await asksRefund(customer, invoice.invoice_code, { to, amount: 30_000 })
    await approves(id, { sure: true })
    await pays(id, 'FT7700001')
    if (isTakenBack) await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    const unpaid = await operator.call(calls.opsUnpayRefund, {
      params: { id },
      body: { reference: 'FT7700001' },
    })
    expect(unpaid.body.refund).toMatchObject({ reference: null, ...then })
    expect(await lists(customer)).toMatchObject([{ id, status: then.status }])
    expect(await saysNotDue(customer, id)).toEqual(isTakenBack ? [formatRupiah(30_000)] : [])
    expect((await newest(customer)).text).not.toContain('tidak bisa kami setujui')
  })

  it('to a bank that does not take it brings what of it is still paid', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const { id: to } = await addsAccount(customer)
    const added = await customer.invoice((await counter.bill(code, 50_000)).body.invoice_code)
    await counter.pay(added)
    const all = { to, amount: invoice.total + 20_000 }
    const { id } = await asksRefund(customer, invoice.invoice_code, all)
    await approves(id, { sure: true, transfer: true })
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    await surely((sure) => rejects(id, 'Nomor rekening ditolak bank', sure))
    expect(await customer.wallet()).toBe(invoice.total)
    expect(await lists(customer)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id, status: 'rejected', answer: 'Nomor rekening ditolak bank' }),
        expect.objectContaining({ status: 'paid', amount: invoice.total, reason: 'missing', to: 'wallet' }),
      ]),
    )
    // Of what was refunded, so much is not paid for any more.
    expect(await saysNotDue(customer, id)).toEqual([formatRupiah(20_000)])
    expect(await terms(customer, invoice.invoice_code)).toMatchObject([
      { paid: invoice.total, returned: invoice.total, left: 0 },
    ])
    await assertHealthy(server.url)
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('open keeps a delivered shipment from finishing by itself', async () => {
    const { customer, code, invoice } = await counter.paid()
    await advanceClock(server.url, 6 * 60_000)
    for (const status of ['sent', 'inbound', 'outbound'] as const) await counter.move(code, status)
    const { id } = await asksRefund(customer, invoice.invoice_code)
    const statusNow = async () =>
      (await operator.call(calls.opsCart, { params: { cart_code: code } })).body.data.cart.status
    await advanceClock(server.url, (daysBeforeFinishing + 1) * day)
    expect(await statusNow()).toBe('outbound')
    await rejects(id)
    await advanceClock(server.url, 60_000)
    expect(await statusNow()).toBe('finished')
  })

  it('open keeps the account from being deleted', async () => {
    const { customer, order } = await ready()
    const { id } = await asksRefund(customer, order)
    const { body } = await customer.call(calls.accountData)
    expect(body.data.obstacles).toContainEqual({ kind: 'refunds', count: 1, amount: null, codes: [id] })
  })

  it('are listed, shown, approved, paid and rejected by commands, which are recorded', async () => {
    const { customer, order } = await ready()
    const account = await addsAccount(customer)
    const { id } = await asksRefund(customer, order, { to: account.id })
    const ops = (...args: string[]) => runOps(server, 'refund', ...args)
    const { body: listed } = await operator.call(calls.opsRefunds, { query: { page: 1, page_size: 100 } })
    expect(listed.results.map((one) => one.id)).toContain(id)
    expect((await ops('list')).output).toContain(id)
    expect((await ops('show', id)).output).toContain('Di daftar ada 6 kabel')
    expect((await ops('approve', id, '--amount', '25.000', '--answer', 'Sebagian')).output).toContain(
      `to transfer it by hand: refund approve ${id} --transfer`,
    )
    expect((await ops('approve', id, '--transfer')).output).toContain('Transfer Rp25.000, then: refund pay')
    expect((await ops('show', id)).output).toContain('by hand, by machine')
    const again = await ops('approve', id, '--transfer')
    expect([again.code, again.errors]).toEqual([
      1,
      expect.stringMatching(/machine took it .*\n.*--sure \w{4}/),
    ])
    expect((await ops('pay', id.toLowerCase(), '--reference', 'FT26330009')).output).toContain('FT26330009')
    const another = await asksRefund(customer, order)
    expect((await ops('reject', another.id, '--reason', 'Tidak ada foto')).output).toContain('rejected')
    const { body } = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 100 } })
    const actions = body.results.filter(({ subject }) => [id, another.id].includes(subject))
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'refund_approve',
      'refund_approve',
      'refund_pay',
      'refund_reject',
    ])
  })

  it('paid for by a payment that the bank takes back are taken out of the wallet again', async () => {
    const { customer, invoice } = await counter.paid(null)
    const { id } = await asksRefund(customer, invoice.invoice_code, { amount: 30_000 })
    await approves(id)
    expect(await customer.wallet()).toBe(30_000)
    expect(await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')).toBe(200)
    expect(await customer.wallet()).toBe(0)
    const history = await customer.call(calls.walletHistory, { query: { page: 1, page_size: 10 } })
    expect(history.body.results.map((one) => one.amount)).toEqual([-30_000, 30_000])
  })

  it.each([
    ['waits for a bank file', {}, 'rejected'],
    ['was handed over to be transferred', { transfer: true }, 'approved'],
  ] as const)('to a bank that %s, and whose payment the bank takes back, is then %s', async (...given) => {
    const [, body, status] = given
    const { customer, invoice } = await counter.paid(null)
    const account = await addsAccount(customer)
    const { id } = await asksRefund(customer, invoice.invoice_code, { to: account.id, amount: 30_000 })
    await approves(id, { sure: true, ...body })
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await lists(customer)).toMatchObject([{ id, status }])
    expect(await saysNotDue(customer, id)).toEqual(status === 'rejected' ? [formatRupiah(30_000)] : [])
  })

  it('to a bank that does not take it, and of what was paid in money only, brings no more than it was of', async () => {
    const { customer, balance } = await richCustomer(server.url)
    await setsPin(customer)
    const code = await customer.savesCart()
    const { invoice_code, total } = await customer.checksOut(code)
    expect(balance).toBeGreaterThan(total)
    expect((await paysFromWallet(customer, invoice_code)).status).toBe(200)
    const { body } = await counter.bill(code, 50_000)
    const { invoice_code: bill } = body
    const change = { invoice_code: bill, payment_method: 'va_bca' as const }
    await customer.call(calls.changePayment, { body: change })
    const added = await customer.invoice(bill)
    await counter.pay(added)
    const { id: to } = await addsAccount(customer)
    const { id } = await asksRefund(customer, invoice_code, { to, amount: 40_000 })
    expect((await approves(id, { sure: true, transfer: true })).body.refund.status).toBe('approved')
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    const before = await customer.wallet()
    const ended = await surely((sure) => rejects(id, 'Nomor rekening ditolak bank', sure))
    expect(ended.body.refund.status).toBe('rejected')
    expect(await customer.wallet()).toBe(before + 40_000)
    await assertHealthy(server.url)
  })

  it('that is in the wallet stays there when the bank takes its payment back once the goods have left', async () => {
    const { customer, code, invoice } = await counter.paid()
    await approves((await asksRefund(customer, invoice.invoice_code, { amount: 30_000 })).id)
    await advanceClock(server.url, 6 * 60_000)
    await counter.move(code, 'sent')
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(30_000)
    expect(await lists(customer)).toMatchObject([{ status: 'paid', undone_at: null }])
  })

  it('to a bank that is undone with the payment of what was added leaves room for what was measured beside it', async () => {
    const { customer, code, invoice } = await counter.paid('2kg')
    const added = await customer.invoice((await counter.bill(code, 40_000)).body.invoice_code)
    await counter.pay(added)
    const { id: to } = await addsAccount(customer)
    const { id } = await asksRefund(customer, invoice.invoice_code, { to, amount: invoice.total + 39_000 })
    expect((await approves(id, { sure: true })).body.refund.status).toBe('approved')
    expect((await counter.measure(code, '1kg')).body.credited ?? 0).toBe(0)
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(
      invoice.total - ((await customer.cart(code)).agreed_total ?? 0) + 40_000,
    )
    expect(await customer.wallet()).toBeGreaterThan(0)
  })

  it('to a bank of what was added to an order that has ended goes into the wallet when the bank does not take it', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const account = await addsAccount(customer)
    const added = await customer.invoice((await counter.bill(code, 50_000)).body.invoice_code)
    await counter.pay(added)
    const { id } = await asksRefund(customer, invoice.invoice_code, { to: account.id, amount: 40_000 })
    await approves(id, { sure: true })
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 25 * 60 * 60_000)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('expired')
    expect(await customer.wallet()).toBe(10_000)
    await rejects(id, 'Nomor rekening ditolak bank')
    expect(await customer.wallet()).toBe(50_000)
  })

  it('of what was added to an order is not returned once more when the order ends', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const added = await customer.invoice((await counter.bill(code, 50_000)).body.invoice_code)
    await counter.pay(added)
    const { id } = await asksRefund(customer, invoice.invoice_code, { amount: 40_000 })
    await approves(id)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(40_000)
    await advanceClock(server.url, 25 * 60 * 60_000)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('expired')
    expect(await customer.wallet()).toBe(50_000)
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect(await lists(customer)).toMatchObject([{ undone_at: expect.any(String) }])
  })

  it('of two that were added to an order, once that has ended, gives back what the other does not pay for', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const adds = async (amount: number) => {
      const added = await customer.invoice((await counter.bill(code, amount)).body.invoice_code)
      await counter.pay(added)
      return added
    }
    // In this order: what is returned when the order ends depends on it.
    const [small, large] = [await adds(30_000), await adds(50_000)]
    const { id } = await asksRefund(customer, invoice.invoice_code, { amount: 40_000 })
    await approves(id)
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 25 * 60 * 60_000)
    expect(await customer.wallet()).toBe(80_000)
    await atGateway(server.url, small.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(50_000)
    await atGateway(server.url, large.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
  })

  it('to a bank, of more than what was added to its order, brings only that when the bank does not take it after the end', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const account = await addsAccount(customer)
    const added = await customer.invoice((await counter.bill(code, 10_000)).body.invoice_code)
    await counter.pay(added)
    const { id } = await asksRefund(customer, invoice.invoice_code, { to: account.id, amount: 50_000 })
    await approves(id, { sure: true, transfer: true })
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 25 * 60 * 60_000)
    expect(await customer.wallet()).toBe(0)
    await surely((sure) => rejects(id, 'Nomor rekening ditolak bank', sure))
    expect(await customer.wallet()).toBe(10_000)
    await atGateway(server.url, added.payment?.order_id ?? '', 'take_back')
    expect(await customer.wallet()).toBe(0)
  })

  it('of an order that has ended, recorded as paid by mistake, is open again, or one of the next order is: not both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const customer = await TestCustomer.register(server.url)
      const to = (await addsAccount(customer)).id
      const { code, order, invoice } = await paidOrder(customer)
      const { id } = await asksRefund(customer, order, { to, amount: 50_000 })
      const handsOver = (sure: { sure?: string }) =>
        operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true, ...sure } })
      await surely(handsOver)
      const reference = newReference()
      await operator.call(calls.opsPayRefund, { params: { id }, body: { reference } })
      await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
      await advanceClock(server.url, 25 * 3_600_000)
      const next = await customer.checksOut(code)
      await atGateway(server.url, next.payment?.order_id ?? '', 'pay')
      const unpay = (sure: { sure?: string }) =>
        operator.call(calls.opsUnpayRefund, { params: { id }, body: { reference, ...sure } })
      const { sure } = (await unpay({})).body
      expect(sure).toBeDefined()
      const both = await Promise.all([unpay({ ...(sure && { sure }) }), asks(customer, next.invoice_code)])
      const [one = 0, other] = both.map(({ status }) => status).sort()
      expect([one < 300, other]).toEqual([true, 409])
    }
  })

  it('in a file that was never sent, whose order has ended, is named with what to do, and blocks until it is rejected', async () => {
    const { customer, code, order, invoice } = await ready()
    const { id: to } = await addsAccount(customer)
    const { id } = await asksRefund(customer, order, { to, amount: 30_000 })
    await approves(id, { sure: true })
    const { file } = (await operator.call(calls.opsBankFile, { body: {} })).body
    const { output: before } = await runOps(server, 'refund', 'list', '--status', 'approved')
    expect(before).toMatch(new RegExp(`${id}.*in ${file.id}`))
    expect(before).not.toMatch(new RegExp(`${id}.*no longer due`))
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 25 * 60 * 60_000)
    const next = await customer.checksOut(code)
    await counter.pay(next)
    expect(refusedAs(await asks(customer, next.invoice_code, { amount: 20_000 }))).toEqual([
      409,
      'refund_open',
    ])
    const { output } = await runOps(server, 'refund', 'list', '--status', 'approved')
    expect(output).toMatch(new RegExp(`${id}.*in ${file.id}.*no longer due`))
    const { errors } = await runOps(server, 'money', 'bank-file', '--again', file.id)
    expect(errors).toContain(`refund reject ${id} --reason`)
    const wallet = await customer.wallet()
    const ended = await surely((sure) => rejects(id, 'Tidak pernah dikirim ke bank', sure))
    expect(ended.body.refund).toMatchObject({ status: 'rejected', not_due: false })
    expect(await customer.wallet()).toBe(wallet)
    expect((await asks(customer, next.invoice_code, { amount: 20_000 })).status).toBe(201)
  })

  it('recorded as transferred by mistake, and in a bank file, is told as no longer due once its payment is taken back', async () => {
    for (const isTakenBack of [false, true]) {
      const { customer, order, invoice } = await ready()
      const { id: to } = await addsAccount(customer)
      const { id } = await asksRefund(customer, order, { to, amount: 30_000 })
      await approves(id, { sure: true })
      await operator.call(calls.opsBankFile, { body: {} })
      const reference = newReference()
      await pays(id, reference)
      if (isTakenBack) await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
      const unpaid = await operator.call(calls.opsUnpayRefund, { params: { id }, body: { reference } })
      expect(unpaid.body.refund).toMatchObject({ status: 'approved', not_due: isTakenBack })
      const { subject, text } = await newest(customer)
      expect(subject).toBe(`Catatan pengembalian ${formatRupiah(30_000)} keliru`)
      expect(text.includes('Uangnya tetap kami sisihkan untukmu')).toBe(!isTakenBack)
      expect(text.includes('pengembalian itu tidak jadi')).toBe(isTakenBack)
    }
  })

  it('asked for of an order that has ended since is rejected, and nothing is approved of it', async () => {
    const { customer, code, invoice } = await counter.paid(null)
    const { id } = await asksRefund(customer, invoice.invoice_code, { amount: 30_000 })
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await advanceClock(server.url, 25 * 60 * 60_000)
    expect((await customer.invoice(invoice.invoice_code)).status).toBe('expired')
    expect(refusedAs(await approves(id))).toEqual([409, 'not_paid'])
    expect((await rejects(id)).body.refund.status).toBe('rejected')
    const again = await customer.checksOut(code)
    await counter.pay(again)
    expect((await asks(customer, again.invoice_code, { amount: 20_000 })).status).toBe(201)
  })
})
