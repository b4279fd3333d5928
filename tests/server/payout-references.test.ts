import { calls } from '@seberang/domain/api'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, refusedAs } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { payoutKinds, Payouts } from './support/payouts.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { withdraws } from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

describe.each(oneDatabase)('the reference of what went out on %s', (kind) => {
  let server: TestServer
  let payouts: Payouts
  beforeAll(async () => {
    server = await startTestServer(kind)
    payouts = await Payouts.of(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  /** A line of the bank statement by which an invoice was paid. */
  const cameIn = async () => {
    const { customer } = payouts
    const { invoice_code } = await customer.checksOutBy('manual', await customer.savesCart())
    const reference = newReference()
    expect((await new Counter(server.url).settle(invoice_code, { reference })).status).toBe(200)
    return { invoice_code, reference }
  }
  const reads = (paid: { id: string; reference: string }[]) =>
    payouts.operator.call(calls.opsBankResults, { body: { paid, failed: [] } })

  it.each(payoutKinds)('is doubted where money came in by it (%s)', async (of) => {
    const id = await payouts.beingTransferred(of)
    const { invoice_code, reference } = await cameIn()
    const doubted = await payouts.pays(of, id, reference)
    expect(refusedAs(doubted)).toEqual([422, ['reference']])
    expect(doubted.body.errors?.[0]?.message).toContain(invoice_code)
    const command = await runOps(server, of, 'pay', id, '--reference', reference)
    expect([command.code, command.errors]).toEqual([1, expect.stringMatching(/INV-.*\n.*--sure \w{4} /)])
    const sure = await surely((code) => payouts.pays(of, id, reference, code))
    expect(sure.status).toBe(200)
  })

  it.each(payoutKinds)('is doubted with what had gone back before (%s)', async (of) => {
    const id = await payouts.beingTransferred(of)
    await payouts.rejects(of, id)
    const { reference } = await cameIn()
    expect(refusedAs(await payouts.pays(of, id, reference))).toEqual([422, ['id', 'reference']])
    expect((await surely((sure) => payouts.pays(of, id, reference, sure))).status).toBe(200)
    // What gave a double payout back came in, too.
    const given = newReference()
    await payouts.operator.call(calls.opsRecoverDoublePayout, { params: { id }, body: { reference: given } })
    expect(refusedAs(await payouts.pays(of, await payouts.beingTransferred(of), given))).toEqual([
      422,
      ['reference'],
    ])
  })

  it.each(payoutKinds)('is named to whoever transferred it as well, which is a loss (%s)', async (of) => {
    const id = await payouts.beingTransferred(of)
    const [first, second] = [newReference(), newReference()]
    await payouts.pays(of, id, first)
    const wallet = await payouts.customer.wallet()
    const doubted = await payouts.pays(of, id, second)
    expect(refusedAs(doubted)).toEqual([422, ['id']])
    expect(doubted.body.errors?.[0]?.message).toContain(`by ${first}: if it was transferred once more`)
    const command = await runOps(server, of, 'pay', id, '--reference', second)
    const [, code = ''] = /--sure (\w{4})/.exec(command.errors) ?? []
    expect(command.errors).toContain(first)
    const noted = await runOps(server, of, 'pay', id, '--reference', second, '--sure', code)
    expect([noted.code, noted.output]).toEqual([
      0,
      expect.stringContaining(`${first}  paid once more by ${second}`),
    ])
    const results = await listUnmatched(payouts.operator)
    expect(results.find((one) => one.payout_id === id)).toMatchObject({
      kind: 'double_payout',
      amount: 60_000,
    })
    expect(await payouts.customer.wallet()).toBe(wallet)
    await assertHealthy(server.url)
    // Which of both paid it stays until the other one is dismissed.
    const unpay = of === 'withdrawal' ? calls.opsUnpayWithdrawal : calls.opsUnpayRefund
    const unpays = (reference: string) =>
      payouts.operator.call(unpay, { params: { id }, body: { reference } })
    expect((await unpays(first)).body.errors?.[0]?.message).toContain(second)
    const body = { reason: 'Salah baris' }
    await payouts.operator.call(calls.opsDismissDoublePayout, { params: { id }, body })
    expect((await unpays(first)).status).toBe(200)
    expect((await payouts.pays(of, id, second)).status).toBe(200)
    // Noted once more, it is over once it is given back.
    expect((await surely((sure) => payouts.pays(of, id, first, sure))).status).toBe(200)
    const given = { params: { id }, body: { reference: newReference() } }
    expect((await payouts.operator.call(calls.opsRecoverDoublePayout, given)).status).toBe(200)
    // The bank's own lines of both are booked.
    const lines = [first, second].map(async (reference) => (await reads([{ id, reference }])).body.results)
    expect((await Promise.all(lines)).flat()).toMatchObject([{ outcome: 'already' }, { outcome: 'already' }])
    const other = await reads([{ id, reference: newReference() }])
    expect(other.body.errors?.[0]?.message).toContain(`${id} was paid by ${second}`)
  })

  it.each(payoutKinds)('is noted of each further transfer of one, by its own (%s)', async (of) => {
    const { operator, customer } = payouts
    const id = await payouts.beingTransferred(of)
    const [first, second, third, fourth] = [newReference(), newReference(), newReference(), newReference()]
    await payouts.pays(of, id, first)
    expect((await surely((sure) => payouts.pays(of, id, second, sure))).status).toBe(200)
    // The bank's file is read again once its line was recorded by hand.
    const file = [{ id, reference: third }]
    expect((await reads(file)).body.errors?.[0]?.message).toContain(`${id} was paid by ${first}`)
    const doubted = await payouts.pays(of, id, third)
    expect(refusedAs(doubted)).toEqual([422, ['id', 'id']])
    const texts = doubted.body.errors?.map((one) => one.message).join(' ')
    expect([texts?.includes(first), texts?.includes(second)]).toEqual([true, true])
    expect((await surely((sure) => payouts.pays(of, id, third, sure))).status).toBe(200)
    expect((await reads(file)).body.results).toMatchObject([{ outcome: 'already' }])
    expect((await surely((sure) => payouts.pays(of, id, fourth, sure))).status).toBe(200)
    await assertHealthy(server.url)
    expect(refusedAs(await payouts.pays(of, id, third))).toEqual([409, ['reference']])
    const listed = async () =>
      (await listUnmatched(operator))
        .flatMap((one) => (one.suite === customer.suite ? (one.payout_id ?? []) : []))
        .filter((one) => [id, second, third, fourth].includes(one))
    expect((await listed()).toSorted()).toEqual([id, third, fourth].toSorted())
    const { obstacles } = (await customer.call(calls.accountData)).body.data
    expect(obstacles.find((one) => one.kind === 'paid_twice')?.amount).toBeGreaterThanOrEqual(180_000)
    const found = await operator.call(calls.opsFind, { body: { text: third } })
    expect(found.body.results).toMatchObject([{ id: third, of: 'double_payout', suite: customer.suite }])
    // Each is closed by its own.
    const recovers = (code: string) =>
      operator.call(calls.opsRecoverDoublePayout, {
        params: { id: code },
        body: { reference: newReference() },
      })
    expect((await recovers(third)).body.double_payout).toMatchObject({ suite: customer.suite })
    const dismissal = { params: { id: fourth }, body: { reason: 'Salah baris' } }
    expect((await operator.call(calls.opsDismissDoublePayout, dismissal)).status).toBe(200)
    expect(await listed()).toEqual([id])
    expect((await recovers(id)).status).toBe(200)
    expect(await listed()).toEqual([])
    await assertHealthy(server.url)
  })

  it('is noted of each line of a bank that transferred several times what had gone back', async () => {
    await advanceClock(server.url, 24 * 3_600_000)
    const { id } = await withdraws(payouts.customer, payouts.account, 60_000)
    expect((await payouts.operator.call(calls.opsBankFile, { body: {} })).status).toBe(200)
    await payouts.rejects('withdrawal', id)
    const lines = [newReference(), newReference()].map((reference) => ({ id, reference }))
    const outcomes = async () => (await reads(lines)).body.results.map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(['double_payout', 'double_payout'])
    expect(await outcomes()).toEqual(['already', 'already'])
    await assertHealthy(server.url)
  })

  it('names its line in what a bank says, and books none of them', async () => {
    await advanceClock(server.url, 24 * 3_600_000)
    const { customer, account } = payouts
    const { id: one } = await withdraws(customer, account, 60_000)
    const { id: other } = await withdraws(customer, account, 60_000)
    expect((await payouts.operator.call(calls.opsBankFile, { body: {} })).status).toBe(200)
    const { invoice_code, reference } = await cameIn()
    const lines = [
      { id: one, reference: newReference() },
      { id: other, reference },
    ]
    const refused = await reads(lines)
    expect(refusedAs(refused)).toEqual([422, ['paid[1].reference']])
    expect(refused.body.errors?.[0]?.message).toContain(invoice_code)
    const path = join(mkdtempSync(join(tmpdir(), 'seberang-bank-')), 'results.csv')
    writeFileSync(path, lines.map(({ id, reference: ft }) => `${id},paid,${ft}`).join('\n'))
    const command = await runOps(server, 'money', 'bank-file-read', path)
    expect([command.code, command.errors]).toEqual([1, expect.stringContaining(invoice_code)])
    // Whoever is sure records it by hand: the bank's line is booked then.
    expect((await surely((sure) => payouts.pays('withdrawal', other, reference, sure))).status).toBe(200)
    expect((await reads(lines)).body.results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'already',
      'paid',
    ])
  })
})
