import { calls, type OpsReturnMoney } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returnedMoney } from '../../server/database/schema/index.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { removeReturned } from '../../server/invoicing/returned-money.ts'
import { advanceClock, atGateway, mailsTo, newestMail, Operator, refusedAs } from './support/api.ts'
import { openServersDatabase } from './support/closed-server.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { runOps } from './support/ops.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, richCustomer, setsPin, withdraws } from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

describe.each(databases)('money that is returned to its payer on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let counter: Counter
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    operator.language = 'en'
    counter = new Counter(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const unmatched = async (invoice_code: string) =>
    (await listUnmatched(operator)).filter((one) => one.invoice_code === invoice_code)
  const returns = (invoice_code: string, body: OpsReturnMoney, headers = {}) =>
    operator.call(calls.opsReturnMoney, { params: { invoice_code }, headers, body })
  const findsAs = async (reference: string) => {
    const { body } = await operator.call(calls.opsFind, { body: { text: reference } })
    return body.results.map((one) => ('outcome' in one ? one.outcome : one.kind))
  }
  /** An invoice that was paid by a transfer, and then by others of these amounts beside that. */
  const paidTwice = async (...differences: number[]) => {
    const invoice = await customer.checksOutBy('manual', await customer.savesCart())
    const { invoice_code, total } = invoice
    await counter.settle(invoice_code)
    const references: string[] = []
    for (const difference of differences) {
      const reference = newReference()
      references.push(reference)
      const line = { reference, amount: total + difference, again: true }
      const settled = await surely((sure) => counter.settle(invoice_code, { ...line, ...sure }))
      expect(settled.body.outcome).toBe('refund_owed')
    }
    const order_id = (await unmatched(invoice_code))[0]?.order_id ?? ''
    return { invoice_code, total, order_id, references }
  }
  const payouts = async () => {
    const { body } = await operator.call(calls.opsMoneyDay, { query: { date: '2099-01-01' } })
    return body.day.accounts.find(({ account }) => account === 'bank_payout')?.closing ?? 0
  }

  /** A payment that came after the end of its invoice. */
  const paidLate = async () => {
    const { invoice_code, payment, total } = await customer.checksOut(await customer.savesCart())
    const order_id = payment?.order_id ?? ''
    await advanceClock(server.url, 25 * 3_600_000)
    await atGateway(server.url, order_id, 'pay')
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', order_id, amount: total }])
    return { invoice_code, order_id, total }
  }
  /** What lies at gateways and at the bank, and what is owed back and earned. */
  const sums = async () => {
    const { day } = (await operator.call(calls.opsMoneyDay, { query: { date: '2099-01-01' } })).body
    const atGateways = day.accounts.filter(({ account }) => account.startsWith('clearing:'))
    const of = (kind: string) => day.owed.find((one) => one.kind === kind)?.amount ?? 0
    return {
      gateways: atGateways.reduce((sum, { closing }) => sum + closing, 0),
      bank: await payouts(),
      owed: of('refunds_payable'),
      earned: of('revenue'),
    }
  }

  describe.each(['returned', 'taken back'])('and that its bank takes back as well, %s first,', (first) => {
    const loses = async () => {
      const late = await paidLate()
      const { invoice_code, order_id, total } = late
      const before = await sums()
      const reference = newReference()
      const body = { order_id, reference }
      if (first === 'returned') expect((await returns(invoice_code, body)).status).toBe(200)
      await atGateway(server.url, order_id, 'take_back')
      if (first === 'taken back') {
        expect(await unmatched(invoice_code)).toEqual([])
        const doubted = await returns(invoice_code, body)
        expect(refusedAs(doubted)).toEqual([422, ['order_id']])
        expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(total))
        const mails = (await mailsTo(server.url, customer.email)).length
        const sure = doubted.body.sure ?? ''
        const answer = await returns(invoice_code, { ...body, sure })
        expect(answer.body).toMatchObject({ double_payout: true, amount: total, reference })
        // Its payer was told that nothing is transferred.
        expect(await mailsTo(server.url, customer.email)).toHaveLength(mails)
      }
      expect(await unmatched(invoice_code)).toMatchObject([
        { kind: 'double_payout', order_id, payout_id: reference, amount: total, suite: customer.suite },
      ])
      // Out at the gateway and at the bank; what was kept pays for the one, and we for the other.
      const { gateways, bank, owed, earned } = before
      expect(await sums()).toEqual({
        gateways: gateways - total,
        bank: bank - total,
        owed: owed - total,
        earned: earned - total,
      })
      await assertHealthy(server.url)
      return { ...late, before, reference }
    }

    it('and was noted by mistake, is not owed any more', async () => {
      const { invoice_code, total, before, reference } = await loses()
      const dismissed = await operator.call(calls.opsDismissDoublePayout, {
        params: { id: reference },
        body: { reason: 'Salah baris' },
      })
      expect(dismissed.status).toBe(200)
      expect(await unmatched(invoice_code)).toEqual([])
      const { gateways, owed } = before
      expect(await sums()).toEqual({ ...before, gateways: gateways - total, owed: owed - total })
      await assertHealthy(server.url)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('is one loss, which ends when its customer gives it back', async () => {
      const { invoice_code, order_id, total, before, reference } = await loses()
      const { output } = await runOps(server, 'money', 'unmatched')
      expect(output).toContain(`money recovered ${reference} --reference ...`)
      expect((await returns(invoice_code, { order_id, reference: newReference() })).status).toBe(409)
      const line = newReference()
      const recovered = await operator.call(calls.opsRecoverDoublePayout, {
        params: { id: reference.toLowerCase() },
        body: { reference: line },
      })
      expect(recovered.body.double_payout).toMatchObject({ amount: total, suite: customer.suite })
      expect(await unmatched(invoice_code)).toEqual([])
      const { gateways, owed } = before
      expect(await sums()).toEqual({ ...before, gateways: gateways - total, owed: owed - total })
      await assertHealthy(server.url)
      // What is paid once more is owed back once more.
      await atGateway(server.url, order_id, 'pay')
      expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', amount: total }])
      await assertHealthy(server.url)
      // Where that was recorded by mistake, what is owed back may have been transferred already.
      const params = { id: reference }
      const mistaken = { params, body: { reference: line } }
      expect((await operator.call(calls.opsUnrecoverDoublePayout, mistaken)).status).toBe(200)
      const body = { order_id, reference: newReference() }
      const doubted = await returns(invoice_code, body)
      expect(refusedAs(doubted)).toEqual([422, ['order_id']])
      expect(doubted.body.errors?.[0]?.message).toContain(`money dismiss ${reference}`)
      const dismissed = { params, body: { reason: 'Salah baris' } }
      expect((await operator.call(calls.opsDismissDoublePayout, dismissed)).status).toBe(200)
      expect((await returns(invoice_code, body)).status).toBe(200)
      expect(await unmatched(invoice_code)).toEqual([])
      await assertHealthy(server.url)
    })

    it.each(kind === 'PostgreSQL' ? (['recovered', 'unrecovered', 'dismissed'] as const) : [])(
      'is %s once whatever else decides about its order has, since a payment of that may end it',
      async (what) => {
        const { invoice_code, reference: id } = await loses()
        const params = { id }
        const line = { reference: newReference() }
        const recovers = () => operator.call(calls.opsRecoverDoublePayout, { params, body: line })
        if (what === 'unrecovered') await recovers()
        const client = await beginTransaction(server.databaseUrl)
        await client.query('select 1 from invoices where code = $1 for no key update', [invoice_code])
        const calling = {
          recovered: recovers,
          unrecovered: () => operator.call(calls.opsUnrecoverDoublePayout, { params, body: line }),
          dismissed: () =>
            operator.call(calls.opsDismissDoublePayout, { params, body: { reason: 'Salah baris' } }),
        }[what]()
        await untilWaiting(client, 1)
        await client.query('commit')
        await client.end()
        expect((await calling).status).toBe(200)
        await assertHealthy(server.url)
      },
    )

    it('is no loss once it is paid again, however often', async () => {
      const { invoice_code, order_id, total, before, reference } = await loses()
      const lost = await sums()
      const { bank, owed } = before
      for (let times = 0; times < 2; times += 1) {
        const mails = (await mailsTo(server.url, customer.email)).length
        await atGateway(server.url, order_id, 'pay')
        expect(await unmatched(invoice_code)).toEqual([])
        expect(await sums()).toEqual({ ...before, bank: bank - total, owed: owed - total })
        // Whoever was told before that nothing is transferred is told now what was.
        const isTold = first === 'returned' || times > 0
        expect(await mailsTo(server.url, customer.email)).toHaveLength(isTold ? mails : mails + 1)
        const { text } = await newestMail(server.url, customer.email)
        expect(isTold || text.includes(reference)).toBe(true)
        await atGateway(server.url, order_id, 'take_back')
        expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'double_payout', payout_id: reference }])
        expect(await sums()).toEqual(lost)
        await assertHealthy(server.url)
      }
    })
  })

  it('is told once it is paid again, where its return had been recorded by mistake before', async () => {
    const { invoice_code, order_id, total } = await paidLate()
    const [mistaken, reference] = [newReference(), newReference()]
    await returns(invoice_code, { order_id, reference: mistaken })
    await advanceClock(server.url, 60_000)
    const off = { params: { invoice_code }, body: { reference: mistaken } }
    expect((await operator.call(calls.opsUnreturnMoney, off)).status).toBe(200)
    await advanceClock(server.url, 60_000)
    await atGateway(server.url, order_id, 'take_back')
    const lost = await surely((sure) => returns(invoice_code, { order_id, reference, ...sure }))
    expect(lost.body).toMatchObject({ double_payout: true })
    await atGateway(server.url, order_id, 'pay')
    expect(await unmatched(invoice_code)).toEqual([])
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toContain(`${formatRupiah(total)} untuk ${invoice_code} sudah kami kembalikan`)
    expect(text).toContain(reference)
    await assertHealthy(server.url)
  })

  it('is a loss where it was transferred once more, which is doubted', async () => {
    const { invoice_code, order_id, total } = await paidLate()
    const [first, second] = [newReference(), newReference()]
    expect((await returns(invoice_code, { order_id, reference: first })).status).toBe(200)
    const before = await sums()
    const doubted = await returns(invoice_code, { order_id, reference: second })
    expect(refusedAs(doubted)).toEqual([422, ['order_id']])
    expect(doubted.body.errors?.[0]?.message).toContain(first)
    const mails = (await mailsTo(server.url, customer.email)).length
    const sure = doubted.body.sure ?? ''
    const lost = await returns(invoice_code, { order_id, reference: second, sure })
    expect(lost.body).toMatchObject({ double_payout: true, amount: total, reference: second })
    expect(await mailsTo(server.url, customer.email)).toHaveLength(mails)
    expect(await unmatched(invoice_code)).toMatchObject([
      { kind: 'double_payout', order_id, payout_id: second, amount: total },
    ])
    expect(await sums()).toMatchObject({
      bank: before.bank - total,
      earned: before.earned - total,
      owed: before.owed,
    })
    await assertHealthy(server.url)
    const mistaken = { params: { invoice_code }, body: { reference: first } }
    const refused = await operator.call(calls.opsUnreturnMoney, mistaken)
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      409,
      expect.stringContaining(second),
    ])
    // Its bank takes the payment back as well, and pays it again.
    await atGateway(server.url, order_id, 'take_back')
    await assertHealthy(server.url)
    expect(await unmatched(invoice_code)).toHaveLength(2)
    await atGateway(server.url, order_id, 'pay')
    await assertHealthy(server.url)
    const [left, ...others] = await unmatched(invoice_code)
    expect([left?.kind, left?.amount, others]).toEqual(['double_payout', total, []])
    const recovered = { params: { id: left?.payout_id ?? '' }, body: { reference: newReference() } }
    expect((await operator.call(calls.opsRecoverDoublePayout, recovered)).status).toBe(200)
    expect(await unmatched(invoice_code)).toEqual([])
    await assertHealthy(server.url)
  })

  it('is no loss of a line that an operator took off its invoice, where another line pays that', async () => {
    const { invoice_code, order_id, total, references } = await paidTwice(0)
    const [line = ''] = references
    const off = { params: { invoice_code }, body: { reference: line } }
    expect(
      (await surely((sure) => operator.call(calls.opsUnsettle, { ...off, body: { ...off.body, ...sure } })))
        .status,
    ).toBe(200)
    const body = { order_id, reference: newReference() }
    const lost = await surely((sure) => returns(invoice_code, { ...body, ...sure }))
    expect(lost.body).toMatchObject({ double_payout: true })
    const settles = (reference: string) =>
      surely((sure) => counter.settle(invoice_code, { reference, amount: total, again: true, ...sure }))
    expect((await settles(newReference())).body.outcome).toBe('refund_owed')
    const listed = async () => (await unmatched(invoice_code)).map(({ kind: of }) => of)
    expect((await listed()).toSorted()).toEqual(['double_payout', 'owed_back'])
    // The same line ends it.
    expect((await settles(line)).body.outcome).toBe('refund_owed')
    expect(await listed()).toEqual(['owed_back'])
    await assertHealthy(server.url)
  })

  it('that a release before noted without the number of its return is taken back as any other', async () => {
    const { database, close } = await openServersDatabase(kind, async (url) => {
      const payer = await TestCustomer.register(url)
      const { invoice_code, payment } = await payer.checksOut(await payer.savesCart())
      await advanceClock(url, 25 * 3_600_000)
      await atGateway(url, payment?.order_id ?? '', 'pay')
      const finance = new Operator(url)
      const params = { invoice_code }
      const body = { order_id: payment?.order_id ?? '', reference: 'FT26320001' }
      await finance.call(calls.opsReturnMoney, { params, body })
      const mistaken = { reference: body.reference }
      await finance.call(calls.opsUnreturnMoney, { params, body: mistaken })
      expect((await finance.call(calls.opsReturnMoney, { params, body })).status).toBe(200)
    })
    await database.database.transaction(async (transaction) => {
      const noted = await transaction
        .update(returnedMoney)
        .set({ owed: sql`split_part(${returnedMoney.owed}, '#', 1)` })
        .returning({ owed: returnedMoney.owed })
      for (const { owed } of noted) await removeReturned(transaction, owed, new Date())
      expect(noted).toHaveLength(1)
    })
    const broken = (await checkInvariants(database.database)).filter((one) => one.broken.length > 0)
    await close()
    expect(broken).toEqual([])
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is owed no longer, out of the bank account, and told to its payer', async () => {
    const { invoice_code, order_id, total, references } = await paidTwice(0)
    const before = await payouts()
    const reference = newReference()
    const answer = await returns(invoice_code, { order_id, reference: reference.toLowerCase() })
    expect(answer).toMatchObject({
      status: 200,
      body: { invoice_code, order_id, status: 'paid', amount: total, reference, suite: customer.suite },
    })
    expect(await unmatched(invoice_code)).toEqual([])
    expect((await customer.invoice(invoice_code)).to_return).toEqual([])
    expect(await payouts()).toBe(before - total)
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toContain(`${formatRupiah(total)} untuk ${invoice_code} sudah kami kembalikan`)
    expect(text).toContain(reference)
    // What came in is found as what became of it, and cannot be booked elsewhere.
    expect(await findsAs(references[0] ?? '')).toEqual(['returned'])
    const taken = await operator.call(calls.opsUnsettle, {
      params: { invoice_code },
      body: { reference: references[0] ?? '' },
    })
    expect(refusedAs(taken)).toEqual([409, 'money_returned'])
    expect((await returns(invoice_code, { order_id, reference: newReference() })).body.code).toBe('doubtful')
    await assertHealthy(server.url)
  })

  it('is returned once, however often it is said at the same time', async () => {
    const { invoice_code, order_id, total } = await paidTwice(0)
    const before = await payouts()
    const answers = await Promise.all(
      [1, 2, 3].map(() => returns(invoice_code, { order_id, reference: newReference() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await payouts()).toBe(before - total)
    const mails = await mailsTo(server.url, customer.email)
    const about = mails.filter(({ subject }) => subject.includes(`${invoice_code} sudah kami kembalikan`))
    expect(about).toHaveLength(1)
  })

  it('is the same answer for a repeated request', async () => {
    const { invoice_code, order_id } = await paidTwice(0)
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { order_id, reference: newReference() }
    const first = await returns(invoice_code, body, headers)
    expect(first.status).toBe(200)
    expect((await returns(invoice_code, body, headers)).text).toBe(first.text)
  })

  it('names its amount where one order is owed several, and none that is not owed', async () => {
    const { invoice_code, order_id, total } = await paidTwice(-10, -20)
    const say = (amount?: number) =>
      returns(invoice_code, { order_id, reference: newReference(), ...(amount !== undefined && { amount }) })
    const refused = await say()
    expect(refusedAs(refused)).toEqual([422, ['amount']])
    expect(refused.body.errors?.[0]?.message).toContain(formatRupiah(total - 20))
    expect(refusedAs(await say(total))).toEqual([422, ['amount']])
    expect((await say(total - 20)).body.amount).toBe(total - 20)
    expect((await unmatched(invoice_code)).map(({ amount }) => amount)).toEqual([total - 10])
    expect((await say()).body.amount).toBe(total - 10)
    expect(await unmatched(invoice_code)).toEqual([])
  })

  it('is returned in parts where one order is owed several, too, the oldest of more first', async () => {
    const { invoice_code, order_id, total } = await paidTwice(-10, -20)
    const part = { order_id, reference: newReference(), amount: 30_000 }
    const doubted = await returns(invoice_code, part)
    expect(refusedAs(doubted)).toEqual([422, ['amount']])
    expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(total - 10))
    expect((await returns(invoice_code, { ...part, sure: doubted.body.sure ?? '' })).status).toBe(200)
    const owed = async () => (await unmatched(invoice_code)).map(({ amount }) => amount)
    expect(await owed()).toEqual([total - 30_010, total - 20])
    const rest = { order_id, reference: newReference(), amount: total - 30_010 }
    expect((await returns(invoice_code, rest)).status).toBe(200)
    expect(await owed()).toEqual([total - 20])
    await assertHealthy(server.url)
  })

  it('takes a reference of its own, and an order of its invoice', async () => {
    const { invoice_code, order_id, references } = await paidTwice(0)
    const other = await paidTwice(0)
    const { customer: rich } = await richCustomer(server.url)
    await setsPin(rich)
    const { id } = await withdraws(rich, (await addsAccount(rich)).id, 60_000)
    await operator.call(calls.opsProcessWithdrawal, { params: { id }, body: {} })
    const reference = newReference()
    const pays = (used: string) =>
      operator.call(calls.opsPayWithdrawal, { params: { id }, body: { reference: used } })
    expect((await pays(reference)).status).toBe(200)
    const used = await returns(invoice_code, { order_id, reference })
    expect(refusedAs(used)).toEqual([409, ['reference']])
    expect(used.body.errors?.[0]?.message).toContain(id)
    expect(
      refusedAs(await returns(invoice_code, { order_id: other.order_id, reference: newReference() })),
    ).toEqual([422, ['order_id']])
    expect((await returns('INV-UNKNOWN', { order_id, reference: newReference() })).status).toBe(404)
    // Of what came in, not of what went out.
    const doubted = await returns(invoice_code, { order_id, reference: references[0] ?? '' })
    expect(refusedAs(doubted)).toEqual([422, ['reference']])
    const own = newReference()
    expect((await returns(invoice_code, { order_id, reference: own })).status).toBe(200)
    expect((await returns(other.invoice_code, { order_id: other.order_id, reference: own })).body.code).toBe(
      'reference_used',
    )
    const second = await withdraws(rich, (await addsAccount(rich, { number: '008127658842' })).id, 60_000)
    await operator.call(calls.opsProcessWithdrawal, { params: { id: second.id }, body: {} })
    const paid = await operator.call(calls.opsPayWithdrawal, {
      params: { id: second.id },
      body: { reference: own },
    })
    expect(refusedAs(paid)).toEqual([409, ['reference']])
    expect(paid.body.errors?.[0]?.message).toContain(order_id)
  })

  it('is refused where nothing came in beside what paid', async () => {
    const { invoice_code, payment } = await customer.checksOutBy('manual', await customer.savesCart())
    await counter.settle(invoice_code)
    const order_id = payment?.order_id ?? ''
    const refused = await returns(invoice_code, { order_id, reference: newReference() })
    expect(refusedAs(refused)).toEqual([409, 'nothing_owed_back'])
  })

  it('is returned in several parts, each by its own transfer, and no more than is owed', async () => {
    const { invoice_code, order_id, total } = await paidLate()
    const before = await sums()
    const [first, second] = [newReference(), newReference()]
    const part = (amount: number, reference: string) => ({ order_id, reference, amount })
    expect(refusedAs(await returns(invoice_code, part(total + 1, first)))).toEqual([422, ['amount']])
    const doubted = await returns(invoice_code, part(30_000, first))
    expect(refusedAs(doubted)).toEqual([422, ['amount']])
    expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(total))
    const sure = doubted.body.sure ?? ''
    // What is confirmed is just that.
    expect((await returns(invoice_code, { ...part(40_000, first), sure })).status).toBe(422)
    expect((await returns(invoice_code, { ...part(30_000, first), sure })).body).toMatchObject({
      amount: 30_000,
      reference: first,
    })
    const rest = total - 30_000
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', order_id, amount: rest }])
    expect((await customer.invoice(invoice_code)).to_return).toMatchObject([{ amount: rest }])
    expect(await sums()).toMatchObject({ bank: before.bank - 30_000, owed: before.owed - 30_000 })
    await assertHealthy(server.url)
    expect(refusedAs(await returns(invoice_code, part(rest + 1, second)))).toEqual([422, ['amount']])
    expect((await returns(invoice_code, part(rest, second))).status).toBe(200)
    expect(await unmatched(invoice_code)).toEqual([])
    // Nothing is left to return: whatever is transferred beyond that is a loss.
    expect(refusedAs(await returns(invoice_code, part(1, newReference())))).toEqual([422, ['order_id']])
    await assertHealthy(server.url)
    // Either is taken back by its own reference, and can be recorded again.
    const mistaken = { params: { invoice_code }, body: { reference: first } }
    expect((await operator.call(calls.opsUnreturnMoney, mistaken)).body).toMatchObject({ amount: 30_000 })
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', amount: 30_000 }])
    await assertHealthy(server.url)
    expect((await returns(invoice_code, { order_id, reference: first })).body).toMatchObject({
      amount: 30_000,
    })
    await assertHealthy(server.url)
    // Both are losses once its bank takes it back as well.
    await atGateway(server.url, order_id, 'take_back')
    const lost = (await unmatched(invoice_code)).map((one) => [one.kind, one.payout_id, one.amount])
    expect(lost.toSorted()).toEqual(
      [
        ['double_payout', first, 30_000],
        ['double_payout', second, rest],
      ].toSorted(),
    )
    expect(await sums()).toEqual({
      gateways: before.gateways - total,
      bank: before.bank - total,
      owed: before.owed - total,
      earned: before.earned - total,
    })
    await assertHealthy(server.url)
  })

  it('and returned in part, is taken back for the rest, which its customer is told, and by no operator', async () => {
    const { invoice_code, order_id, total } = await paidLate()
    const part = { order_id, reference: newReference(), amount: 30_000 }
    expect((await surely((sure) => returns(invoice_code, { ...part, ...sure }))).status).toBe(200)
    await atGateway(server.url, order_id, 'take_back')
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'double_payout', amount: 30_000 }])
    const { text } = await newestMail(server.url, customer.email)
    expect(text).toContain(formatRupiah(total - 30_000))
    await assertHealthy(server.url)
    const transferred = await paidTwice(0)
    const less = { order_id: transferred.order_id, reference: newReference(), amount: 30_000 }
    expect((await surely((sure) => returns(transferred.invoice_code, { ...less, ...sure }))).status).toBe(200)
    const off = { params: { invoice_code: transferred.invoice_code } }
    const [reference = ''] = transferred.references
    const taken = await operator.call(calls.opsUnsettle, { ...off, body: { reference } })
    expect(refusedAs(taken)).toEqual([409, 'money_returned'])
  })

  it('stays returned when the gateway says again that it came', async () => {
    const { invoice_code, order_id } = await paidLate()
    expect((await returns(invoice_code, { order_id, reference: newReference() })).status).toBe(200)
    await atGateway(server.url, order_id, 'pay')
    expect(await unmatched(invoice_code)).toEqual([])
    await assertHealthy(server.url)
  })

  /** Two parts of a late payment, the second recorded before or after its bank takes it back. */
  const losesParts = async (when: 'before' | 'after') => {
    const late = await paidLate()
    const { invoice_code, order_id, total } = late
    const before = await sums()
    const [first, second] = [newReference(), newReference()]
    const says = (amount: number, reference: string, sure: { sure?: string } = {}) =>
      returns(invoice_code, { order_id, reference, amount, ...sure })
    const rest = total - 40_000
    expect((await surely((sure) => says(40_000, first, sure))).status).toBe(200)
    if (when === 'before') expect((await says(rest, second)).status).toBe(200)
    await atGateway(server.url, order_id, 'take_back')
    if (when === 'after') {
      expect(refusedAs(await says(rest + 1, second))).toEqual([422, ['amount']])
      // Taken back, and a part of it lost before.
      expect(refusedAs(await says(rest, second))).toEqual([422, ['order_id', 'order_id']])
      const lost = await surely((sure) => says(rest, second, sure))
      expect(lost.body).toMatchObject({ double_payout: true, amount: rest })
      // Beyond all that came in: taken back, and two losses are open.
      expect(refusedAs(await says(1, newReference()))).toEqual([422, ['order_id', 'order_id', 'order_id']])
    }
    const lost = (await unmatched(invoice_code)).map(({ kind: of, amount }) => [of, amount])
    expect(lost).toHaveLength(2)
    expect(lost).toContainEqual(['double_payout', 40_000])
    expect(lost).toContainEqual(['double_payout', rest])
    await assertHealthy(server.url)
    return { ...late, before, second }
  }

  it.each([
    { when: 'before', mailed: [] },
    // Only what was transferred after its payer was mailed that nothing is.
    { when: 'after', mailed: [true] },
  ] as const)(
    'in parts, the second recorded $when its bank takes it back as well, is returned again once it is paid again',
    async ({ when, mailed }) => {
      const { invoice_code, order_id, total, before, second } = await losesParts(when)
      const mails = await mailsTo(server.url, customer.email)
      await atGateway(server.url, order_id, 'pay')
      expect(await unmatched(invoice_code)).toEqual([])
      expect(await sums()).toEqual({ ...before, bank: before.bank - total, owed: before.owed - total })
      const since = (await mailsTo(server.url, customer.email)).slice(0, 0 - mails.length)
      expect(since.map(({ text }) => text.includes(second))).toEqual(mailed)
      const again = await returns(invoice_code, { order_id, reference: newReference() })
      expect(refusedAs(again)).toEqual([422, ['order_id']])
      await assertHealthy(server.url)
      await atGateway(server.url, order_id, 'take_back')
      expect(await unmatched(invoice_code)).toHaveLength(2)
      await assertHealthy(server.url)
    },
  )

  describe('beyond all that is owed back is a loss', () => {
    const losses = async (invoice_code: string) =>
      (await unmatched(invoice_code)).map(({ kind: of, amount }) => [of, amount])
    const transfers = ({ invoice_code, order_id }: Awaited<ReturnType<typeof paidLate>>, amount: number) => {
      const reference = newReference()
      return surely((sure) => returns(invoice_code, { order_id, reference, amount, ...sure }))
    }

    it('where a part was transferred twice, while the rest is still owed', async () => {
      const late = await paidLate()
      const most = late.total - 40_000
      expect((await transfers(late, most)).status).toBe(200)
      expect((await transfers(late, most)).body).toMatchObject({ double_payout: true, amount: most })
      const listed = await losses(late.invoice_code)
      expect(listed).toHaveLength(2)
      expect(listed).toContainEqual(['double_payout', most])
      expect(listed).toContainEqual(['owed_back', 40_000])
      await assertHealthy(server.url)
    })

    it('where all was transferred once more after it was in parts', async () => {
      const late = await paidLate()
      for (const amount of [40_000, late.total - 40_000])
        expect((await transfers(late, amount)).status).toBe(200)
      expect((await transfers(late, late.total)).body).toMatchObject({ double_payout: true })
      expect(await losses(late.invoice_code)).toEqual([['double_payout', late.total]])
      await assertHealthy(server.url)
    })

    it('where its bank took it back since, and the first transfer is a loss already', async () => {
      const late = await paidLate()
      expect((await transfers(late, late.total)).status).toBe(200)
      await atGateway(server.url, late.order_id, 'take_back')
      expect((await transfers(late, 50_000)).body).toMatchObject({ double_payout: true, amount: 50_000 })
      const listed = await losses(late.invoice_code)
      expect(listed).toHaveLength(2)
      expect(listed).toContainEqual(['double_payout', late.total])
      expect(listed).toContainEqual(['double_payout', 50_000])
      await assertHealthy(server.url)
    })

    it('but not where nothing ever was owed back', async () => {
      const { invoice_code, payment, total } = await customer.checksOut(await customer.savesCart())
      const body = { order_id: payment?.order_id ?? '', reference: newReference(), amount: total }
      expect(refusedAs(await returns(invoice_code, body))).toEqual([409, 'nothing_owed_back'])
    })
  })

  it('in part, and that its bank takes back as well, is owed back for the rest once it is paid again', async () => {
    const { invoice_code, order_id, total } = await paidLate()
    const part = { order_id, reference: newReference(), amount: 40_000 }
    expect((await surely((sure) => returns(invoice_code, { ...part, ...sure }))).status).toBe(200)
    await atGateway(server.url, order_id, 'take_back')
    await atGateway(server.url, order_id, 'pay')
    const rest = total - 40_000
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', order_id, amount: rest }])
    const { subject } = await newestMail(server.url, customer.email)
    expect(subject).toContain(`${formatRupiah(rest)} untuk ${invoice_code} akan kami kembalikan`)
    await assertHealthy(server.url)
    expect((await returns(invoice_code, { order_id, reference: newReference() })).body.amount).toBe(rest)
    expect(await unmatched(invoice_code)).toEqual([])
    await assertHealthy(server.url)
  })

  it('and that its bank takes back as well, is no loss once another number of its invoice is paid', async () => {
    const { invoice_code, payment, total } = await customer.checksOut(await customer.savesCart())
    const order_id = payment?.order_id ?? ''
    const body = { invoice_code, payment_method: 'va_bni' as const }
    const changed = (await customer.call(calls.changePayment, { body })).body.invoice.payment?.order_id ?? ''
    await advanceClock(server.url, 25 * 3_600_000)
    const before = await sums()
    await atGateway(server.url, changed, 'pay')
    const reference = newReference()
    expect((await returns(invoice_code, { order_id: changed, reference })).status).toBe(200)
    await atGateway(server.url, changed, 'take_back')
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'double_payout', payout_id: reference }])
    // A payment of another invoice ends nothing of it.
    const other = await paidLate()
    expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'double_payout', payout_id: reference }])
    await atGateway(server.url, other.order_id, 'take_back')
    await atGateway(server.url, order_id, 'pay')
    expect(await unmatched(invoice_code)).toEqual([])
    const { gateways, bank } = before
    expect(await sums()).toEqual({ ...before, gateways: gateways + total, bank: bank - total })
    await assertHealthy(server.url)
  })

  describe('recorded by mistake', () => {
    const unreturns = (invoice_code: string, reference: string, sure: { sure?: string } = {}) =>
      operator.call(calls.opsUnreturnMoney, { params: { invoice_code }, body: { reference, ...sure } })

    it('is owed again and told, its reference is free, and it can be returned any number of times', async () => {
      const [{ invoice_code, order_id, total }, other] = [await paidTwice(0), await paidTwice(0)]
      const before = await sums()
      const reference = newReference()
      for (let times = 0; times < 2; times += 1) {
        expect((await returns(invoice_code, { order_id, reference })).status).toBe(200)
        expect(refusedAs(await unreturns(invoice_code, newReference()))).toEqual([409, 'not_paid_by_it'])
        expect(refusedAs(await unreturns(other.invoice_code, reference))).toEqual([409, 'not_paid_by_it'])
        const taken = await unreturns(invoice_code, reference.toLowerCase())
        expect(taken).toMatchObject({ status: 200, body: { order_id, amount: total, reference } })
        expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', order_id, amount: total }])
        expect(await sums()).toEqual(before)
        const { subject, text } = await newestMail(server.url, customer.email)
        expect(subject).toContain(`${formatRupiah(total)} untuk ${invoice_code} keliru`)
        expect(text).toContain(reference)
        await assertHealthy(server.url)
      }
      expect(refusedAs(await unreturns(invoice_code, reference))).toEqual([409, 'not_paid_by_it'])
      expect((await returns(other.invoice_code, { order_id: other.order_id, reference })).status).toBe(200)
      expect((await unreturns('INV-UNKNOWN', reference)).status).toBe(404)
    })

    it('is taken back once, also at the same moment, and not what its bank has taken back since', async () => {
      const { invoice_code, order_id } = await paidTwice(0)
      const reference = newReference()
      await returns(invoice_code, { order_id, reference })
      const answers = await Promise.all([1, 2, 3].map(() => unreturns(invoice_code, reference)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      const late = await paidLate()
      const gone = newReference()
      await returns(late.invoice_code, { order_id: late.order_id, reference: gone })
      await atGateway(server.url, late.order_id, 'take_back')
      expect(refusedAs(await unreturns(late.invoice_code, gone))).toEqual([409, 'not_paid_by_it'])
    })

    it.each(['at the warehouse', 'on their way'])(
      'pays its invoice where a bank has taken back what paid that, with its goods %s',
      async (where) => {
        const cart = await customer.savesCart()
        const { invoice_code, payment, total } = await customer.checksOut(cart)
        const order_id = payment?.order_id ?? ''
        await customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'manual' } })
        await atGateway(server.url, order_id, 'pay')
        const line = newReference()
        await surely((sure) => counter.settle(invoice_code, { reference: line, amount: total, ...sure }))
        const [owed] = await unmatched(invoice_code)
        const reference = newReference()
        const body = { order_id: owed?.order_id ?? '', reference }
        expect((await returns(invoice_code, body)).status).toBe(200)
        if (where === 'on their way') {
          await counter.receive(cart, '1.2kg')
          await advanceClock(server.url, 6 * 60_000)
          await counter.move(cart, 'sent')
        }
        await atGateway(server.url, order_id, 'take_back')
        const isOnTheirWay = where === 'on their way'
        expect((await customer.invoice(invoice_code)).status).toBe(isOnTheirWay ? 'paid' : 'pending')
        expect(await unmatched(invoice_code)).toMatchObject(isOnTheirWay ? [{ kind: 'reversal' }] : [])
        const taken = await unreturns(invoice_code, reference)
        expect(taken).toMatchObject({ status: 200, body: { status: 'paid', amount: total, pays: true } })
        expect(await customer.invoice(invoice_code)).toMatchObject({
          status: 'paid',
          to_return: [],
          taken_back: null,
        })
        expect(await unmatched(invoice_code)).toEqual([])
        expect(await findsAs(line)).toEqual(['paid'])
        expect((await customer.cart(cart)).status).toBe(isOnTheirWay ? 'sent' : 'paid')
        const [mistake] = (await mailsTo(server.url, customer.email)).filter(({ subject }) =>
          subject.includes(`untuk ${invoice_code} keliru`),
        )
        expect(mistake?.text).toContain(`kini membayar ${invoice_code}`)
        await assertHealthy(server.url)
        // It is booked as any other transfer that paid.
        const off = await surely((sure) =>
          operator.call(calls.opsUnsettle, {
            params: { invoice_code },
            body: { reference: line, ...sure },
          }),
        )
        expect(off).toMatchObject({ status: 200, body: { outcome: 'paid' } })
        await assertHealthy(server.url)
      },
    )

    it('pays with the number that it came by, once the payment by another has been taken back', async () => {
      const { invoice_code, payment, total } = await customer.checksOut(await customer.savesCart())
      const order_id = payment?.order_id ?? ''
      const body = { invoice_code, payment_method: 'va_bni' as const }
      const changed =
        (await customer.call(calls.changePayment, { body })).body.invoice.payment?.order_id ?? ''
      await atGateway(server.url, changed, 'pay')
      await atGateway(server.url, order_id, 'pay')
      const reference = newReference()
      expect((await returns(invoice_code, { order_id, reference })).status).toBe(200)
      await atGateway(server.url, changed, 'take_back')
      expect((await customer.invoice(invoice_code)).status).toBe('pending')
      expect((await unreturns(invoice_code, reference)).body).toMatchObject({ pays: true, amount: total })
      expect((await customer.invoice(invoice_code)).status).toBe('paid')
      await assertHealthy(server.url)
      await atGateway(server.url, order_id, 'take_back')
      expect((await customer.invoice(invoice_code)).status).toBe('pending')
      await assertHealthy(server.url)
    })

    it('is owed again where it is less than its invoice, which is to be paid again', async () => {
      const { invoice_code, total } = await customer.checksOutBy('manual', await customer.savesCart())
      const [paidBy, besides, reference] = [newReference(), newReference(), newReference()]
      await counter.settle(invoice_code, { reference: paidBy })
      const line = { reference: besides, amount: total - 10, again: true }
      await surely((sure) => counter.settle(invoice_code, { ...line, ...sure }))
      const order_id = (await unmatched(invoice_code))[0]?.order_id ?? ''
      expect((await returns(invoice_code, { order_id, reference })).status).toBe(200)
      const off = { params: { invoice_code }, body: { reference: paidBy } }
      expect((await operator.call(calls.opsUnsettle, off)).body.status).toBe('pending')
      const taken = await unreturns(invoice_code, reference)
      expect([taken.status, taken.body.status, taken.body.pays]).toEqual([200, 'pending', undefined])
      expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', amount: total - 10 }])
    })

    it('pays no invoice where a part of it was returned, though the rest is just what that asks for', async () => {
      const { invoice_code, total } = await customer.checksOutBy('manual', await customer.savesCart())
      const [paidBy, besides, part, rest] = [newReference(), newReference(), newReference(), newReference()]
      await counter.settle(invoice_code, { reference: paidBy })
      const line = { reference: besides, amount: total + 30_000, again: true }
      await surely((sure) => counter.settle(invoice_code, { ...line, ...sure }))
      const order_id = (await unmatched(invoice_code))[0]?.order_id ?? ''
      const less = { order_id, reference: part, amount: 30_000 }
      expect((await surely((sure) => returns(invoice_code, { ...less, ...sure }))).status).toBe(200)
      const off = { params: { invoice_code }, body: { reference: paidBy } }
      expect((await operator.call(calls.opsUnsettle, off)).body.status).toBe('pending')
      expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', amount: total }])
      await assertHealthy(server.url)
      expect((await returns(invoice_code, { order_id, reference: rest })).body.amount).toBe(total)
      const taken = await unreturns(invoice_code, rest)
      expect([taken.status, taken.body.status, taken.body.pays]).toEqual([200, 'pending', undefined])
      expect(await unmatched(invoice_code)).toMatchObject([{ kind: 'owed_back', amount: total }])
      await assertHealthy(server.url)
    })

    it('is not taken back for whoever has deleted their account', async () => {
      const { customer: buyer, code, invoice } = await counter.paid('3kg')
      const { invoice_code } = invoice
      await advanceClock(server.url, 6 * 60_000)
      for (const to of ['sent', 'inbound', 'outbound', 'finished'] as const)
        await counter.move(code, to, to === 'outbound' ? 'JNE123456' : undefined)
      const line = { reference: newReference(), amount: invoice.total, again: true }
      const besides = await surely((sure) => counter.settle(invoice_code, { ...line, ...sure }))
      expect(besides.body.outcome).toBe('refund_owed')
      const [owed] = await unmatched(invoice_code)
      const reference = newReference()
      expect((await returns(invoice_code, { order_id: owed?.order_id ?? '', reference })).status).toBe(200)
      const body = { reauth_token: await buyer.reauthenticates() }
      expect((await buyer.call(calls.deleteAccount, { body })).status).toBe(202)
      expect(refusedAs(await unreturns(invoice_code, reference))).toEqual([409, 'account_deleted'])
    })

    it('is doubted more than a day later, and taken back by a command', async () => {
      const { invoice_code, order_id, total } = await paidTwice(0)
      const reference = newReference()
      await returns(invoice_code, { order_id, reference })
      await advanceClock(server.url, 24 * 3_600_000)
      const doubted = await unreturns(invoice_code, reference)
      expect(refusedAs(doubted)).toEqual([422, ['reference']])
      expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(total))
      const given = ['money', 'unreturn', invoice_code.toLowerCase(), '--reference', reference]
      const first = await runOps(server, ...given, '--sure', doubted.body.sure ?? '')
      expect([first.code, first.errors]).toEqual([0, ''])
      expect(first.output).toContain(`${invoice_code} is owed it back again`)
      const audit = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 10 } })
      expect(audit.body.results[0]).toMatchObject({
        action: 'money_unreturn',
        subject: invoice_code,
        detail: { reference, amount: total },
      })
    })
  })

  it('is said by a command, as the list names it', async () => {
    const { invoice_code, order_id, total } = await paidTwice(0)
    const { output } = await runOps(server, 'money', 'unmatched')
    expect(output).toContain(`money returned ${invoice_code} --order ${order_id} --reference`)
    const given = ['money', 'returned', invoice_code.toLowerCase(), '--order', order_id.toLowerCase()]
    const first = await runOps(server, ...given, '--reference', 'ft 2699-0001', '--amount', `${total}`)
    expect([first.code, first.errors]).toEqual([0, ''])
    expect(first.output).toContain('is returned; the customer is told')
    expect(first.output).toContain('FT26990001')
    const again = await runOps(server, ...given, '--reference', 'FT26990002')
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining('was recorded as returned')])
    const audit = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 10 } })
    expect(audit.body.results[0]).toMatchObject({ action: 'money_return', subject: invoice_code })
  })
})
