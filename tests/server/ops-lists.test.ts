import { calls } from '@seberang/domain/api'
import { leastWithdrawal } from '@seberang/domain/limits'
import { jakartaDay } from '@seberang/domain/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { runOps } from './support/ops.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, richCustomer, setsPin, withdraws } from './support/wallet.ts'

const day = 86_400_000

describe.each(databases)('lists of operators on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let customer: TestCustomer
  let account: string
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    ;({ customer } = await richCustomer(server.url))
    await setsPin(customer)
    account = (await addsAccount(customer)).id
  })
  afterAll(() => server.close())

  it('whoever takes another name stops the transfers of nobody else', async () => {
    const { customer: other } = await richCustomer(server.url)
    await setsPin(other)
    const own = await addsAccount(other)
    const theirs = await withdraws(other, own.id, 60_000)
    const body = { first_name: 'Lain', last_name: 'Orang' }
    expect((await other.call(calls.saveProfile, { body })).status).toBe(200)
    const mine = await withdraws(customer, account, 60_000)
    const made = await operator.call(calls.opsBankFile, { body: {} })
    expect(made.body.file.lines.map(({ id }) => id)).toEqual([mine.id])
    const { body: waiting } = await operator.call(calls.opsWithdrawals, {
      query: { page: 1, page_size: 100 },
    })
    expect(waiting.results).toContainEqual(expect.objectContaining({ id: theirs.id, needs_review: true }))
  })

  it('say where they stop at a page', async () => {
    for (let count = 0; count < 11; count += 1) {
      // Each takes a code by mail, of which there are ten a day.
      if (count % 6 === 0) await advanceClock(server.url, day)
      await withdraws(customer, account, leastWithdrawal)
    }
    const first = (await runOps(server, 'withdrawal', 'list')).output.trim().split('\n')
    expect(first).toHaveLength(11)
    expect(first.at(-1)).toMatch(/^10 of \d+; --page 2 shows more$/)
    const second = (await runOps(server, 'withdrawal', 'list', '--page', '2')).output
    expect(second).toMatch(/^WD-/)
    expect(second).not.toContain('shows more')
    const { body: history } = await customer.call(calls.walletHistory, { query: { page: 1, page_size: 1 } })
    const now = Date.parse(history.results[0]?.at ?? '')
    const ends = new Date(Date.parse(`${jakartaDay(new Date(now))}T00:00:00Z`) + 30 * day).toISOString()
    for (let count = 0; count < 11; count += 1) {
      const other = await TestCustomer.register(server.url)
      await other.checksOutBy('manual', await other.savesCart())
      await operator.call(calls.opsVoucher, { body: { kind: 'fixed', value: 1_000 } })
      await operator.call(calls.opsSetPromo, {
        params: { id: `promo-${count}` },
        body: { title: 'A', summary: 'B', body: 'C', starts_at: ends, ends_at: ends.replace('T00', 'T09') },
      })
    }
    const lists = [['vouchers'], ['promos'], ['audit'], ['list'], ['list', '--needs', 'transfer']]
    for (const list of lists) {
      const { output, errors } = await runOps(server, ...list)
      expect(output, `${list.join(' ')} ${errors}`).toMatch(/^10 of \d+; --page 2 shows more$/m)
    }
    // Of what companies pay later there is no more than this.
    expect((await runOps(server, 'pay-later')).output).not.toContain('shows more')
  })
})
