import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, Browser, mailsTo, Operator, refusedAs } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { answerTexts } from '../../server/refusal/texts.ts'
import { startMidtrans, type FakeMidtrans } from './support/midtrans.ts'
import type { Behaviour } from './support/provider.ts'
import { runOps } from './support/ops.ts'
import { asksRefund } from './support/refunds.ts'
import { expectOutcomes } from './support/outcomes.ts'
import { addsAccount } from './support/wallet.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { listUnmatched } from './support/unmatched.ts'

const hours = 3_600_000
const minutes = 60_000

describe.each(oneDatabase)('paying through Midtrans on %s', (kind) => {
  let server: TestServer
  let fake: FakeMidtrans
  beforeAll(async () => {
    fake = await startMidtrans()
    server = await startTestServer(kind, {
      gateways: ['midtrans'],
      midtransServerKey: fake.serverKey,
      midtransUrl: fake.url,
      gatewayTimeOut: 1000,
    })
  })
  beforeEach(() => {
    fake.behaviour = 'well'
    fake.refused.clear()
  })
  afterAll(async () => {
    await server.close()
    await fake.close()
  })

  const checkedOut = async (behaviour: Behaviour = 'well') => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    fake.behaviour = behaviour
    const invoice = await customer.checksOut(code)
    const seen = async () => {
      const { body } = await customer.call(calls.invoice, { query: { invoice_code: invoice.invoice_code } })
      return body.data
    }
    return { customer, code, invoice, orderId: invoice.payment?.order_id ?? '', seen }
  }
  const notify = (orderId: string) =>
    new Browser(server.url).call(calls.gatewayNotification, { body: fake.notification(orderId) })

  it('a payment that nobody has told us of is found, however many older ones stay open', async () => {
    // More than a sweep asks about.
    for (let customers = 0; customers < 2; customers += 1) {
      const customer = await TestCustomer.register(server.url)
      for (let older = 0; older < 13; older += 1) await customer.checksOut(await customer.savesCart())
    }
    const { orderId, seen } = await checkedOut()
    fake.becomes(orderId, 'settlement')
    for (let sweep = 0; sweep < 3; sweep += 1) await advanceClock(server.url, 3 * minutes)
    expect((await seen()).status).toBe('paid')
  })

  it('a number is given out, however many older ones Midtrans refuses', async () => {
    for (let older = 0; older < 3; older += 1) fake.refused.add((await checkedOut('failing')).orderId)
    const { seen } = await checkedOut('failing')
    fake.behaviour = 'well'
    for (let sweep = 0; sweep < 2; sweep += 1) await advanceClock(server.url, minutes)
    expect(await seen()).toMatchObject({ payment: { va_number: expect.any(String) } })
  })

  it('a reversal is believed when Midtrans confirms it; until it answers nothing changes', async () => {
    const { orderId, seen } = await checkedOut()
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    // Forged before its time, it does not hide the true one that follows.
    const forged = { ...fake.notification(orderId), transaction_status: 'deny' }
    await new Browser(server.url).call(calls.gatewayNotification, { body: forged })
    expect((await seen()).status).toBe('paid')
    fake.becomes(orderId, 'deny')
    fake.behaviour = 'failing'
    const unconfirmed = await notify(orderId)
    expect([unconfirmed.status, unconfirmed.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await seen()).status).toBe('paid')
    fake.behaviour = 'well'
    expect((await notify(orderId)).status).toBe(200)
    expect((await seen()).status).toBe('pending')
    await expectOutcomes(server, orderId, ['paid', 'taken_back', 'unconfirmed'])
  })

  it.each([
    ['charged back by the bank of its card', 'chargeback'],
    ['refunded in the dashboard', 'refund'],
    ['voided', 'cancel'],
  ])('a payment that is %s is taken back, once Midtrans confirms it', async (_, status) => {
    const { orderId, seen } = await checkedOut()
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    expect((await seen()).status).toBe('paid')
    const forged = { ...fake.notification(orderId), transaction_status: status }
    await new Browser(server.url).call(calls.gatewayNotification, { body: forged })
    expect((await seen()).status).toBe('paid')
    fake.becomes(orderId, status)
    await notify(orderId)
    expect(await seen()).toMatchObject({ status: 'pending', taken_back: expect.any(Object) as unknown })
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    expect((await seen()).status).toBe('paid')
    await assertHealthy(server.url)
  })

  it('what goes back of a payment in part is listed with its sum until somebody has seen to it, and again with the next part', async () => {
    const operator = new Operator(server.url)
    const { customer, invoice, orderId, seen } = await checkedOut()
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    const listed = async () => {
      const results = await listUnmatched(operator)
      return results.filter(({ order_id }) => order_id === orderId)
    }
    const goesBack = async (refund_amount: string) => {
      fake.order(orderId).refunds.push({ refund_key: refund_amount, refund_amount })
      fake.becomes(orderId, 'partial_refund')
      expect((await notify(orderId)).status).toBe(200)
    }
    const dismisses = () =>
      operator.call(calls.opsDismissDoublePayout, { params: { id: orderId }, body: { reason: 'Dicatat' } })
    expect((await dismisses()).status).toBe(404)
    await goesBack('10000.00')
    const one = { kind: 'partly_taken_back', invoice_code: invoice.invoice_code, suite: customer.suite }
    expect(await listed()).toMatchObject([{ ...one, amount: 10_000 }])
    expect((await seen()).status).toBe('paid')
    const { output } = await runOps(server, 'money', 'unmatched')
    expect(output).toContain(`money dismiss ${orderId} --reason`)
    expect((await dismisses()).body.double_payout).toMatchObject({ payout_id: orderId, amount: 10_000 })
    expect(await listed()).toEqual([])
    // The same notification once more.
    await notify(orderId)
    expect(await listed()).toEqual([])
    await goesBack('5000.00')
    expect(await listed()).toMatchObject([{ ...one, amount: 15_000 }])
    const done = await runOps(server, 'money', 'dismiss', orderId.toLowerCase(), '--reason', 'Dicatat')
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('Taken off the list')])
    expect(await listed()).toEqual([])
    await assertHealthy(server.url)
  })

  describe('a refund beside a part that went back at the gateway', () => {
    const operator = () => {
      const one = new Operator(server.url)
      one.language = 'en'
      return one
    }
    const paid = async () => {
      const { customer, invoice, orderId } = await checkedOut()
      fake.becomes(orderId, 'settlement')
      await notify(orderId)
      const partGoesBack = async () => {
        fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '30000.00' })
        fake.becomes(orderId, 'partial_refund')
        await notify(orderId)
      }
      return { customer, orderId, invoice_code: invoice.invoice_code, total: invoice.total, partGoesBack }
    }
    const approves = (id: string, body: { amount?: number; transfer?: boolean; sure?: string } = {}) =>
      operator().call(calls.opsApproveRefund, { params: { id }, body })
    const isSeen = async (orderId: string) => {
      const dismissed = { params: { id: orderId }, body: { reason: 'Dicatat' } }
      expect((await operator().call(calls.opsDismissDoublePayout, dismissed)).status).toBe(200)
    }

    it('is doubted where both are more than was paid, also once somebody has seen to the part', async () => {
      const { customer, orderId, invoice_code, total, partGoesBack } = await paid()
      const { id } = await asksRefund(customer, invoice_code)
      const partOf = async () =>
        (await operator().call(calls.opsRefund, { params: { id } })).body.refund.partly_taken_back
      expect(await partOf()).toEqual([])
      await partGoesBack()
      expect(await partOf()).toEqual([{ order_id: orderId, amount: 30_000 }])
      const { output } = await runOps(server, 'refund', 'show', id)
      expect(output).toContain(`of this, Rp30.000 went back at the gateway already`)
      const doubted = await approves(id)
      expect([refusedAs(doubted), doubted.body.code]).toEqual([[422, ['id']], 'doubtful'])
      const [reason] = doubted.body.errors ?? []
      expect(reason?.message.replaceAll('\u00a0', ' ')).toContain(`Rp30.000 of the payment ${orderId}`)
      await isSeen(orderId)
      expect(await partOf()).toEqual([])
      expect(refusedAs(await approves(id))).toEqual([422, ['id']])
      expect(await customer.wallet()).toBe(0)
      const approved = await surely((sure) => approves(id, sure))
      expect(approved.body.refund).toMatchObject({ status: 'paid', amount: total })
      await assertHealthy(server.url)
    })

    it('is not doubted where both are no more than was paid', async () => {
      const { customer, invoice_code, total, partGoesBack } = await paid()
      const { id } = await asksRefund(customer, invoice_code)
      await partGoesBack()
      expect(refusedAs(await approves(id, { amount: total - 29_999 }))).toEqual([422, ['id']])
      expect((await approves(id, { amount: total - 30_000 })).status).toBe(200)
      await assertHealthy(server.url)
    })

    const approvedBefore = async () => {
      const { customer, invoice_code, partGoesBack, orderId } = await paid()
      const { id: to } = await addsAccount(customer)
      const { id } = await asksRefund(customer, invoice_code, { to })
      await surely((sure) => approves(id, sure))
      await partGoesBack()
      return { id, orderId }
    }

    it('that was approved before is handed over by an operator who is sure', async () => {
      const { id, orderId } = await approvedBefore()
      const doubted = await approves(id, { transfer: true })
      expect(refusedAs(doubted)).toEqual([422, ['id']])
      expect(doubted.body.errors?.[0]?.message).toContain(orderId)
      expect((await approves(id, { transfer: true, sure: doubted.body.sure ?? '' })).status).toBe(200)
      await assertHealthy(server.url)
    })

    it('that was approved before goes into no file until somebody has seen to the part', async () => {
      const { id, orderId } = await approvedBefore()
      const makesFile = () => operator().call(calls.opsBankFile, { body: {} })
      expect((await makesFile()).body.code).toBe('nothing_to_transfer')
      await isSeen(orderId)
      expect((await makesFile()).body.file.lines).toMatchObject([{ id }])
      await assertHealthy(server.url)
    })
  })

  it('of a payment that came too late, nothing is owed back once it was refunded in the dashboard', async () => {
    const { orderId, seen } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    expect((await seen()).status).toBe('expired')
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    expect((await seen()).to_return).toHaveLength(1)
    fake.becomes(orderId, 'refund')
    await notify(orderId)
    expect((await seen()).to_return).toEqual([])
    // Nothing is booked of it any more.
    fake.becomes(orderId, 'cancel')
    await notify(orderId)
    expect(await seen()).toMatchObject({ status: 'expired', to_return: [] })
    await assertHealthy(server.url)
  })

  it('of what is owed back, a part that went back at the gateway is owed no longer, and more than the rest is doubted', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen, customer } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    expect((await seen()).to_return).toMatchObject([{ amount: invoice.total }])
    fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '10000.00' })
    fake.becomes(orderId, 'partial_refund')
    await notify(orderId)
    const rest = invoice.total - 10_000
    expect((await seen()).to_return).toMatchObject([{ amount: rest }])
    const [newest] = (await mailsTo(server.url, customer.email)).filter(({ subject }) =>
      subject.includes(invoice.invoice_code),
    )
    expect(newest?.subject).toBe(`${formatRupiah(rest)} untuk ${invoice.invoice_code} akan kami kembalikan`)
    const reference = newReference()
    const returns = (given: { sure?: string; amount?: number } = {}) =>
      operator.call(calls.opsReturnMoney, {
        params: { invoice_code: invoice.invoice_code },
        body: { order_id: orderId, reference, ...given },
      })
    const refused = async (amount: number) => {
      const { status, body } = await returns({ amount })
      return [status, body.code, body.errors?.map(({ field }) => field)]
    }
    expect(await refused(rest + 1)).toEqual([422, 'doubtful', ['amount']])
    expect(await refused(rest - 1)).toEqual([422, 'doubtful', ['amount']])
    expect(await refused(invoice.total + 1)).toEqual([422, undefined, ['amount']])
    expect((await returns()).body).toMatchObject({ amount: rest })
    expect((await seen()).to_return).toEqual([])
    await assertHealthy(server.url)
  })

  it('all of a payment may be transferred back although a part of it went back at the gateway', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '10000.00' })
    fake.becomes(orderId, 'partial_refund')
    await notify(orderId)
    const listed = async () => {
      const results = await listUnmatched(operator)
      return results.filter((one) => one.order_id === orderId).map(({ kind: of, amount }) => [of, amount])
    }
    expect(await listed()).toEqual([['owed_back', invoice.total - 10_000]])
    const body = { order_id: orderId, reference: newReference(), amount: invoice.total }
    const params = { invoice_code: invoice.invoice_code }
    const returned = await surely((sure) =>
      operator.call(calls.opsReturnMoney, { params, body: { ...body, ...sure } }),
    )
    expect(returned.body).toMatchObject({ amount: invoice.total })
    expect((await seen()).to_return).toEqual([])
    expect(await listed()).toEqual([['partly_taken_back', 10_000]])
    await assertHealthy(server.url)
  })

  it('nothing is owed back any more once parts that went back at the gateway are all of it', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen, customer } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    const half = Math.floor(invoice.total / 2)
    for (const amount of [half, invoice.total - half]) {
      fake.order(orderId).refunds.push({ refund_key: `${amount}`, refund_amount: `${amount}.00` })
      fake.becomes(orderId, 'partial_refund')
      await notify(orderId)
    }
    expect((await seen()).to_return).toEqual([])
    const results = await listUnmatched(operator)
    expect(results.filter((one) => one.order_id === orderId && one.kind === 'owed_back')).toEqual([])
    const [newest] = (await mailsTo(server.url, customer.email)).filter(({ subject }) =>
      subject.includes(invoice.invoice_code),
    )
    expect(newest?.text).toContain('tidak ada yang kami transfer kembali')
    await assertHealthy(server.url)
    fake.becomes(orderId, 'refund')
    await notify(orderId)
    expect((await seen()).to_return).toEqual([])
    await assertHealthy(server.url)
  })

  it('a part that went back before a payment came again is not taken off that, and is doubted', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '10000.00' })
    fake.becomes(orderId, 'partial_refund')
    await notify(orderId)
    fake.becomes(orderId, 'refund')
    await notify(orderId)
    await advanceClock(server.url, 1000)
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    expect((await seen()).to_return).toMatchObject([{ amount: invoice.total }])
    const params = { invoice_code: invoice.invoice_code }
    const body = { order_id: orderId, reference: newReference() }
    expect(refusedAs(await operator.call(calls.opsReturnMoney, { params, body }))).toEqual([
      422,
      ['order_id'],
    ])
    await assertHealthy(server.url)
  })

  it.each(['chargeback', 'settlement'])(
    'the rest of what is owed back ends it where a part of it went back at the gateway, and then: %s',
    async (then) => {
      const operator = new Operator(server.url)
      const { invoice, orderId, seen } = await checkedOut()
      await advanceClock(server.url, 25 * hours)
      fake.becomes(orderId, 'settlement')
      await notify(orderId)
      fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '10000.00' })
      fake.becomes(orderId, 'partial_refund')
      await notify(orderId)
      const rest = invoice.total - 10_000
      const [reference, params] = [newReference(), { invoice_code: invoice.invoice_code }]
      const body = { order_id: orderId, reference, amount: rest }
      expect((await operator.call(calls.opsReturnMoney, { params, body })).body).toMatchObject({
        amount: rest,
      })
      expect((await seen()).to_return).toEqual([])
      await assertHealthy(server.url)
      // Recorded by mistake, the rest is owed again.
      const mistaken = { params, body: { reference } }
      expect((await operator.call(calls.opsUnreturnMoney, mistaken)).status).toBe(200)
      expect((await seen()).to_return).toMatchObject([{ amount: rest }])
      await assertHealthy(server.url)
      expect((await operator.call(calls.opsReturnMoney, { params, body })).status).toBe(200)
      fake.becomes(orderId, then)
      await notify(orderId)
      const results = await listUnmatched(operator)
      const lost = results.filter((one) => one.order_id === orderId && one.kind === 'double_payout')
      expect(lost).toMatchObject(then === 'chargeback' ? [{ payout_id: reference, amount: rest }] : [])
      await assertHealthy(server.url)
    },
  )

  it('a further part that goes back at the gateway makes less of it owed back, also once a part was booked', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen } = await checkedOut()
    await advanceClock(server.url, 25 * hours)
    const part = async (amount: string) => {
      fake.order(orderId).refunds.push({ refund_key: amount, refund_amount: amount })
      fake.becomes(orderId, 'partial_refund')
      await notify(orderId)
    }
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    await part('10000.00')
    const params = { invoice_code: invoice.invoice_code }
    const returns = (reference: string, amount?: number) =>
      operator.call(calls.opsReturnMoney, {
        params,
        body: { order_id: orderId, reference, ...(amount !== undefined && { amount }) },
      })
    // It is booked: nobody has to see to it.
    const dismissed = await operator.call(calls.opsDismissDoublePayout, {
      params: { id: orderId },
      body: { reason: 'Sudah dilihat' },
    })
    expect(dismissed.status).toBe(404)
    const mistaken = newReference()
    expect((await returns(mistaken)).body).toMatchObject({ amount: invoice.total - 10_000 })
    expect(
      (await operator.call(calls.opsUnreturnMoney, { params, body: { reference: mistaken } })).status,
    ).toBe(200)
    await part('20000.00')
    expect((await seen()).to_return).toMatchObject([{ amount: invoice.total - 30_000 }])
    expect((await returns(newReference(), invoice.total - 30_000)).status).toBe(200)
    expect((await seen()).to_return).toEqual([])
    await assertHealthy(server.url)
  })

  it('a part that went back at the gateway may be of what paid: it makes nothing less that is owed back', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen } = await checkedOut()
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    fake.order(orderId).transaction_id = randomUUID()
    await notify(orderId)
    expect((await seen()).to_return).toMatchObject([{ amount: invoice.total }])
    fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '10000.00' })
    fake.becomes(orderId, 'partial_refund')
    await notify(orderId)
    const doubted = await operator.call(calls.opsReturnMoney, {
      params: { invoice_code: invoice.invoice_code },
      body: { order_id: orderId, reference: newReference(), amount: invoice.total - 10_000 },
    })
    expect(refusedAs(doubted)).toEqual([422, ['order_id', 'amount']])
  })

  it('a part that went back while all was noted as returned is set off once that was a mistake', async () => {
    const operator = new Operator(server.url)
    const { invoice, orderId, seen } = await checkedOut()
    await advanceClock(server.url, 25 * 60 * minutes)
    fake.becomes(orderId, 'settlement')
    await notify(orderId)
    const { invoice_code, total } = invoice
    expect((await seen()).to_return).toMatchObject([{ amount: total }])
    const reference = newReference()
    const params = { invoice_code }
    const returned = { params, body: { order_id: orderId, reference } }
    expect((await operator.call(calls.opsReturnMoney, returned)).status).toBe(200)
    fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '30000.00' })
    fake.becomes(orderId, 'partial_refund')
    await notify(orderId)
    expect((await operator.call(calls.opsUnreturnMoney, { params, body: { reference } })).status).toBe(200)
    expect((await seen()).to_return).toMatchObject([{ amount: total - 30_000 }])
    await assertHealthy(server.url)
  })

  it.each<Behaviour>(['failing', 'garbage', 'silent'])(
    'an invoice is neither given up nor checked while Midtrans is %s, and who asks learns why',
    async (behaviour) => {
      const { customer, invoice, seen } = await checkedOut()
      fake.behaviour = behaviour
      const body = { invoice_code: invoice.invoice_code }
      for (const call of [calls.giveUpInvoice, calls.checkPayment]) {
        const answer = await customer.call(call, { body })
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
        expect(answer.body.message).toBe(answerTexts.id.bank_silent)
      }
      expect((await seen()).status).toBe('pending')
    },
  )

  it('an invoice that is given up has only those numbers asked for that may still be paid', async () => {
    const { customer, invoice, orderId } = await checkedOut()
    const { invoice_code } = invoice
    await customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'va_bri' } })
    fake.requests.length = 0
    expect((await customer.call(calls.giveUpInvoice, { body: { invoice_code } })).status).toBe(200)
    expect(fake.requests.filter((line) => line.endsWith('/status'))).toHaveLength(1)
    expect(fake.requests).not.toContain(`GET /v2/${orderId}/status`)
  })

  /** The bank says so to Midtrans, which tells us. */
  const becomes = async (orderId: string, status: string) => {
    fake.becomes(orderId, status)
    expect((await notify(orderId)).status).toBe(200)
  }

  it('what went back in part, and then all of it after its goods had left, is listed once', async () => {
    const counter = new Counter(server.url)
    const { code, invoice, orderId } = await checkedOut()
    await becomes(orderId, 'settlement')
    fake.order(orderId).refunds.push({ refund_key: 'part', refund_amount: '10000.00' })
    await becomes(orderId, 'partial_refund')
    await counter.receive(code, '1.2kg')
    await advanceClock(server.url, 5 * minutes)
    await counter.move(code, 'sent')
    const listed = async () => {
      const results = await listUnmatched(counter.operator)
      return results
        .filter((one) => one.invoice_code === invoice.invoice_code)
        .map((one) => [one.kind, one.amount])
    }
    expect(await listed()).toEqual([['partly_taken_back', 10_000]])
    await becomes(orderId, 'deny')
    expect(await listed()).toEqual([['reversal', invoice.total]])
    await becomes(orderId, 'settlement')
    expect(await listed()).toEqual([['partly_taken_back', 10_000]])
    await assertHealthy(server.url)
  })

  it('a payment that is reversed and settles again under its transaction id pays the invoice again', async () => {
    const { orderId, seen } = await checkedOut()
    for (const [status, becoming] of [
      ['settlement', 'paid'],
      ['deny', 'pending'],
      ['settlement', 'paid'],
      ['settlement', 'paid'],
      ['deny', 'pending'],
    ] as const) {
      await becomes(orderId, status)
      expect((await seen()).status).toBe(becoming)
    }
    await expectOutcomes(server, orderId, ['paid', 'taken_back'])
    await assertHealthy(server.url)
  })

  it('a payment reversed after its goods have left waits for an operator until it settles again', async () => {
    const counter = new Counter(server.url)
    const { code, orderId, seen } = await checkedOut()
    const reversals = async () => {
      const query = { needs: 'reversal' as const, page: 1, page_size: 100 }
      return (await counter.operator.call(calls.opsMoney, { query })).body.results.length
    }
    await becomes(orderId, 'settlement')
    const settled = fake.notification(orderId)
    await counter.receive(code, '1.2kg')
    await advanceClock(server.url, 5 * minutes)
    await counter.move(code, 'sent')
    for (const [status, waiting] of [
      ['deny', 1],
      ['deny', 1],
      ['settlement', 0],
      ['deny', 1],
    ] as const) {
      await becomes(orderId, status)
      expect([(await seen()).status, await reversals()]).toEqual(['paid', waiting])
    }
    // What was true before the reversal is not believed again.
    await new Browser(server.url).call(calls.gatewayNotification, { body: settled })
    expect(await reversals()).toBe(1)
    const { actions } = (await counter.operator.call(calls.opsCart, { params: { cart_code: code } })).body
      .data
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('reversal'))).toEqual([
      'reversal',
      'reversal_ended',
      'reversal',
    ])
    await assertHealthy(server.url)
  })

  it('a payment of another amount, then of the whole one, under one transaction id is owed back once', async () => {
    const { orderId, seen } = await checkedOut()
    const order = fake.order(orderId)
    const whole = order.gross_amount
    order.gross_amount = '1000.00'
    await becomes(orderId, 'settlement')
    order.gross_amount = whole
    await becomes(orderId, 'settlement')
    expect((await seen()).to_return).toHaveLength(1)
    await assertHealthy(server.url)
  })

  it('a reversed payment that settles again without a notification is found before its invoice expires', async () => {
    const { orderId, seen } = await checkedOut()
    for (const status of ['settlement', 'deny']) await becomes(orderId, status)
    fake.becomes(orderId, 'settlement')
    await advanceClock(server.url, 25 * hours)
    expect((await seen()).status).toBe('paid')
    await assertHealthy(server.url)
  })

  it('a payment that came too late is owed back exactly while it stands, however often it is reversed', async () => {
    const { customer, invoice, orderId, seen } = await checkedOut()
    await customer.call(calls.giveUpInvoice, { body: { invoice_code: invoice.invoice_code } })
    for (const [status, owed] of [
      ['settlement', 1],
      ['deny', 0],
      ['settlement', 1],
      ['settlement', 1],
      ['deny', 0],
      ['settlement', 1],
    ] as const) {
      await becomes(orderId, status)
      expect((await seen()).to_return).toHaveLength(owed)
    }
    await assertHealthy(server.url)
  })

  it('an invoice that is given up is asked about first, and one that is given up already is not', async () => {
    const { customer, invoice, orderId } = await checkedOut()
    const givesUp = () => customer.call(calls.giveUpInvoice, { body: { invoice_code: invoice.invoice_code } })
    const queries = () => fake.requests.filter((line) => line === `GET /v2/${orderId}/status`).length
    expect([(await givesUp()).status, queries()]).toEqual([200, 1])
    expect([(await givesUp()).status, queries()]).toEqual([409, 1])
  })

  it('a second payment of an order is owed back exactly while it stands, however often it is reversed', async () => {
    const { orderId, seen } = await checkedOut()
    await becomes(orderId, 'settlement')
    fake.order(orderId).transaction_id = randomUUID()
    for (const [status, owed] of [
      ['settlement', 1],
      ['settlement', 1],
      ['deny', 0],
      ['deny', 0],
      ['settlement', 1],
      ['settlement', 1],
      ['deny', 0],
      ['settlement', 1],
    ] as const) {
      await becomes(orderId, status)
      const { status: now, to_return } = await seen()
      expect([now, to_return.length]).toEqual(['paid', owed])
    }
    // Without the gateway's word no reversal is believed of it either.
    await new Browser(server.url).call(calls.gatewayNotification, {
      body: { ...fake.notification(orderId), transaction_status: 'deny' },
    })
    expect((await seen()).to_return).toHaveLength(1)
    await assertHealthy(server.url)
  })

  it('a "pending" notification that arrives before the charge’s answer does not lose the number', async () => {
    const { orderId, seen } = await checkedOut('lossy')
    fake.behaviour = 'well'
    expect((await notify(orderId)).status).toBe(200)
    await advanceClock(server.url, minutes)
    expect((await seen()).payment?.va_number).toMatch(/^\d{12}$/)
  })

  it('a number is mailed once, also when several requests open the same payment', async () => {
    const { customer, invoice } = await checkedOut('failing')
    const mails = () => mailsTo(server.url, customer.email)
    const count = (await mails()).length
    fake.behaviour = 'well'
    const body = { invoice_code: invoice.invoice_code }
    await Promise.all([
      customer.call(calls.checkPayment, { body }),
      advanceClock(server.url, minutes),
      customer.call(calls.checkPayment, { body }),
      advanceClock(server.url, minutes),
    ])
    const [mail, ...others] = await mails()
    expect(mail?.text).toContain((await customer.invoice(invoice.invoice_code)).payment?.va_number)
    // Within the bill, which was still held for it.
    expect(others).toHaveLength(count - 1)
  })

  it('an invoice past its deadline waits for the gateway’s answer, but not indefinitely', async () => {
    const { seen, orderId } = await checkedOut()
    fake.behaviour = 'failing'
    await advanceClock(server.url, 24 * hours)
    expect((await seen()).status).toBe('pending')
    fake.behaviour = 'well'
    fake.becomes(orderId, 'settlement')
    await advanceClock(server.url, 0)
    expect((await seen()).status).toBe('paid')
    const other = await checkedOut()
    fake.behaviour = 'failing'
    await advanceClock(server.url, 24 * hours)
    await advanceClock(server.url, 5 * minutes)
    expect((await other.seen()).status).toBe('expired')
  })

  it('an invoice that is paid is not ended unasked, however long others have no answer', async () => {
    const [one, two, paid] = [await checkedOut(), await checkedOut(), await checkedOut()]
    for (const { orderId } of [one, two]) fake.refused.add(orderId)
    fake.becomes(paid.orderId, 'settlement')
    const statuses = () => Promise.all([one, two, paid].map(async ({ seen }) => (await seen()).status))
    // As after an outage beyond the deadline.
    await advanceClock(server.url, 24 * hours + 6 * minutes)
    expect((await statuses()).slice(0, 2)).toEqual(['pending', 'pending'])
    await advanceClock(server.url, 0)
    expect(await statuses()).toEqual(['pending', 'pending', 'paid'])
    await advanceClock(server.url, minutes)
    expect(await statuses()).toEqual(['expired', 'expired', 'paid'])
  })

  it('has no sandbox payment page', async () => {
    expect(await atGateway(server.url, 'INV-X-1', 'pay')).toBe(404)
  })
})
