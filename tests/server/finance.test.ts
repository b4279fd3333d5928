import { calls, type BankResults, type OpsMoneyDay } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { jakartaDay, millisecondsPerHour, momentsOfDay } from '@seberang/domain/time'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseBankResults } from '../../server/ops/bank-files.ts'
import { advanceClock, atGateway, Operator, refusedAs } from './support/api.ts'
import { Counter, newReference, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { asksRefund, paidOrder } from './support/refunds.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, richCustomer, setsPin, topsUp, withdraws } from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

const day = 86_400_000

describe.each(oneDatabase)('money for finance on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let counter: Counter
  let customer: TestCustomer
  let account: string
  beforeAll(async () => {
    server = await startTestServer(kind, { withdrawalFee: 2_500, twoApprovalsAbove: 1_000_000 })
    operator = new Operator(server.url)
    counter = new Counter(server.url)
    ;({ customer } = await richCustomer(server.url))
    await setsPin(customer)
    account = (await addsAccount(customer)).id
    // Early in a day: what is booked on one may not fall on two.
    const at = await lastBooked()
    await advanceClock(
      server.url,
      momentsOfDay(jakartaDay(at)).to.getTime() - at.getTime() + millisecondsPerHour,
    )
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const lastBooked = async () => {
    const { body } = await customer.call(calls.walletHistory, { query: { page: 1, page_size: 1 } })
    return new Date(body.results[0]?.at ?? '')
  }
  const today = async () => jakartaDay(await lastBooked())
  const dayOf = async (date: string): Promise<OpsMoneyDay> =>
    (await operator.call(calls.opsMoneyDay, { query: { date } })).body.day
  const file = (body: { id?: string } = {}) => operator.call(calls.opsBankFile, { body })
  const results = (body: Partial<BankResults>) =>
    operator.call(calls.opsBankResults, { body: { paid: [], failed: [], ...body } })
  const refund = async (amount = 40_000) => {
    const { order } = await paidOrder(customer)
    const { id } = await asksRefund(customer, order, { to: account, amount })
    await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
    return id
  }

  it('a day adds up: what lies outside is what is owed and earned, and each method is what was paid by it', async () => {
    const { invoice } = await counter.paid()
    const transferred = await customer.savesCart()
    const manual = await customer.checksOutBy('manual', transferred)
    await counter.settle(manual.invoice_code)
    await withdraws(customer, account, 100_000)
    const date = await today()
    const money = await dayOf(date)
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
    expect(money.closing).toBe(sum(money.owed.map(({ amount }) => amount)))
    expect(money.closing).toBe(money.opening + money.in - money.out)
    for (const one of money.accounts) expect(one.closing).toBe(one.opening + one.in - one.out)
    expect(money.in).toBe(sum(money.accounts.map((one) => one.in)))
    const by = (name: string) => money.accounts.find((one) => one.account === name)
    expect(by('clearing:manual')).toMatchObject({ bookings: 1, in: transferAmount(manual), out: 0 })
    expect(by('clearing:va_bca')?.in).toBeGreaterThanOrEqual(invoice.total)
    expect(money.owed.find(({ kind: one }) => one === 'hold')?.amount).toBe(100_000)
    await advanceClock(server.url, day)
    const next = await dayOf(jakartaDay(new Date(Date.parse(`${date}T00:00:00Z`) + day)))
    expect(next).toMatchObject({ opening: money.closing, in: 0, out: 0, closing: money.closing })
    expect((await dayOf('2020-01-01')).closing).toBe(0)
    expect(refusedAs(await operator.call(calls.opsMoneyDay, { query: { date: '2026-02-30' } }))).toEqual([
      422,
      ['date'],
    ])
  })

  it('a day is printed by a command, also as a table', async () => {
    const date = await today()
    const { closing } = await dayOf(date)
    const text = (await runOps(server, 'money', 'day', '--date', date)).output
    expect(text).toContain('clearing:va_bca')
    const written = date.split('-').toReversed().join('/')
    expect((await runOps(server, 'money', 'day', '--date', written)).output).toBe(text)
    expect((await runOps(server, 'money', 'day', '--date', '31/02/2026')).errors).toContain('no such day')
    const table = (await runOps(server, 'money', 'day', '--date', date, '--csv')).output.trim().split('\n')
    expect(table[0]).toBe('account,bookings,opening,in,out,closing')
    const closings = table
      .filter((line) => /^(clearing|bank_payout)/.test(line))
      .map((line) => Number(line.split(',').at(-1)))
    expect(closings.reduce((one, other) => one + other, 0)).toBe(closing)
  })

  it('what paid nothing is listed with why: paid twice, and taken back too late', async () => {
    const { invoice_code, total } = await customer.checksOutBy('manual', await customer.savesCart())
    await counter.settle(invoice_code)
    const again = await surely((sure) =>
      counter.settle(invoice_code, { again: true, amount: total, ...sure }),
    )
    expect(again.body.outcome).toBe('refund_owed')
    const late = await counter.paid()
    await advanceClock(server.url, 6 * 60_000)
    await counter.move(late.code, 'sent')
    await atGateway(server.url, late.invoice.payment?.order_id ?? '', 'take_back')
    const listed = await listUnmatched(operator)
    expect(listed).toMatchObject([
      { kind: 'owed_back', invoice_code, amount: total, because: 'paid', suite: customer.suite },
      { kind: 'reversal', invoice_code: late.invoice.invoice_code, amount: late.invoice.total },
    ])
    const { output } = await runOps(server, 'money', 'unmatched')
    expect(output).toContain('that invoice was already paid')
    expect(output).toContain('settle it with the bank')
    // What comes in place of it, but is of another amount, leaves nothing open to be paid.
    const { invoice_code: unpaid, total: due } = late.invoice
    const line = { reference: newReference(), amount: due - 1 }
    const less = await surely((sure) => counter.settle(unpaid, { ...line, ...sure }))
    expect(less.body.outcome).toBe('refund_owed')
    await assertHealthy(server.url)
  })

  it('what was refunded of a payment that was taken back since is listed until it is paid again, and set off against what comes too late', async () => {
    const buyer = await TestCustomer.register(server.url)
    const to = (await addsAccount(buyer)).id
    const { order, invoice } = await paidOrder(buyer)
    const { id } = await asksRefund(buyer, order, { to, amount: 90_000 })
    await surely((sure) =>
      operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true, ...sure } }),
    )
    const paid = { reference: newReference() }
    expect((await operator.call(calls.opsPayRefund, { params: { id }, body: paid })).status).toBe(200)
    const listed = async () => {
      const results = await listUnmatched(operator)
      return results.filter((one) => one.invoice_code === order).map(({ kind, amount }) => [kind, amount])
    }
    expect(await listed()).toEqual([])
    const pays = (action: string) => atGateway(server.url, invoice.payment?.order_id ?? '', action)
    await pays('take_back')
    expect(await listed()).toEqual([['over_returned', 90_000]])
    await pays('pay')
    expect(await listed()).toEqual([])
    await pays('take_back')
    await advanceClock(server.url, 25 * 3_600_000)
    expect((await buyer.invoice(order)).status).toBe('expired')
    await pays('pay')
    const rest = invoice.total - 90_000
    expect(await listed()).toEqual([['owed_back', rest]])
    await assertHealthy(server.url)
    const reference = newReference()
    const returns = (given: { sure?: string; amount?: number }) =>
      operator.call(calls.opsReturnMoney, {
        params: { invoice_code: order },
        body: { order_id: invoice.payment?.order_id ?? '', reference, ...given },
      })
    expect(refusedAs(await returns({ amount: rest - 1 }))).toEqual([422, ['amount']])
    const doubted = await returns({ amount: invoice.total })
    expect(refusedAs(doubted)).toEqual([422, ['amount']])
    expect(JSON.stringify(doubted.body)).toContain(formatRupiah(90_000))
    expect((await returns({})).body).toMatchObject({ amount: rest, reference })
    expect(await listed()).toEqual([])
    await assertHealthy(server.url)
    const mistaken = { params: { invoice_code: order }, body: { reference } }
    expect((await operator.call(calls.opsUnreturnMoney, mistaken)).status).toBe(200)
    expect(await listed()).toEqual([['owed_back', rest]])
    await assertHealthy(server.url)
    expect((await returns({})).body).toMatchObject({ amount: rest })
    // It is kept no longer once the bank takes the payment back.
    await pays('take_back')
    expect(await listed()).toEqual([
      ['double_payout', rest],
      ['over_returned', 90_000],
    ])
    await assertHealthy(server.url)
  })

  it('a reference that a spreadsheet made is refused with words', async () => {
    const refused = await results({ paid: [{ id: 'WD-12345678', reference: '2.63420E+11' }] })
    expect(refusedAs(refused)).toEqual([422, ['paid[0].reference']])
    expect(refused.body.errors?.[0]?.message).toContain('Spreadsheet')
    const { invoice_code } = await customer.checksOutBy('manual', await customer.savesCart())
    expect(refusedAs(await counter.settle(invoice_code, { reference: '3E+11' }))).toEqual([
      422,
      ['reference'],
    ])
    // Letters of a bank's own stay what they are.
    expect((await counter.settle(invoice_code, { reference: 'FT2E+11' })).status).toBe(200)
  })

  it('one file holds the withdrawals and refunds that may go, once, and can be printed again', async () => {
    const withdrawal = await withdraws(customer, account, 60_000)
    const approved = await refund()
    const rudi = await addsAccount(customer, { bank_code: '008', owner_name: 'Rudi Wulandari' })
    const doubtful = await withdraws(customer, rudi.id, 60_000)
    const answers = await Promise.all([file(), file()])
    const made = answers.flatMap(({ status, body }) => (status === 200 ? body.file : []))
    const lines = made.flatMap((one) => one.lines)
    expect(lines).toContainEqual({
      id: withdrawal.id,
      amount: 57_500,
      bank_code: '014',
      number: '008127658841',
      owner_name: 'AYU LESTARI',
      status: 'processing',
    })
    expect(lines).toContainEqual(
      expect.objectContaining({ id: approved, amount: 40_000, status: 'approved' }),
    )
    expect(lines.map(({ id }) => id)).not.toContain(doubtful.id)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    const nothingLeft = await file()
    expect(nothingLeft).toMatchObject({ status: 409, body: { code: 'nothing_to_transfer' } })
    // Its answer may have been lost.
    const newest = /BF-\w+/.exec(nothingLeft.body.errors?.[0]?.message ?? '')?.[0]
    expect(made.map(({ id }) => id)).toContain(newest)
    const cancelled = await customer.call(calls.cancelWithdrawal, { params: { id: withdrawal.id } })
    expect(cancelled.status).toBe(409)
    for (const one of made) expect((await file({ id: one.id })).body.file).toEqual(one)
    expect(refusedAs(await file({ id: 'BF-UNKNOWN1' }))).toEqual([404, undefined])

    const before = await customer.wallet()
    const response = {
      paid: [{ id: withdrawal.id, reference: 'FT26340001' }],
      failed: [{ id: approved, reason: 'Rekening ditutup' }],
    }
    const nothing = await results({
      paid: [...response.paid, { id: 'WD-UNKNOWN1', reference: 'FT26340002' }],
      failed: [...response.failed, { id: doubtful.id, reason: 'Ditolak' }],
    })
    // In the order of their codes, which are random.
    expect(refusedAs(nothing)).toEqual([422, expect.arrayContaining(['failed[1].id', 'paid[1].id'])])
    expect(await customer.wallet()).toBe(before)
    expect(
      (await results(response)).body.results.toSorted((one, other) => one.id.localeCompare(other.id)),
    ).toEqual([
      { id: approved, outcome: 'failed' },
      { id: withdrawal.id, outcome: 'paid' },
    ])
    expect(await customer.wallet()).toBe(before + 40_000)
    expect((await results(response)).body.results.map(({ outcome }) => outcome)).toEqual([
      'already',
      'already',
    ])
    const other = { paid: [{ id: withdrawal.id, reference: 'FT26340009' }] }
    expect(refusedAs(await results(other))).toEqual([422, ['paid[0].id']])
    // Nothing of it is transferred once more.
    const printed = await Promise.all(made.map(async ({ id }) => (await file({ id })).body.file))
    const left = printed.flatMap((one) => one.lines)
    expect(left).toEqual(lines.filter(({ id }) => id !== withdrawal.id && id !== approved))
    expect(printed.reduce((sum, { ended }) => sum + ended, 0)).toBe(2)
  })

  it('what was to be withdrawn of a top-up that its bank has reversed goes into no file', async () => {
    const shut = await TestCustomer.register(server.url)
    await setsPin(shut)
    const topUp = await topsUp(shut, 2_000_000)
    await atGateway(server.url, topUp.payment?.order_id ?? '', 'pay')
    const { id } = await withdraws(shut, (await addsAccount(shut)).id, 60_000)
    await atGateway(server.url, topUp.payment?.order_id ?? '', 'take_back')
    const mine = await withdraws(customer, account, 60_000)
    expect((await file()).body.file.lines.map((line) => line.id)).toEqual([mine.id])
    const processed = await operator.call(calls.opsProcessWithdrawal, { params: { id }, body: {} })
    expect([processed.status, processed.body.code]).toEqual([409, 'wallet_shut'])
    expect(processed.body.errors?.[0]?.message).toContain(topUp.invoice_code)
  })

  it.each([
    ['paid', 'paid', { outcome: 'paid_not_due', amount: 40_000 }],
    ['failed', 'rejected', { outcome: 'failed' }],
  ] as const)(
    'a refund whose payment the bank takes back while it stands in a file is booked as the bank says (%s)',
    async (outcome, status, result) => {
      const { order, invoice } = await paidOrder(customer)
      const { id } = await asksRefund(customer, order, { to: account, amount: 40_000 })
      await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
      await file()
      await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
      const before = await customer.wallet()
      const answers = {
        paid: { paid: [{ id, reference: 'FT26340040' }] },
        failed: { failed: [{ id, reason: 'Ditutup' }] },
      }
      expect((await results(answers[outcome])).body.results).toEqual([{ id, ...result }])
      const { body } = await operator.call(calls.opsRefund, { params: { id } })
      expect(body.refund.status).toBe(status)
      // What was not paid for is not given back.
      expect(await customer.wallet()).toBe(before)
      await assertHealthy(server.url)
    },
  )

  it('a refund that ended as no longer due is told so, where its bank transfers it all the same', async () => {
    const ended = async () => {
      const { order, invoice } = await paidOrder(customer)
      const { id } = await asksRefund(customer, order, { to: account, amount: 40_000 })
      await operator.call(calls.opsApproveRefund, { params: { id }, body: {} })
      await file()
      await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
      expect((await results({ failed: [{ id, reason: 'Ditutup' }] })).status).toBe(200)
      return id
    }
    const [inFile, byHand] = [await ended(), await ended()]
    const path = join(mkdtempSync(join(tmpdir(), 'seberang-bank-')), 'results.csv')
    writeFileSync(path, `${inFile},paid,${newReference()}`)
    const read = await runOps(server, 'money', 'bank-file-read', path)
    expect([read.code, read.errors]).toEqual([0, ''])
    expect(read.output).toContain(
      `${inFile}  paid, but no longer due, since its payment was taken back: Rp40.000`,
    )
    const body = { reference: newReference() }
    const doubted = await operator.call(calls.opsPayRefund, { params: { id: byHand }, body })
    expect(refusedAs(doubted)).toEqual([422, ['id']])
    expect(doubted.body.errors?.[0]?.message).toContain('sudah ditarik kembali')
    const listed = await listUnmatched(operator)
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'double_payout', payout_id: inFile }))
    await assertHealthy(server.url)
  })

  it('a refund goes into a file or is handed over to be transferred, not both', async () => {
    const [inFile, byHand] = [await refund(), await refund()]
    const handsOver = (id: string) =>
      operator.call(calls.opsApproveRefund, { params: { id }, body: { transfer: true } })
    expect((await handsOver(byHand)).status).toBe(200)
    const ids = (await file()).body.file.lines.map(({ id }) => id)
    expect(ids).toContain(inFile)
    expect(ids).not.toContain(byHand)
    const refused = await handsOver(inFile)
    expect([refused.status, refused.body.code]).toEqual([409, 'in_bank_file'])
    expect(refused.body.errors?.[0]?.message).toMatch(/BF-\w+/)
  })

  it('what stands in a file is handed out to nobody, and rejected by whoever is sure that it is not transferred', async () => {
    const [withdrawn, refunded] = [(await withdraws(customer, account, 60_000)).id, await refund()]
    const { id: inFile } = (await file()).body.file
    const processed = await operator.call(calls.opsProcessWithdrawal, { params: { id: withdrawn }, body: {} })
    expect([processed.status, processed.body.code]).toEqual([409, 'in_bank_file'])
    expect(processed.body.errors?.[0]?.message).toContain(inFile)
    expect(JSON.stringify(processed.body)).not.toContain('008127658841')
    for (const [kind, id, status] of [
      ['withdrawal', withdrawn, 'processing'],
      ['refund', refunded, 'approved'],
    ] as const) {
      const { output } = await runOps(server, kind, 'list', '--status', status)
      expect(output).toMatch(new RegExp(`${id}.*in ${inFile}`))
      const reject = (...sure: string[]) => runOps(server, kind, 'reject', id, '--reason', 'Salah', ...sure)
      const before = await customer.wallet()
      const doubted = await reject('--sure')
      expect([doubted.code, doubted.errors]).toEqual([1, expect.stringContaining(inFile)])
      expect(await customer.wallet()).toBe(before)
      const [, code = ''] = /--sure (\w{4})/.exec(doubted.errors) ?? []
      expect((await reject('--sure', code)).code).toBe(0)
      expect(await customer.wallet()).toBeGreaterThan(before)
    }
  })

  interface SaidPaid {
    id: string
    reference: string
  }
  /** What operators type of two that had been rejected, and what the bank says of another. */
  const paysByCommands = async (withdrawal: SaidPaid, refunded: SaidPaid, other: SaidPaid) => {
    for (const [call, { id, reference }] of [
      [calls.opsPayWithdrawal, withdrawal],
      [calls.opsPayRefund, refunded],
    ] as const) {
      const pay = (sure: { sure?: string }) =>
        operator.call(call, { params: { id }, body: { reference, ...sure } })
      const doubted = await pay({})
      expect(refusedAs(doubted)).toEqual([422, ['id']])
      expect(doubted.body.errors?.[0]?.message).toContain('dua kali')
      expect((await surely(pay)).status).toBe(200)
      expect((await pay({})).status).toBe(409)
    }
    expect((await results({ paid: [other] })).status).toBe(200)
  }
  const paysByFile = async (withdrawal: SaidPaid, refunded: SaidPaid, other: SaidPaid) => {
    const path = join(mkdtempSync(join(tmpdir(), 'seberang-bank-')), 'results.csv')
    const lines = [withdrawal, refunded, other].map(({ id, reference }) => `${id},paid,${reference}`)
    writeFileSync(path, lines.join('\n'))
    const read = await runOps(server, 'money', 'bank-file-read', path)
    expect([read.code, read.errors]).toEqual([0, ''])
    expect(read.output).toContain(`${withdrawal.id}  paid, but returned to the wallet before: Rp57.500`)
    expect(read.output).toContain(`${refunded.id}  paid, but returned to the wallet before: Rp40.000`)
    expect(read.output).toContain(`${other.id}  paid\n`)
  }

  it.each([
    ['in a file', paysByFile],
    ['by commands', paysByCommands],
  ])(
    'what the bank transfers after its money went back blocks no other line, and is seen as a loss (%s)',
    async (_, pays) => {
      const [withdrawn, refunded, other] = [
        (await withdraws(customer, account, 60_000)).id,
        await refund(),
        await refund(30_000),
      ]
      await file()
      const [day0, before] = [await dayOf(await today()), await customer.wallet()]
      const ids = { withdrawal: withdrawn, refund: refunded }
      const rejectCalls = { withdrawal: calls.opsRejectWithdrawal, refund: calls.opsRejectRefund }
      const kinds = ['withdrawal', 'refund'] as const
      for (const one of kinds)
        await surely((sure) =>
          operator.call(rejectCalls[one], { params: { id: ids[one] }, body: { reason: 'Salah', ...sure } }),
        )
      const saidPaid = (id: string): SaidPaid => ({ id, reference: newReference() })
      const paid = [saidPaid(withdrawn), saidPaid(refunded), saidPaid(other)] as const
      await pays(...paid)
      const again = (await results({ paid: [...paid] })).body.results
      expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['already']))
      expect(await customer.wallet()).toBe(before + 100_000)
      const listed = await listUnmatched(operator)
      for (const [id, amount] of [
        [withdrawn, 57_500],
        [refunded, 40_000],
      ])
        expect(listed).toContainEqual(
          expect.objectContaining({ kind: 'double_payout', payout_id: id, amount, suite: customer.suite }),
        )
      const { output } = await runOps(server, 'money', 'unmatched')
      expect(output).toMatch(new RegExp(`double_payout  Rp57\\.500  ${withdrawn}.*\n.*ask for it back`))
      const shown = (await operator.call(calls.opsRefund, { params: { id: refunded } })).body.refund
      expect(shown.double_payout).toBe(paid[1].reference)
      const next = await refund()
      await file()
      const used = await results({ paid: [{ id: next, reference: paid[0].reference }] })
      expect(refusedAs(used)).toEqual([422, ['paid[0].reference']])
      // What left the bank account is what left it in the ledger.
      const out = (money: OpsMoneyDay) =>
        money.accounts.find((one) => one.account === 'bank_payout')?.out ?? 0
      expect(out(await dayOf(await today())) - out(day0)).toBe(57_500 + 40_000 + 30_000)
      await assertHealthy(server.url)
    },
  )

  it('a line of the bank that was never being transferred is refused, also after its money went back', async () => {
    const { id } = await withdraws(customer, account, 60_000)
    const body = { reason: 'Salah' }
    expect((await operator.call(calls.opsRejectWithdrawal, { params: { id }, body })).status).toBe(200)
    expect(refusedAs(await results({ paid: [{ id, reference: newReference() }] }))).toEqual([
      422,
      ['paid[0].id'],
    ])
    const pay = { params: { id }, body: { reference: newReference() } }
    expect(refusedAs(await operator.call(calls.opsPayWithdrawal, pay))).toEqual([409, 'withdrawal_ended'])
  })

  it.each(['paid', 'failed'] as const)(
    'a refund that stands in no file and was handed over to nobody is refused as the bank’s (%s), and then not',
    async (outcome) => {
      const id = await refund()
      const says = () => {
        const line = { paid: { id, reference: newReference() }, failed: { id, reason: 'Ditutup' } }
        return results({ [outcome]: [line[outcome]] })
      }
      const before = await customer.wallet()
      const refused = await says()
      expect(refusedAs(refused)).toEqual([422, [`${outcome}[0].id`]])
      expect(refused.body.errors?.[0]?.message).toContain('tidak ada di berkas bank mana pun')
      const { body } = await operator.call(calls.opsRefund, { params: { id } })
      expect([body.refund.status, await customer.wallet()]).toEqual(['approved', before])
      const handedOver = { params: { id }, body: { transfer: true } }
      expect((await operator.call(calls.opsApproveRefund, handedOver)).status).toBe(200)
      expect((await says()).body.results).toEqual([{ id, outcome }])
    },
  )

  it('one reference pays one line of a file', async () => {
    const ids = [await refund(), await refund()]
    await file()
    const paid = ids.map((id) => ({ id, reference: 'FT26340020' }))
    const refused = refusedAs(await results({ paid }))
    expect(refused).toEqual([422, [expect.stringMatching(/^paid\[\d\]\.reference$/)]])
    for (const id of ids) {
      const { body } = await operator.call(calls.opsRefund, { params: { id } })
      expect(body.refund.status).toBe('approved')
    }
  })

  it('a file goes to the bank and comes back by commands', async () => {
    const id = await refund(30_000)
    const made = await runOps(server, 'money', 'bank-file')
    expect(made.output).toContain('reference,bank_code,number,name,amount\n')
    expect(made.output).toContain(`${id},014,008127658841,AYU LESTARI,30000`)
    const [code = ''] = /BF-\w+/.exec(made.errors) ?? []
    expect((await runOps(server, 'money', 'bank-file', '--again', code)).output).toBe(made.output)
    const path = join(mkdtempSync(join(tmpdir(), 'seberang-bank-')), 'results.csv')
    writeFileSync(path, `reference;state;bank\n${id.toLowerCase()};PAID;ft 2634-0030\n`)
    const read = await runOps(server, 'money', 'bank-file-read', path)
    expect(read.output, read.errors).toContain(`${id}  paid`)
    writeFileSync(path, `RF-UNKNOWN1,paid,FT26340031\n`)
    const unknown = await runOps(server, 'money', 'bank-file-read', path)
    expect([unknown.code === 0, unknown.errors]).toEqual([false, expect.stringContaining('RF-UNKNOWN1')])
  })

  it('a file that is none of the bank is refused in one line, and an empty code of a file makes no new one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seberang-bank-'))
    const line = 'WD-1,paid,FT26340031'
    const files: [name: string, content: string | Buffer, reason: string][] = [
      ['none', '', 'There is no line as'],
      ['blank', '\n ,,\n', 'There is no line as'],
      ['utf16', Buffer.from(`\ufeff${line}`, 'utf16le'), 'save it as CSV UTF-8'],
      ['latin', Buffer.from('WD-1,failed,caf\u00e9', 'latin1'), 'save it as CSV UTF-8'],
      ['own', 'reference,bank_code,number,name,amount\nWD-1,014,0081,AYU,1', 'This is the file for the bank'],
      ['more', `${line},100000,OK`, 'Line 1 has to be CODE,paid,REFERENCE'],
    ]
    for (const [name, content] of files) writeFileSync(join(folder, name), content)
    const given = [...files, ['.', '', 'cannot be read'], ['missing', '', 'cannot be read']] as const
    for (const [name, , reason] of given) {
      const { code, errors } = await runOps(server, 'money', 'bank-file-read', join(folder, name))
      expect([code, errors]).toEqual([1, expect.stringContaining(reason)])
      expect(errors.trim().split('\n')).toHaveLength(1)
    }
    await refund(30_000)
    const empty = await runOps(server, 'money', 'bank-file', '--again', '')
    expect(empty).toMatchObject({ code: 1, output: '', errors: "error: option '--again <file>' is empty\n" })
    expect((await file()).status).toBe(200)
  })

  it('what paid nothing is listed by pages, and says how much there is', async () => {
    const all = (await operator.call(calls.opsUnmatched, { query: { page: 1, page_size: 100 } })).body
    expect(all.count).toBe(all.results.length)
    expect(all).toMatchObject({ next: null, previous: null })
    expect(all.count).toBeGreaterThan(1)
    const pages = await Promise.all(
      all.results.map((_, at) =>
        operator.call(calls.opsUnmatched, { query: { page: at + 1, page_size: 1 } }),
      ),
    )
    expect(pages.flatMap(({ body }) => body.results)).toEqual(all.results)
    expect(pages.every(({ body }) => body.count === all.count)).toBe(true)
    expect(pages[0]?.body.next).toContain('page=2')
    expect((await runOps(server, 'money', 'unmatched', '--page', '2')).output).toBe('None.\n')
  })
})

describe('what a bank says', () => {
  it('is read with any separator, with reasons that have commas', () => {
    const text =
      '\ufeffreference,state,bank\r\nWD-1,paid,FT1234\r\n\r\n"RF-2";"failed";"closed; moved"\nRF-3\tfailed\ta, b\n'
    expect(parseBankResults(text)).toEqual({
      paid: [{ id: 'WD-1', reference: 'FT1234' }],
      failed: [
        { id: 'RF-2', reason: 'closed, moved' },
        { id: 'RF-3', reason: 'a, b' },
      ],
    })
  })

  it.each(['2.63420E+11', '2,6342e+11', '3E+11'])(
    '%s is what a spreadsheet made of a reference',
    (figure) => {
      expect(() => parseBankResults(`WD-1;paid;${figure}`)).toThrow(
        /Line 1: a spreadsheet turned the reference into a number/,
      )
    },
  )

  it.each([
    'WD-1,sent,FT1',
    'WD-1,paid,',
    'WD-1',
    'WD-1,paid,FT1,100000,OK',
    'WD-1,paid,"FT1,100000"',
    ',paid,FT1',
    '<html>,failed,x',
  ])('%s is refused with its line', (line) => {
    expect(() => parseBankResults(`reference,state,bank\n${line}`)).toThrow(/Line 2/)
  })
})
