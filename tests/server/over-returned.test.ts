import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, mailsTo, Operator, refusedAs } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { asksRefund, paidOrder } from './support/refunds.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, setsPin, topsUp, withdraws } from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

describe.each(databases)('what was returned too much of an order on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let buyer: TestCustomer
  let account: string
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    operator.language = 'en'
    buyer = await TestCustomer.register(server.url)
    account = (await addsAccount(buyer)).id
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const transfersRefund = async (order: string, amount: number) => {
    const { id } = await asksRefund(buyer, order, { to: account, amount })
    await surely((sure) =>
      operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true, ...sure } }),
    )
    const reference = newReference()
    const paid = { params: { id }, body: { reference } }
    expect((await operator.call(calls.opsPayRefund, paid)).status).toBe(200)
    return { id, reference }
  }
  /** A refund that was transferred, of an order whose bank then takes its payment back. */
  const overReturned = async (part?: number) => {
    const { order, total, invoice } = await paidOrder(buyer)
    const amount = part ?? total
    const { id, reference } = await transfersRefund(order, amount)
    const order_id = invoice.payment?.order_id ?? ''
    await atGateway(server.url, order_id, 'take_back')
    return { order, amount, total, order_id, refund: id, reference }
  }
  const ends = async (order: string, afterHours = 25) => {
    await advanceClock(server.url, afterHours * 3_600_000)
    expect((await buyer.invoice(order)).status).toBe('expired')
  }
  const listed = async (order: string) => {
    const results = await listUnmatched(operator)
    return results.filter((one) => one.invoice_code === order).map(({ kind: of, amount }) => [of, amount])
  }
  /** What lies at the bank, and on each account that is owed or earned. */
  const sums = async () => {
    const { day } = (await operator.call(calls.opsMoneyDay, { query: { date: '2099-01-01' } })).body
    const bank = day.accounts.find(({ account: of }) => of === 'bank_payout')?.closing ?? 0
    const owed = Object.fromEntries(day.owed.map((one) => [one.kind, one.amount]))
    return { bank, revenue: 0, duties_payable: 0, domestic_payable: 0, insurance_payable: 0, ...owed }
  }
  const recovers = (id: string, reference: string, sure: { sure?: string } = {}) =>
    operator.call(calls.opsRecoverDoublePayout, { params: { id }, body: { reference, ...sure } })
  const unrecovers = (id: string, reference: string) =>
    operator.call(calls.opsUnrecoverDoublePayout, { params: { id }, body: { reference } })
  const dismisses = (id: string) =>
    operator.call(calls.opsDismissDoublePayout, { params: { id }, body: { reason: 'Tidak tertagih' } })

  it('is given back once its order has ended, and listed again where that was recorded by mistake', async () => {
    const { order, amount } = await overReturned(90_000)
    await ends(order)
    expect(await listed(order)).toEqual([['over_returned', amount]])
    const before = await sums()
    for (let times = 0; times < 2; times += 1) {
      const reference = newReference()
      expect((await recovers(order.toLowerCase(), reference)).body.double_payout).toEqual({
        payout_id: order,
        amount,
        reference: null,
        suite: buyer.suite,
        name: expect.any(String) as unknown,
      })
      expect(await listed(order)).toEqual([])
      const { bank, revenue } = await sums()
      expect([bank - before.bank, revenue - before.revenue]).toEqual([amount, amount])
      expect(refusedAs(await recovers(order, newReference()))).toEqual([409, 'already_recovered'])
      expect(refusedAs(await dismisses(order))).toEqual([409, 'already_recovered'])
      await assertHealthy(server.url)
      expect(refusedAs(await unrecovers(order, newReference()))).toEqual([409, 'not_paid_by_it'])
      expect((await unrecovers(order, reference)).status).toBe(200)
      expect(await listed(order)).toEqual([['over_returned', amount]])
      expect(await sums()).toEqual(before)
      await assertHealthy(server.url)
    }
  })

  it('is neither while a refund of it is still on its way, which may not arrive', async () => {
    const { order, invoice } = await paidOrder(buyer)
    const { id } = await asksRefund(buyer, order, { to: account, amount: 90_000 })
    await surely((sure) =>
      operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true, ...sure } }),
    )
    await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
    await ends(order)
    expect(await listed(order)).toEqual([['over_returned', 90_000]])
    expect(refusedAs(await dismisses(order))).toEqual([409, 'over_returned_open'])
    const paid = { reference: newReference() }
    const pays = await surely((sure) =>
      operator.call(calls.opsPayRefund, { params: { id }, body: { ...paid, ...sure } }),
    )
    expect(pays.status).toBe(200)
    expect((await dismisses(order)).status).toBe(200)
    expect(await listed(order)).toEqual([])
    await assertHealthy(server.url)
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  const unpays = (id: string, reference: string) =>
    surely((sure) => operator.call(calls.opsUnpayRefund, { params: { id }, body: { reference, ...sure } }))

  it('whose customer gave it back: its refund is no more one that was not transferred, until that is taken back', async () => {
    const { order, refund, reference } = await overReturned(90_000)
    await ends(order)
    const line = newReference()
    await recovers(order, line)
    expect(refusedAs(await unpays(refund, reference))).toEqual([409, 'already_recovered'])
    await unrecovers(order, line)
    expect((await unpays(refund, reference)).status).toBe(200)
    expect(await listed(order)).toEqual([['over_returned', 90_000]])
  })

  it.each([
    { of: 'in part', part: 90_000 },
    { of: 'whole', part: undefined },
  ])(
    'kept $of of a late payment is owed back where its refund was not transferred after all',
    async ({ part }) => {
      const before = await sums()
      const { order, order_id, amount, total, refund, reference } = await overReturned(part)
      await ends(order)
      await atGateway(server.url, order_id, 'pay')
      const rest = total - amount
      if (rest > 0) await returns(order, order_id, rest)
      expect(await listed(order)).toEqual([])
      const unpaid = { params: { id: refund }, body: { reference } }
      const doubted = await operator.call(calls.opsUnpayRefund, unpaid)
      // It was paid more than a day ago, too.
      expect(refusedAs(doubted)).toEqual([422, ['id', 'id']])
      expect(doubted.body.errors?.[1]?.message).toContain(
        `${formatRupiah(amount)} of the payment ${order_id}`,
      )
      expect((await unpays(refund, reference)).status).toBe(200)
      await assertHealthy(server.url)
      expect(await listed(order)).toEqual([
        ['owed_back', amount],
        ['over_returned', amount],
      ])
      const [newest] = await mailsOf(order)
      expect(newest?.subject).toBe(`${formatRupiah(amount)} untuk ${order} akan kami kembalikan`)
      const rejected = await surely((sure) =>
        operator.call(calls.opsRejectRefund, {
          params: { id: refund },
          body: { reason: 'Rekening ditutup', ...sure },
        }),
      )
      expect(rejected.status).toBe(200)
      expect(await listed(order)).toEqual([['owed_back', amount]])
      expect((await returns(order, order_id, amount)).status).toBe(200)
      expect(await listed(order)).toEqual([])
      expect(await sums()).toMatchObject({ bank: before.bank - total, revenue: before.revenue })
      await assertHealthy(server.url)
    },
  )

  it('is written off as our loss, also of what others were to get, and may still be given back', async () => {
    const before = await sums()
    const { order, amount, total } = await overReturned()
    expect(amount).toBe(total)
    await ends(order)
    expect((await sums()).duties_payable).toBeLessThan(before.duties_payable)
    expect((await dismisses(order)).body.double_payout).toMatchObject({ payout_id: order, amount })
    expect(await listed(order)).toEqual([])
    const lost = { ...before, bank: before.bank - amount, revenue: before.revenue - amount }
    const { bank, revenue, duties_payable, domestic_payable, insurance_payable } = await sums()
    expect({ bank, revenue, duties_payable, domestic_payable, insurance_payable }).toEqual({
      bank: lost.bank,
      revenue: lost.revenue,
      duties_payable: lost.duties_payable,
      domestic_payable: lost.domestic_payable,
      insurance_payable: lost.insurance_payable,
    })
    await assertHealthy(server.url)
    expect(refusedAs(await dismisses(order))).toEqual([409, 'written_off'])
    const reference = newReference()
    expect((await recovers(order, reference)).status).toBe(200)
    expect(await sums()).toMatchObject({ bank: before.bank, revenue: before.revenue })
    const found = await operator.call(calls.opsFind, { body: { text: reference } })
    expect(found.body.results).toMatchObject([{ id: order, of: 'double_payout', amount, reference: null }])
    await assertHealthy(server.url)
  })

  it('is neither while its order can still be paid, which takes it off the list', async () => {
    const { order, amount, order_id } = await overReturned(90_000)
    expect(refusedAs(await recovers(order, newReference()))).toEqual([409, 'over_returned_open'])
    expect(refusedAs(await dismisses(order))).toEqual([409, 'over_returned_open'])
    expect(await listed(order)).toEqual([['over_returned', amount]])
    await atGateway(server.url, order_id, 'pay')
    expect(await listed(order)).toEqual([])
    expect((await recovers(order, newReference())).status).toBe(404)
    expect((await dismisses(order)).status).toBe(404)
  })

  it('is listed again where it was written off, and the refund was not transferred after all', async () => {
    const before = await sums()
    const { order, amount, total, refund, reference } = await overReturned()
    await ends(order)
    expect((await dismisses(order)).status).toBe(200)
    expect(await listed(order)).toEqual([])
    const unpays = await surely((sure) =>
      operator.call(calls.opsUnpayRefund, { params: { id: refund }, body: { reference, ...sure } }),
    )
    expect(unpays.status).toBe(200)
    expect(amount).toBe(total)
    expect(await listed(order)).toEqual([['over_returned', amount]])
    await assertHealthy(server.url)
    const rejects = await surely((sure) =>
      operator.call(calls.opsRejectRefund, {
        params: { id: refund },
        body: { reason: 'Rekening ditutup', ...sure },
      }),
    )
    expect(rejects.status).toBe(200)
    expect(await listed(order)).toEqual([])
    expect(await sums()).toEqual(before)
    await assertHealthy(server.url)
  })

  const returns = (invoice_code: string, order_id: string, amount?: number) =>
    operator.call(calls.opsReturnMoney, {
      params: { invoice_code },
      body: { order_id, reference: newReference(), ...(amount !== undefined && { amount }) },
    })
  const mailsOf = async (order: string) =>
    (await mailsTo(server.url, buyer.email)).filter(({ subject }) => subject.includes(order))

  it('is kept at once of what is paid too late, where that leaves nothing to return', async () => {
    const before = await sums()
    const { order, amount, total, order_id } = await overReturned()
    await ends(order)
    for (let times = 0; times < 2; times += 1) {
      await atGateway(server.url, order_id, 'pay')
      expect(await listed(order)).toEqual([])
      expect((await buyer.invoice(order)).to_return).toEqual([])
      const [newest] = await mailsOf(order)
      expect(newest?.subject).toBe(`${formatRupiah(total)} untuk ${order} sudah dikembalikan sebelumnya`)
      expect(newest?.text).toContain('tidak ada yang kami transfer kembali')
      // Out by the refund, and in at the gateway.
      expect(await sums()).toMatchObject({ bank: before.bank - amount, revenue: before.revenue })
      expect(refusedAs(await returns(order, order_id))).toEqual([409, 'nothing_owed_back'])
      await assertHealthy(server.url)
      const mails = await mailsOf(order)
      await atGateway(server.url, order_id, 'take_back')
      expect(await listed(order)).toEqual([['over_returned', amount]])
      // Nothing was to be returned of it.
      expect(await mailsOf(order)).toHaveLength(mails.length)
      await assertHealthy(server.url)
    }
  })

  it('is kept of what is paid too late, also once it was written off', async () => {
    const before = await sums()
    const { order, amount, total, order_id } = await overReturned(90_000)
    await ends(order)
    expect((await dismisses(order)).status).toBe(200)
    await atGateway(server.url, order_id, 'pay')
    const rest = total - amount
    const [newest] = await mailsOf(order)
    expect(newest?.subject).toBe(`${formatRupiah(rest)} untuk ${order} akan kami kembalikan`)
    expect(newest?.text).toContain(`${formatRupiah(amount)} sudah dikembalikan kepadamu`)
    expect(await listed(order)).toEqual([['owed_back', rest]])
    expect((await buyer.invoice(order)).to_return).toMatchObject([{ amount: rest }])
    expect((await returns(order, order_id)).body).toMatchObject({ amount: rest })
    expect(await listed(order)).toEqual([])
    expect(refusedAs(await recovers(order, newReference()))).toEqual([409, 'already_recovered'])
    expect(await sums()).toMatchObject({ bank: before.bank - total, revenue: before.revenue })
    await assertHealthy(server.url)
    // What was returned of it counts again once it is paid again.
    await atGateway(server.url, order_id, 'take_back')
    expect(await listed(order)).toEqual([
      ['double_payout', rest],
      ['over_returned', amount],
    ])
    await assertHealthy(server.url)
    await atGateway(server.url, order_id, 'pay')
    expect(await listed(order)).toEqual([])
    expect(await sums()).toMatchObject({ bank: before.bank - total, revenue: before.revenue })
    expect(refusedAs(await returns(order, order_id, rest))).toEqual([422, ['order_id']])
    await assertHealthy(server.url)
  })

  /** A transfer for an order that is over. */
  const paysLate = async (order: string, amount: number) => {
    const reference = newReference()
    const late = await surely((sure) =>
      new Counter(server.url).settle(order, { reference, amount, again: true, ...sure }),
    )
    expect(late.body).toMatchObject({ outcome: 'refund_owed' })
    return reference
  }
  const unsettles = (invoice_code: string, reference: string) =>
    surely((sure) =>
      operator.call(calls.opsUnsettle, { params: { invoice_code }, body: { reference, ...sure } }),
    )
  /** All of an order that was paid by a line which was not its own, and has ended. */
  const overReturnedOfTransfer = async () => {
    const { invoice_code: order, total } = await buyer.checksOutBy('manual', await buyer.savesCart())
    const reference = newReference()
    await new Counter(server.url).settle(order, { reference, amount: total })
    await transfersRefund(order, total)
    expect((await unsettles(order, reference)).status).toBe(200)
    // A transfer is waited for on further days.
    await ends(order, 4 * 24)
    return { order, total }
  }
  const sweeps = () => advanceClock(server.url, 1000)

  it('is kept of an earlier payment once its refund has been transferred, which its payer is told', async () => {
    const before = await sums()
    const { order, total, invoice } = await paidOrder(buyer)
    const { id } = await asksRefund(buyer, order, { to: account })
    await surely((sure) =>
      operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true, ...sure } }),
    )
    const order_id = invoice.payment?.order_id ?? ''
    await atGateway(server.url, order_id, 'take_back')
    await ends(order)
    await atGateway(server.url, order_id, 'pay')
    expect((await listed(order)).toSorted()).toEqual([
      ['over_returned', total],
      ['owed_back', total],
    ])
    // It may still not arrive.
    expect(refusedAs(await returns(order, order_id))).toEqual([422, ['order_id']])
    const paid = { params: { id }, body: { reference: newReference() } }
    await surely((sure) => operator.call(calls.opsPayRefund, { ...paid, body: { ...paid.body, ...sure } }))
    await sweeps()
    expect(await listed(order)).toEqual([])
    const [newest] = await mailsOf(order)
    expect(newest?.subject).toBe(`${formatRupiah(total)} untuk ${order} sudah dikembalikan sebelumnya`)
    expect(await sums()).toMatchObject({ bank: before.bank - total, revenue: before.revenue })
    await assertHealthy(server.url)
  })

  it('is kept of an earlier payment once it was not given back after all', async () => {
    const { order, total, order_id } = await overReturned()
    await ends(order)
    const line = newReference()
    await recovers(order, line)
    await atGateway(server.url, order_id, 'pay')
    expect(await listed(order)).toEqual([['owed_back', total]])
    expect((await unrecovers(order, line)).status).toBe(200)
    await sweeps()
    expect(await listed(order)).toEqual([])
    expect(refusedAs(await returns(order, order_id))).toEqual([409, 'nothing_owed_back'])
    await assertHealthy(server.url)
  })

  it('is kept of the first of two late payments alone, as far as that goes', async () => {
    const before = await sums()
    const { order, total } = await overReturnedOfTransfer()
    const [small, whole] = [50_000, total]
    await paysLate(order, small)
    expect(await listed(order)).toEqual([['over_returned', total - small]])
    await assertHealthy(server.url)
    const shown = await runOps(server, 'find', await paysLate(order, whole))
    expect(shown.output).toContain(`${formatRupiah(whole)} booked as owed back`)
    expect(await listed(order)).toEqual([['owed_back', small]])
    const [newest] = await mailsOf(order)
    expect(newest?.subject).toBe(`${formatRupiah(small)} untuk ${order} akan kami kembalikan`)
    const last = await paysLate(order, whole)
    expect(await listed(order)).toEqual([
      ['owed_back', small],
      ['owed_back', whole],
    ])
    await assertHealthy(server.url)
    const { revenue, duties_payable, domestic_payable, insurance_payable } = await sums()
    expect({ revenue, duties_payable, domestic_payable, insurance_payable }).toEqual({
      revenue: before.revenue,
      duties_payable: before.duties_payable,
      domestic_payable: before.domestic_payable,
      insurance_payable: before.insurance_payable,
    })
    expect((await runOps(server, 'unsettle', order, '--reference', last)).code).toBe(0)
    expect(await listed(order)).toEqual([['owed_back', small]])
    await assertHealthy(server.url)
  })

  it('is kept of another late payment where the one of which it was kept is taken back', async () => {
    const { order, amount, total, order_id } = await overReturned(90_000)
    await ends(order)
    await atGateway(server.url, order_id, 'pay')
    await paysLate(order, total)
    expect((await listed(order)).toSorted()).toEqual([
      ['owed_back', total - amount],
      ['owed_back', total],
    ])
    await atGateway(server.url, order_id, 'take_back')
    await sweeps()
    expect(await listed(order)).toEqual([['owed_back', total - amount]])
    await assertHealthy(server.url)
  })

  it('that was written off is split where a late payment is less, and the rest of it may be given back', async () => {
    const before = await sums()
    const { order, total: amount } = await overReturnedOfTransfer()
    expect((await dismisses(order)).status).toBe(200)
    const line = await paysLate(order, 50_000)
    expect(await listed(order)).toEqual([])
    await assertHealthy(server.url)
    expect((await recovers(order, newReference())).body.double_payout).toMatchObject({
      payout_id: order,
      amount: amount - 50_000,
    })
    // The late payment lies at the account for transfers.
    expect(await sums()).toMatchObject({ bank: before.bank - 50_000, revenue: before.revenue })
    await assertHealthy(server.url)
    expect((await unsettles(order, line)).status).toBe(200)
    expect(await listed(order)).toEqual([['over_returned', 50_000]])
    await assertHealthy(server.url)
  })

  it('costs us once what others were to get, in however many parts it is written off', async () => {
    const before = await sums()
    const { order, total: amount } = await overReturnedOfTransfer()
    const line = newReference()
    await paysLate(order, 50_000)
    expect((await dismisses(order)).status).toBe(200)
    expect((await recovers(order, line)).body.double_payout).toMatchObject({ amount: amount - 50_000 })
    const { revenue, duties_payable, domestic_payable, insurance_payable } = await sums()
    expect({ revenue, duties_payable, domestic_payable, insurance_payable }).toEqual({
      revenue: before.revenue,
      duties_payable: before.duties_payable,
      domestic_payable: before.domestic_payable,
      insurance_payable: before.insurance_payable,
    })
    await assertHealthy(server.url)
  })

  it('is settled once, also at the same moment, by a line that is doubted for anything else', async () => {
    const [one, other] = [await overReturned(90_000), await overReturned(80_000)]
    await ends(one.order)
    const answers = await Promise.all([
      recovers(one.order, newReference()),
      recovers(one.order, newReference()),
      dismisses(one.order),
    ])
    const [first, second, third] = answers.map(({ status }) => status)
    // What was written off may still be given back: once.
    expect([first, second].toSorted()).toEqual([200, 409])
    expect([200, 409]).toContain(third)
    const line = newReference()
    const paid = await buyer.checksOutBy('manual', await buyer.savesCart())
    const settled = { params: { invoice_code: paid.invoice_code }, body: { reference: line } }
    expect((await operator.call(calls.opsSettle, settled)).status).toBe(200)
    expect(refusedAs(await recovers(other.order, line))).toEqual([422, ['reference']])
    expect(await listed(other.order)).toEqual([['over_returned', other.amount]])
    expect((await surely((sure) => recovers(other.order, line, sure))).status).toBe(200)
    await assertHealthy(server.url)
  })

  it('is not given back by a line that is owed back to its payer itself, until that is so no longer', async () => {
    const { order, total } = await overReturned(90_000)
    await ends(order)
    const reference = newReference()
    const late = await surely((sure) =>
      new Counter(server.url).settle(order, { reference, amount: total, ...sure }),
    )
    expect(late.body.outcome).toBe('refund_owed')
    const before = [await listed(order), await sums()]
    const refused = await recovers(order, reference)
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([409, 'reference'])
    const reason = refused.body.errors?.[0]?.message ?? ''
    expect(reason).toContain(formatRupiah(total))
    expect(reason).toContain(order)
    expect([await listed(order), await sums()]).toEqual(before)
    // Nor once it was returned to its payer.
    const results = await listUnmatched(operator)
    const owed = results.find((one) => one.invoice_code === order && one.kind === 'owed_back')
    const body = { order_id: owed?.order_id ?? '', reference: newReference(), amount: total }
    const params = { invoice_code: order }
    const returned = await surely((sure) =>
      operator.call(calls.opsReturnMoney, { params, body: { ...body, ...sure } }),
    )
    expect(returned.status).toBe(200)
    expect((await recovers(order, reference)).status).toBe(409)
    const mistaken = { params, body: { reference: body.reference } }
    expect((await operator.call(calls.opsUnreturnMoney, mistaken)).status).toBe(200)
    // It was meant as that, and booked for the invoice by mistake.
    const unsettled = await surely((sure) =>
      operator.call(calls.opsUnsettle, { params, body: { reference, ...sure } }),
    )
    expect(unsettled.status).toBe(200)
    expect((await recovers(order, reference)).status).toBe(200)
    expect(await listed(order)).toEqual([])
    await assertHealthy(server.url)
  })

  it('is closed by commands, as the list names them', async () => {
    const [one, other] = [await overReturned(90_000), await overReturned(80_000)]
    await ends(one.order)
    const { output } = await runOps(server, 'money', 'unmatched')
    expect(output).toContain(`money recovered ${one.order} --reference ...`)
    expect(output).toContain(`money dismiss ${other.order} --reason ...`)
    const given = await runOps(server, 'money', 'recovered', one.order, '--reference', newReference())
    expect([given.code, given.output]).toEqual([0, expect.stringContaining(`Given back: ${one.order}`)])
    const dismissed = await runOps(server, 'money', 'dismiss', other.order, '--reason', 'Tidak tertagih')
    expect([dismissed.code, dismissed.output.replaceAll('\u00a0', ' ')]).toEqual([
      0,
      expect.stringContaining(
        `Taken off the list: ${other.order}  ${formatRupiah(80_000).replaceAll('\u00a0', ' ')}`,
      ),
    ])
    const audit = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 10 } })
    expect(audit.body.results[0]).toMatchObject({
      action: 'double_payout_dismiss',
      subject: other.order,
      detail: { reason: 'Tidak tertagih', amount: 80_000 },
    })
  })

  describe('that is seen to', () => {
    // After all that time the other one would have to sign in again.
    beforeAll(async () => {
      buyer = await TestCustomer.register(server.url)
      account = (await addsAccount(buyer)).id
    })

    const had = 150_000
    const addition = 60_000
    /** An order of which a refund was withdrawn before its payment was taken back; what was added to it stays paid. */
    const withdrawn = async () => {
      const customer = await TestCustomer.register(server.url)
      await setsPin(customer)
      const to = (await addsAccount(customer)).id
      const { order, code, invoice } = await paidOrder(customer)
      const billed = await new Counter(server.url).bill(code, addition)
      const added = (await customer.invoice(billed.body.invoice_code)).payment?.order_id ?? ''
      await atGateway(server.url, added, 'pay')
      const { id } = await asksRefund(customer, order, { amount: had })
      await surely((sure) => operator.call(calls.opsApproveRefund, { params: { id }, body: { ...sure } }))
      await withdraws(customer, to, await customer.wallet())
      const order_id = invoice.payment?.order_id ?? ''
      await atGateway(server.url, order_id, 'take_back')
      await advanceClock(server.url, 25 * 3_600_000)
      expect(await listed(order)).toEqual([['over_returned', had - addition]])
      return { customer, order, order_id, added }
    }
    type Withdrawn = Awaited<ReturnType<typeof withdrawn>>
    const seeTo: [string, (of: Withdrawn) => Promise<unknown>][] = [
      ['kept of a late payment', ({ order_id }) => atGateway(server.url, order_id, 'pay')],
      ['given back', ({ order }) => recovers(order, newReference())],
      ['written off', ({ order }) => dismisses(order)],
    ]

    it.each(seeTo)(
      '%s is not taken out of the wallet again once an addition is taken back',
      async (_, act) => {
        const of = await withdrawn()
        await act(of)
        const { customer, order, added } = of
        const filled = await topsUp(customer, 500_000)
        await atGateway(server.url, filled.payment?.order_id ?? '', 'pay')
        await atGateway(server.url, added, 'take_back')
        expect(await customer.wallet()).toBe(500_000 - addition)
        expect((await listed(order)).filter(([of]) => of === 'over_returned')).toEqual([])
        await assertHealthy(server.url)
      },
    )

    const transfers = (invoice_code: string, order_id: string, amount: number) => {
      const body = { order_id, reference: newReference(), amount }
      const params = { invoice_code }
      return surely((sure) => operator.call(calls.opsReturnMoney, { params, body: { ...body, ...sure } }))
    }

    it('is returned too much again where what was kept of a late payment is transferred after the rest', async () => {
      const { order, order_id, total } = await overReturned(90_000)
      await ends(order)
      await atGateway(server.url, order_id, 'pay')
      expect((await transfers(order, order_id, total - 90_000)).status).toBe(200)
      expect(await listed(order)).toEqual([])
      expect((await transfers(order, order_id, 90_000)).body).not.toHaveProperty('double_payout')
      expect(await listed(order)).toEqual([['over_returned', 90_000]])
      await assertHealthy(server.url)
    })

    it('is a loss whole where all of such a payment is transferred, and its bank takes it back first', async () => {
      const { order, order_id, total } = await overReturned(90_000)
      await ends(order)
      await atGateway(server.url, order_id, 'pay')
      await atGateway(server.url, order_id, 'take_back')
      expect((await transfers(order, order_id, total)).body).toMatchObject({
        double_payout: true,
        amount: total,
      })
      const of = await listed(order)
      expect(of).toHaveLength(2)
      expect(of).toContainEqual(['over_returned', 90_000])
      expect(of).toContainEqual(['double_payout', total])
      await assertHealthy(server.url)
    })

    it('of an order that stands is not either', async () => {
      const customer = await TestCustomer.register(server.url)
      await setsPin(customer)
      const to = (await addsAccount(customer)).id
      const counter = new Counter(server.url)
      const { order, code, total } = await paidOrder(customer)
      const bills = async (amount: number) => {
        const { invoice_code } = (await counter.bill(code, amount)).body
        const order_id = (await customer.invoice(invoice_code)).payment?.order_id ?? ''
        await atGateway(server.url, order_id, 'pay')
        return { invoice_code, order_id }
      }
      const first = await bills(100_000)
      const { id } = await asksRefund(customer, order, { amount: total + 100_000 })
      await surely((sure) => operator.call(calls.opsApproveRefund, { params: { id }, body: { ...sure } }))
      await withdraws(customer, to, total + 100_000)
      await atGateway(server.url, first.order_id, 'take_back')
      expect((await counter.unbill(first.invoice_code)).status).toBe(200)
      // Too late, and kept: it was had before.
      await atGateway(server.url, first.order_id, 'pay')
      expect(await listed(order)).toEqual([])
      const second = await bills(50_000)
      const filled = await topsUp(customer, 500_000)
      await atGateway(server.url, filled.payment?.order_id ?? '', 'pay')
      await atGateway(server.url, second.order_id, 'take_back')
      expect(await customer.wallet()).toBe(500_000)
      await assertHealthy(server.url)
    })
  })
})
