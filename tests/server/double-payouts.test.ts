import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedAs, type Operator } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, type TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { payoutAmount, payoutKinds, Payouts, type PayoutKind } from './support/payouts.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { listUnmatched } from './support/unmatched.ts'

describe.each(oneDatabase)('what a bank transferred twice on %s', (kind) => {
  let server: TestServer
  let payouts: Payouts
  let operator: Operator
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    payouts = await Payouts.of(server.url)
    ;({ operator, customer } = payouts)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const paysTwice = (of: PayoutKind, id: string, reference: string) =>
    surely((sure) => payouts.pays(of, id, reference, sure))
  /** One that was rejected while it was being transferred. */
  const rejected = async (of: PayoutKind): Promise<string> => {
    const id = await payouts.beingTransferred(of)
    await payouts.rejects(of, id)
    return id
  }
  const transferredTwice = async (of: PayoutKind) => {
    const [id, reference] = [await rejected(of), newReference()]
    expect((await paysTwice(of, id, reference)).status).toBe(200)
    return { id, reference }
  }
  const recovers = (id: string, reference: string, sure: { sure?: string } = {}) =>
    operator.call(calls.opsRecoverDoublePayout, { params: { id }, body: { reference, ...sure } })
  const unrecovers = (id: string, reference: string) =>
    operator.call(calls.opsUnrecoverDoublePayout, { params: { id }, body: { reference } })
  const dismisses = (id: string) =>
    operator.call(calls.opsDismissDoublePayout, { params: { id }, body: { reason: 'Salah baris' } })
  const isListed = async (id: string) => {
    const results = await listUnmatched(operator)
    return results.some((one) => one.payout_id === id)
  }
  /** What keeps the customer from deleting their account. */
  const owesBack = async () => {
    const { obstacles } = (await customer.call(calls.accountData)).body.data
    return obstacles.find((one) => one.kind === 'paid_twice')?.amount ?? 0
  }
  /** What is outside, and earned. */
  const sums = async () => {
    const { day } = (await operator.call(calls.opsMoneyDay, { query: { date: '2099-01-01' } })).body
    const outside = day.accounts.find((one) => one.account === 'bank_payout')?.closing ?? 0
    return [outside, day.owed.find((one) => one.kind === 'revenue')?.amount ?? 0]
  }

  describe.each(payoutKinds)('(%s)', (of) => {
    it('is no loss once it is given back, and listed no longer', async () => {
      const id = await rejected(of)
      const [before, wallet, owed] = [await sums(), await customer.wallet(), await owesBack()]
      const paidBy = newReference()
      await paysTwice(of, id, paidBy)
      expect(await isListed(id)).toBe(true)
      expect(await owesBack()).toBe(owed + payoutAmount)
      expect(await sums()).toEqual(before.map((sum) => sum - payoutAmount))
      const reference = newReference()
      expect(await recovers(id.toLowerCase(), reference.toLowerCase())).toMatchObject({
        status: 200,
        body: {
          double_payout: { payout_id: id, amount: payoutAmount, reference: paidBy, suite: customer.suite },
        },
      })
      expect(await isListed(id)).toBe(false)
      expect(await owesBack()).toBe(owed)
      expect(await sums()).toEqual(before)
      expect(await customer.wallet()).toBe(wallet)
      await assertHealthy(server.url)
      // It is over.
      expect(refusedAs(await recovers(id, newReference()))).toEqual([409, 'already_recovered'])
      expect(refusedAs(await dismisses(id))).toEqual([409, 'already_recovered'])
      expect(refusedAs(await paysTwice(of, id, paidBy))).toEqual([409, ['reference']])
    })

    it('is no loss once it is dismissed: its reference is free, and it can be noted again', async () => {
      const [id, other] = [await rejected(of), await rejected(of)]
      const before = await sums()
      for (let times = 0; times < 2; times += 1) {
        const reference = newReference()
        for (const one of [id, other]) {
          expect((await paysTwice(of, one, reference)).status).toBe(200)
          expect((await dismisses(one)).body).toMatchObject({ double_payout: { payout_id: one, reference } })
          expect(await isListed(one)).toBe(false)
          expect(await sums()).toEqual(before)
        }
      }
      await paysTwice(of, id, newReference())
      expect((await recovers(id, newReference())).status).toBe(200)
      expect(await sums()).toEqual(before)
      await assertHealthy(server.url)
    })

    it('is a loss again once that it was given back is taken back, any number of times', async () => {
      const { id } = await transferredTwice(of)
      const lost = await sums()
      const reference = newReference()
      for (let times = 0; times < 2; times += 1) {
        expect((await recovers(id, reference)).status).toBe(200)
        expect(refusedAs(await unrecovers(id, newReference()))).toEqual([409, 'not_paid_by_it'])
        expect((await unrecovers(id.toLowerCase(), reference.toLowerCase())).status).toBe(200)
        expect(await isListed(id)).toBe(true)
        expect(await sums()).toEqual(lost)
        await assertHealthy(server.url)
      }
      expect(refusedAs(await unrecovers(id, reference))).toEqual([409, 'not_paid_by_it'])
      const given = ['--reference', reference]
      expect((await runOps(server, 'money', 'recovered', id, ...given)).code).toBe(0)
      const taken = await runOps(server, 'money', 'unrecover', id, ...given)
      expect([taken.code, taken.output]).toEqual([0, expect.stringContaining(`Not given back: ${id}`)])
      expect((await dismisses(id)).status).toBe(200)
      expect((await unrecovers(id, reference)).status).toBe(404)
    })

    it('is given back or dismissed once', async () => {
      const { id } = await transferredTwice(of)
      const before = await sums()
      const answers = await Promise.all([
        recovers(id, newReference()),
        recovers(id, newReference()),
        recovers(id, newReference()),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(await sums()).toEqual(before.map((sum) => sum + payoutAmount))
      const other = await transferredTwice(of)
      const dismissals = await Promise.all([dismisses(other.id), dismisses(other.id)])
      expect(dismissals.map(({ status }) => status).toSorted()).toEqual([200, 404])
    })

    it('is named in the doubt of a further transfer with what takes it back', async () => {
      const { id, reference } = await transferredTwice(of)
      const doubted = await payouts.pays(of, id, newReference())
      expect(refusedAs(doubted)).toEqual([422, ['id', 'id']])
      const noted = doubted.body.errors?.[1]?.message ?? ''
      expect(noted).toContain(`If ${reference} is a mistake, take that back first, with money dismiss ${id}.`)
      expect(noted).not.toContain('unpay')
      expect((await dismisses(id)).status).toBe(200)
    })

    it('that was not transferred twice is not found', async () => {
      const id = await rejected(of)
      expect((await recovers(id, newReference())).status).toBe(404)
      expect((await dismisses(id)).status).toBe(404)
    })
  })

  it('the line by which it was given back is doubted for an invoice, also at the same moment', async () => {
    const counter = new Counter(server.url)
    const settles = async (reference: string) => {
      const { invoice_code } = await customer.checksOutBy('manual', await customer.savesCart())
      return { settle: async () => counter.settle(invoice_code, { reference }) }
    }
    const [one, other] = [await transferredTwice('withdrawal'), await transferredTwice('withdrawal')]
    const [line, another] = [newReference(), newReference()]
    expect((await recovers(one.id, line)).status).toBe(200)
    const { settle } = await settles(line)
    expect(refusedAs(await settle())).toEqual([422, ['reference']])
    const beside = await settles(another)
    const answers = await Promise.all([recovers(other.id, another), beside.settle()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('a line that was booked for something else is doubted', async () => {
    const [one, other] = [await transferredTwice('withdrawal'), await transferredTwice('refund')]
    // What went out is not what came in.
    const own = await recovers(one.id, one.reference)
    expect(refusedAs(own)).toEqual([422, ['reference']])
    expect(own.body.errors?.[0]?.message).toContain(one.id)
    const invoice = await customer.checksOutBy('manual', await customer.savesCart())
    const booked = newReference()
    await new Counter(server.url).settle(invoice.invoice_code, { reference: booked })
    const used = await recovers(one.id, booked)
    expect(refusedAs(used)).toEqual([422, ['reference']])
    expect(used.body.errors?.[0]?.message).toContain(invoice.invoice_code)
    // One transfer may give back both.
    const both = newReference()
    expect((await recovers(one.id, both)).status).toBe(200)
    const doubted = await recovers(other.id, both)
    expect(doubted.body.errors?.[0]?.message).toContain(one.id)
    expect((await surely((sure) => recovers(other.id, both, sure))).status).toBe(200)
  })

  it('is closed by commands, as the list names them, and kept in the audit', async () => {
    const [one, other] = [await transferredTwice('withdrawal'), await transferredTwice('refund')]
    const { output } = await runOps(server, 'money', 'unmatched')
    expect(output).toContain(`money recovered ${one.id} --reference ...`)
    expect(output).toContain(`money dismiss ${other.id} --reason ...`)
    const reference = newReference()
    const given = await runOps(server, 'money', 'recovered', one.id, '--reference', reference)
    expect([given.code, given.output]).toEqual([
      0,
      expect.stringContaining(`Given back: ${one.id}  Rp60.000`),
    ])
    const taken = await runOps(server, 'money', 'dismiss', other.id, '--reason', 'Salah baris')
    expect([taken.code, taken.output]).toEqual([
      0,
      expect.stringContaining(`Taken off the list: ${other.id}`),
    ])
    expect((await runOps(server, 'money', 'dismiss', other.id, '--reason', 'Salah baris')).code).toBe(1)
    const audit = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 10 } })
    expect(audit.body.results.slice(0, 2)).toMatchObject([
      { action: 'double_payout_dismiss', subject: other.id, detail: { reason: 'Salah baris' } },
      { action: 'double_payout_recover', subject: one.id, detail: { reference, amount: payoutAmount } },
    ])
  })
})
