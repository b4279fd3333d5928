import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { languages, wireLanguages } from '@seberang/domain/language'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, newestMail, refusedAs, type Operator } from './support/api.ts'
import { newReference, surely } from './support/counter.ts'
import { assertHealthy, type TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { payoutAmount, payoutKinds, Payouts, type PayoutKind } from './support/payouts.ts'
import { asksRefund, paidOrder } from './support/refunds.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { withdraws } from './support/wallet.ts'

const hours = 3_600_000
const fee = 2_500

describe.each(oneDatabase)('what was recorded as paid by mistake on %s', (kind) => {
  let server: TestServer
  let payouts: Payouts
  let operator: Operator
  let customer: TestCustomer
  let account: string
  beforeAll(async () => {
    server = await startTestServer(kind, { withdrawalFee: fee })
    payouts = await Payouts.of(server.url)
    ;({ operator, customer, account } = payouts)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const openAs = { withdrawal: 'processing', refund: 'approved' } as const
  /** What the bank is to transfer of it. */
  const toPay = { withdrawal: payoutAmount - fee, refund: payoutAmount }
  const beingTransferred = (of: PayoutKind) => payouts.beingTransferred(of)
  const pays = (of: PayoutKind, id: string, reference: string) => payouts.pays(of, id, reference)
  const unpays = (
    of: PayoutKind,
    id: string,
    reference: string,
    sure: { sure?: string } = {},
    headers = {},
  ) =>
    operator.call(of === 'withdrawal' ? calls.opsUnpayWithdrawal : calls.opsUnpayRefund, {
      params: { id },
      headers,
      body: { reference, ...sure },
    })
  const rejects = (of: PayoutKind, id: string) => payouts.rejects(of, id)
  const stateOf = async (of: PayoutKind, id: string) => {
    if (of === 'refund') return (await operator.call(calls.opsRefund, { params: { id } })).body.refund
    for (const status of ['processing', 'paid', 'rejected'] as const) {
      const { body } = await operator.call(calls.opsWithdrawals, { query: { page_size: 100, status } })
      const found = body.results.find((one) => one.id === id)
      if (found) return found
    }
    throw new Error(`no ${id}`)
  }
  const paidOut = async () => {
    const { body } = await operator.call(calls.opsMoneyDay, { query: { date: '2099-01-01' } })
    return body.day.accounts.find((one) => one.account === 'bank_payout')?.closing ?? 0
  }

  describe.each(payoutKinds)('(%s)', (of) => {
    it('is being transferred as before, its reference is free, and its customer is told', async () => {
      const [wrong, right] = [await beingTransferred(of), await beingTransferred(of)]
      const reference = newReference()
      const [before, wallet] = [await paidOut(), await customer.wallet()]
      const earlier = await stateOf(of, wrong)
      expect((await pays(of, wrong, reference)).status).toBe(200)
      expect(await paidOut()).toBe(before - toPay[of])
      const undone = await unpays(of, wrong, reference.toLowerCase())
      expect(undone.status).toBe(200)
      expect(await stateOf(of, wrong)).toEqual(earlier)
      expect(earlier.status).toBe(openAs[of])
      expect([await paidOut(), await customer.wallet()]).toEqual([before, wallet])
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toContain(`${formatRupiah(toPay[of])} keliru`)
      expect(text).toContain('Catatan itu keliru')
      await assertHealthy(server.url)
      // It was another one's, and this one is transferred later.
      expect((await pays(of, right, reference)).status).toBe(200)
      expect(refusedAs(await pays(of, wrong, reference))).toEqual([409, ['reference']])
      expect((await pays(of, wrong, newReference())).status).toBe(200)
      expect(await paidOut()).toBe(before - 2 * toPay[of])
      await assertHealthy(server.url)
    })

    it('can be recorded, taken back and recorded any number of times', async () => {
      const id = await beingTransferred(of)
      const before = await paidOut()
      for (let times = 0; times < 3; times += 1) {
        const reference = newReference()
        expect((await pays(of, id, reference)).status).toBe(200)
        expect(await paidOut()).toBe(before - toPay[of])
        expect((await unpays(of, id, reference)).status).toBe(200)
        expect(await paidOut()).toBe(before)
      }
      const wallet = await customer.wallet()
      expect((await rejects(of, id)).status).toBe(200)
      expect(await customer.wallet()).toBe(wallet + payoutAmount)
      await assertHealthy(server.url)
    })

    it('is taken back once, and only by the reference that was recorded', async () => {
      const id = await beingTransferred(of)
      const reference = newReference()
      expect(refusedAs(await unpays(of, id, reference))).toEqual([409, 'not_paid_by_it'])
      await pays(of, id, reference)
      expect(refusedAs(await unpays(of, id, newReference()))).toEqual([409, 'not_paid_by_it'])
      const headers = { 'Idempotency-Key': randomUUID() }
      const first = await unpays(of, id, reference, {}, headers)
      expect(first.status).toBe(200)
      expect((await unpays(of, id, reference, {}, headers)).text).toBe(first.text)
      expect(refusedAs(await unpays(of, id, reference))).toEqual([409, 'not_paid_by_it'])
      await pays(of, id, reference)
      const answers = await Promise.all([1, 2, 3].map(() => unpays(of, id, reference)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect((await unpays(of, `${id}X`, reference)).status).toBe(404)
    })

    it('is refused once its money went back, whether or not the bank transferred it all the same', async () => {
      const id = await beingTransferred(of)
      await rejects(of, id)
      const reference = newReference()
      expect(refusedAs(await unpays(of, id, reference))).toEqual([409, 'not_paid_by_it'])
      const twice = await surely((sure) => payouts.pays(of, id, reference, sure))
      expect(twice.status).toBe(200)
      expect(refusedAs(await unpays(of, id, reference))).toEqual([409, 'not_paid_by_it'])
    })

    it('is doubted more than a day after it was recorded', async () => {
      const id = await beingTransferred(of)
      const reference = newReference()
      await pays(of, id, reference)
      await advanceClock(server.url, 24 * hours)
      const doubted = await unpays(of, id, reference)
      expect(refusedAs(doubted)).toEqual([422, ['id']])
      expect(doubted.body.errors?.[0]?.message).toContain(formatRupiah(toPay[of]))
      expect((await stateOf(of, id)).status).toBe('paid')
      expect((await surely((sure) => unpays(of, id, reference, sure))).status).toBe(200)
      expect((await stateOf(of, id)).status).toBe(openAs[of])
    })

    it('is taken back by a command, which names what is next, and kept in the audit', async () => {
      const id = await beingTransferred(of)
      const reference = newReference()
      await pays(of, id, reference)
      const first = await runOps(
        server,
        of,
        'unpay',
        id.toLowerCase(),
        '--reference',
        reference.toLowerCase(),
      )
      expect([first.code, first.errors]).toEqual([0, ''])
      expect(first.output).toMatch(new RegExp(`${id}  ${openAs[of]}.*\\n.*${of} pay ${id} --reference`))
      const audit = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 10 } })
      expect(audit.body.results[0]).toMatchObject({
        action: `${of}_unpay`,
        subject: id,
        detail: { reference, amount: toPay[of] },
      })
      const again = await runOps(server, of, 'unpay', id, '--reference', reference)
      expect([again.code, again.errors]).toEqual([1, expect.stringContaining('not recorded as paid')])
    })

    it.each(languages)('is told in the language of its customer (%s)', async (language) => {
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const id = await beingTransferred(of)
      const reference = newReference()
      await pays(of, id, reference)
      await unpays(of, id, reference)
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toContain(formatRupiah(toPay[of]))
      expect(text).toContain({ id: 'keliru', en: 'was a mistake', zh: '有误' }[language])
      expect(text).toContain(id)
      await customer.call(calls.saveProfile, { body: { language: 'id' } })
    })
  })

  it('a refund is not open again beside another one of its shipment', async () => {
    const { order } = await paidOrder(customer)
    const { id } = await asksRefund(customer, order, { to: account, amount: payoutAmount })
    await operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true } })
    const reference = newReference()
    await pays('refund', id, reference)
    await asksRefund(customer, order, { to: 'wallet', amount: 20_000 })
    expect(refusedAs(await unpays('refund', id, reference))).toEqual([409, 'refund_open'])
    expect((await stateOf('refund', id)).status).toBe('paid')
  })

  it('what stands in a bank file is in it again', async () => {
    await advanceClock(server.url, 24 * hours)
    const { id } = await withdraws(customer, account, payoutAmount)
    const { file } = (await operator.call(calls.opsBankFile, { body: {} })).body
    const lines = async () => {
      const { body } = await operator.call(calls.opsBankFile, { body: { id: file.id } })
      return body.file.lines.map((line) => line.id)
    }
    const reference = newReference()
    const body = { paid: [{ id, reference }], failed: [] }
    await operator.call(calls.opsBankResults, { body })
    expect(await lines()).not.toContain(id)
    expect((await unpays('withdrawal', id, reference)).status).toBe(200)
    expect(await lines()).toContain(id)
    expect((await operator.call(calls.opsBankResults, { body })).body.results).toEqual([
      { id, outcome: 'paid' },
    ])
  })
})
