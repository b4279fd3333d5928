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
    const { results } = (await payouts.operator.call(calls.opsUnmatched)).body
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
    const third = await payouts.pays(of, id, newReference())
    expect([third.status, third.body.errors?.[0]?.message]).toEqual([409, expect.stringContaining(second)])
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
