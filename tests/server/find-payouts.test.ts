import { calls, type OpsFound } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operator } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, type TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { payoutAmount, Payouts } from './support/payouts.ts'
import { asksRefund, paidOrder } from './support/refunds.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'
import { topsUp, withdraws } from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

describe.each(databases)('finding money that went out on %s', (kind) => {
  let server: TestServer
  let payouts: Payouts
  let operator: Operator
  let customer: TestCustomer
  let account: string
  beforeAll(async () => {
    server = await startTestServer(kind, { withdrawalFee: 2_500 })
    payouts = await Payouts.of(server.url)
    ;({ operator, customer, account } = payouts)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const finds = async (text: string): Promise<OpsFound[]> =>
    (await operator.call(calls.opsFind, { body: { text } })).body.results
  const withdrawn = () => payouts.beingTransferred('withdrawal')

  it('finds a withdrawal by its code, and by the transfer that paid it', async () => {
    const id = await withdrawn()
    const payout = { kind: 'payout', of: 'withdrawal', id, amount: 57_500, suite: customer.suite }
    expect(await finds(id.toLowerCase())).toMatchObject([
      { ...payout, by: 'payout', status: 'processing', reference: null },
    ])
    const reference = newReference()
    await operator.call(calls.opsPayWithdrawal, { params: { id }, body: { reference } })
    const paid = { ...payout, status: 'paid', reference }
    expect(await finds(id)).toMatchObject([{ ...paid, by: 'payout' }])
    expect(await finds(reference.toLowerCase())).toMatchObject([{ ...paid, by: 'transfer' }])
    const { output } = await runOps(server, 'find', reference)
    expect(output).toMatch(new RegExp(`withdrawal  ${id}  paid  Rp57\\.500  ${reference}  ${customer.suite}`))
  })

  it('finds a refund by its code, and by the transfer that paid it', async () => {
    const { id } = await asksRefund(customer, (await paidOrder(customer)).order, { to: account })
    const payout = { kind: 'payout', of: 'refund', id }
    expect(await finds(id)).toMatchObject([{ ...payout, by: 'payout', status: 'requested', amount: null }])
    await operator.call(calls.opsApproveRefund, {
      params: { id },
      body: { amount: payoutAmount, transfer: true },
    })
    const reference = newReference()
    await operator.call(calls.opsPayRefund, { params: { id }, body: { reference } })
    expect(await finds(reference)).toMatchObject([
      { ...payout, by: 'transfer', status: 'paid', amount: payoutAmount },
    ])
  })

  it('finds what a bank transferred twice, by each of its lines', async () => {
    const id = await withdrawn()
    await payouts.rejects('withdrawal', id)
    const [paid, given] = [newReference(), newReference()]
    await surely((sure) => payouts.pays('withdrawal', id, paid, sure))
    const twice = { of: 'double_payout', id, reference: paid, status: null }
    expect(await finds(id)).toMatchObject([{ of: 'withdrawal', status: 'rejected' }, twice])
    expect(await finds(paid)).toMatchObject([{ ...twice, by: 'transfer' }])
    await operator.call(calls.opsRecoverDoublePayout, { params: { id }, body: { reference: given } })
    expect(await finds(given)).toMatchObject([{ ...twice, by: 'transfer' }])
  })

  it('finds what was returned to its payer, by the line that went out', async () => {
    const counter = new Counter(server.url)
    const { invoice_code, total } = await customer.checksOutBy('manual', await customer.savesCart())
    await counter.settle(invoice_code)
    await surely((sure) => counter.settle(invoice_code, { amount: total, again: true, ...sure }))
    const results = await listUnmatched(operator)
    const order_id = results.find((one) => one.invoice_code === invoice_code)?.order_id ?? ''
    const reference = newReference()
    const body = { order_id, reference }
    await operator.call(calls.opsReturnMoney, { params: { invoice_code }, body })
    expect(await finds(reference)).toMatchObject([
      { kind: 'payout', of: 'money_returned', id: order_id, amount: total, by: 'transfer', status: null },
    ])
  })

  it('finds a file for the bank by its code', async () => {
    await withdraws(customer, account, payoutAmount)
    const { id } = (await operator.call(calls.opsBankFile, { body: {} })).body.file
    expect(await finds(id.toLowerCase())).toMatchObject([
      { kind: 'bank_file', by: 'bank_file', id, operator: 'machine', lines: 1 },
    ])
    const { output } = await runOps(server, 'find', id)
    expect(output).toContain(`bank file  ${id}  1 transfer  made by machine at `)
  })

  it('finds a top-up by its code, and by the transfer that paid it', async () => {
    const { invoice_code } = await topsUp(customer, 75_000, 'manual')
    const topUp = { kind: 'invoice', invoice_code, suite: customer.suite }
    expect(await finds(invoice_code.toLowerCase())).toMatchObject([
      { ...topUp, by: 'invoice', status: 'pending', due_date: expect.any(String) as string },
    ])
    const reference = newReference()
    await new Counter(server.url).settle(invoice_code, { reference })
    expect(await finds(invoice_code)).toMatchObject([
      { ...topUp, by: 'invoice', status: 'paid', amount: 75_000, due_date: null },
    ])
    expect(await finds(reference)).toMatchObject([{ ...topUp, by: 'transfer', outcome: 'paid' }])
    expect((await runOps(server, 'find', invoice_code)).output).toContain('paid')
  })
})
