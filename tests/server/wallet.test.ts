import { calls, type BankAccount, type WalletEntry } from '@seberang/domain/api'
import {
  bankAccountsADay,
  leastWithdrawal,
  maxBankAccounts,
  mostWithdrawnADay,
  pinTries,
  renameReviewDays,
  withdrawalsADay,
} from '@seberang/domain/limits'
import { walletEntryKinds } from '@seberang/domain/wallet'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, mailsTo, newestMail, Operator, refusedAs } from './support/api.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { LiveClient } from './support/live.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { addOperator } from './support/operators.ts'
import { runOps } from './support/ops.ts'
import { Counter, surely } from './support/counter.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import {
  accountInput,
  addsAccount,
  code,
  pin,
  richCustomer,
  setsPin,
  withdraws,
  walletHistory,
} from './support/wallet.ts'

const hour = 3_600_000
const day = 24 * hour

describe.each(databases)('the wallet on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let second: Operator
  beforeAll(async () => {
    server = await startTestServer(kind, { withdrawalFee: 2_500, twoApprovalsAbove: 1_000_000 })
    operator = new Operator(server.url)
    second = await addOperator(server, 'sari', 'finance')
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const lists = async (customer: TestCustomer) =>
    (await customer.call(calls.withdrawals, { query: { page: 1, page_size: 10 } })).body
  const process = (id: string, by = operator, isSure = false) => {
    const ask = (sure: { sure?: string }) =>
      by.call(calls.opsProcessWithdrawal, { params: { id }, body: sure })
    return isSure ? surely(ask) : ask({})
  }
  const pays = (id: string, reference: string, by = operator) =>
    by.call(calls.opsPayWithdrawal, { params: { id }, body: { reference } })
  const rejects = (id: string, reason = 'Nomor rekening ditolak bank', isSure = false) => {
    const ask = (sure: { sure?: string }) =>
      operator.call(calls.opsRejectWithdrawal, { params: { id }, body: { reason, ...sure } })
    return isSure ? surely(ask) : ask({})
  }
  const ready = async (weight?: string) => {
    const { customer, balance } = await richCustomer(server.url, weight)
    await setsPin(customer)
    const account = await addsAccount(customer)
    return { customer, balance, account }
  }

  describe('bank accounts', () => {
    it('are made the main one; once that is removed, the one before it is again', async () => {
      const customer = await TestCustomer.register(server.url)
      const ids: string[] = []
      for (const bank_code of ['014', '008', '002']) ids.push((await addsAccount(customer, { bank_code })).id)
      const [first = '', next = '', last = ''] = ids
      const order = async () => (await customer.call(calls.bankAccounts)).body.results.map(({ id }) => id)
      const main = (id: string) =>
        customer.call(calls.makeMainBankAccount, { params: { id }, body: { is_main: true } })
      const remove = (id: string) => customer.call(calls.removeBankAccount, { params: { id } })
      expect((await main(next)).body.bank_account).toMatchObject({ id: next, is_main: true })
      expect((await main(last)).status).toBe(200)
      expect(await order()).toEqual([last, next, first])
      expect((await remove(last)).status).toBe(204)
      expect(await order()).toEqual([next, first])
      expect((await remove(next)).status).toBe(204)
      expect(await order()).toEqual([first])
      expect((await remove(first)).status).toBe(204)
      expect((await remove(first)).status).toBe(404)
      expect((await main(first)).status).toBe(404)
      expect(await order()).toEqual([])
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('are offered by name or code, the usual ones first', async () => {
      const customer = await TestCustomer.register(server.url)
      const banks = async (search?: string) =>
        (await customer.call(calls.availableBanks, { query: search === undefined ? {} : { search } })).body
          .results
      expect((await banks()).length).toBeGreaterThan(100)
      expect((await banks())[0]).toEqual({ bank_code: '014', bank: 'BCA' })
      expect(await banks('central ASIA')).toEqual([{ bank_code: '014', bank: 'BCA' }])
      expect((await banks('542')).map(({ bank }) => bank)).toEqual(['Jago'])
      expect(await banks('no such bank')).toEqual([])
    })

    it('are added once confirmed, told by mail with a masked number, and the first is the main one', async () => {
      const customer = await TestCustomer.register(server.url)
      const first = await addsAccount(customer)
      expect(first).toMatchObject({
        bank: 'BCA',
        bank_code: '014',
        number: '008127658841',
        owner_name: 'AYU LESTARI',
        is_main: true,
        is_own: true,
      })
      const mail = await newestMail(server.url, customer.email)
      expect(mail.subject).toBe('Rekening bank baru di dompet Seberang kamu')
      expect(mail.text).toContain('BCA 0081•••8841')
      expect(mail.text).not.toContain('2765')
      const other = await addsAccount(customer, { bank_code: '008', owner_name: 'Rudi Wulandari' })
      expect(other).toMatchObject({ is_main: false, is_own: false })
      const { body } = await customer.call(calls.bankAccounts)
      expect(body.results).toEqual([first, other])
    })

    it.each([
      ['no confirmation of who it is', { reauth_token: undefined }, [403, 'reauthenticate']],
      ['a confirmation that is none', { reauth_token: 'x' }, [403, 'reauthenticate']],
      ['a proof that is none', { otp_token: 'x' }, [422, ['otp_token']]],
      ['a bank that is none', { bank_code: '999' }, [422, ['bank_code']]],
      ['letters in the number', { number: '0081 27A5' }, [422, ['number']]],
      ['a number that is too short', { number: '12345' }, [422, ['number']]],
      ['no owner', { owner_name: ' ' }, [422, ['owner_name']]],
      ['an emoji as its owner', { owner_name: '🚢' }, [422, ['owner_name']]],
    ])('are refused with %s', async (_, change, expected) => {
      const customer = await TestCustomer.register(server.url)
      const body = { ...(await accountInput(customer)), ...change }
      expect(refusedAs(await customer.call(calls.addBankAccount, { body }))).toEqual(expected)
      expect((await customer.call(calls.bankAccounts)).body.results).toEqual([])
    })

    it('are not added with the code of another purpose, nor twice', async () => {
      const customer = await TestCustomer.register(server.url)
      const body = await accountInput(customer, { otp_token: await code(customer, 'WD') })
      expect(refusedAs(await customer.call(calls.addBankAccount, { body }))).toEqual([422, ['otp_token']])
      await addsAccount(customer)
      const again = await accountInput(customer, { number: '0081-2765-8841' })
      expect(refusedAs(await customer.call(calls.addBankAccount, { body: again }))).toEqual([422, ['number']])
    })

    it('are no more than a customer may have', async () => {
      expect(maxBankAccounts).toBeLessThanOrEqual(bankAccountsADay)
      const customer = await TestCustomer.register(server.url)
      for (let count = 0; count < maxBankAccounts; count += 1) {
        await addsAccount(customer, { number: `00812765${1000 + count}` })
      }
      await advanceClock(server.url, day + hour)
      const body = await accountInput(customer, { number: '111122223333' })
      expect(refusedAs(await customer.call(calls.addBankAccount, { body }))).toEqual([
        409,
        'bank_accounts_full',
      ])
    })
  })

  describe('a withdrawal', () => {
    it('needs the PIN: it is locked after too many wrong ones, over days free again, and by another PIN', async () => {
      const { customer, balance, account } = await ready()
      let otp_token = await code(customer, 'WD')
      const asks = (given: string) =>
        customer.call(calls.withdraw, {
          body: { bank_account_id: account.id, amount: 100_000, pin: given, otp_token },
        })
      for (let left = pinTries - 1; left > 0; left -= 1) {
        const { status, body } = await asks('111112')
        expect([status, body.errors?.[0]?.field]).toEqual([422, 'pin'])
        expect(body.errors?.[0]?.message).toContain(left === 1 ? 'satu percobaan' : `Sisa percobaan: ${left}`)
      }
      const lockings = async () =>
        (await mailsTo(server.url, customer.email)).filter(({ subject }) => subject.includes('terkunci'))
      expect(await lockings()).toHaveLength(0)
      expect(refusedAs(await asks('111112'))).toEqual([429, 'pin_locked'])
      expect(refusedAs(await asks(pin))).toEqual([429, 'pin_locked'])
      // Its owner is told once: whoever guessed is signed in to the account.
      const [told, ...more] = await lockings()
      expect(more).toEqual([])
      expect(told?.text).toContain(`${pinTries} kali salah`)
      expect(await walletHistory(customer)).toMatchObject({ balance, hold: 0 })
      const body = {
        pin: '735019',
        otp_token: await code(customer, 'PIN'),
        reauth_token: await customer.reauthenticates(),
      }
      expect((await customer.call(calls.resetPin, { body })).status).toBe(200)
      otp_token = await code(customer, 'WD')
      expect((await asks('735019')).status).toBe(201)
    })

    it('of a large amount takes two operators', async () => {
      const { customer, account } = await ready('40kg')
      const { id } = await withdraws(customer, account.id, 1_000_001)
      const first = await process(id)
      expect(first.body.withdrawal).toMatchObject({
        status: 'requested',
        approved_by: 'machine',
        needs_second: true,
        number: '0081•••8841',
      })
      expect(refusedAs(await process(id))).toEqual([409, 'second_operator'])
      expect(refusedAs(await pays(id, 'FT26320009'))).toEqual([409, 'withdrawal_ended'])
      expect((await process(id, second)).body.withdrawal).toMatchObject({
        status: 'processing',
        processed_by: 'sari',
      })
    })

    it('that is being transferred is handed out again to whoever is sure of it', async () => {
      const { customer, account } = await ready()
      const { id } = await withdraws(customer, account.id, 100_000)
      expect((await process(id)).body.withdrawal).toMatchObject({
        handed_over_by: 'machine',
        bank_file: null,
      })
      for (const by of [second, operator]) {
        const doubted = await process(id, by)
        expect(refusedAs(doubted)).toEqual([422, ['id']])
        expect(doubted.body.errors?.[0]?.message).toMatch(/^machine mengambilnya \d{4}-\d\d-\d\d \d\d:\d\d/)
        expect(JSON.stringify(doubted.body)).not.toContain('008127658841')
      }
      expect((await process(id, second, true)).body.withdrawal).toMatchObject({
        processed_by: 'machine',
        handed_over_by: 'sari',
        number: '008127658841',
      })
      expect((await process(id)).body.errors?.[0]?.message).toContain('sari mengambilnya')
      expect((await runOps(server, 'withdrawal', 'list', '--status', 'processing')).output).toMatch(
        new RegExp(`${id}.*by hand, by sari`),
      )
      const again = await runOps(server, 'withdrawal', 'process', id)
      expect([again.code, again.errors]).toEqual([
        1,
        expect.stringMatching(/sari took it .*\n.*--sure \w{4}/),
      ])
    })

    it('is nobody else’s', async () => {
      const { customer, account } = await ready()
      const { id } = await withdraws(customer, account.id, 100_000)
      const stranger = await TestCustomer.register(server.url)
      expect((await stranger.call(calls.cancelWithdrawal, { params: { id } })).status).toBe(404)
      expect((await lists(stranger)).results).toEqual([])
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('holds its money, is told by mail, processed, and paid with its fee', async () => {
      const { customer, balance, account } = await ready()
      const live = await LiveClient.open(server.url, customer.token)
      const withdrawal = await withdraws(customer, account.id, 200_000)
      expect(withdrawal).toMatchObject({
        amount: 200_000,
        fee: 2_500,
        status: 'requested',
        needs_review: false,
        bank_account: { id: account.id, bank: 'BCA', number: '008127658841' },
        ended_at: null,
      })
      expect(withdrawal.id).toMatch(/^WD-/)
      expect(await live.upTo('wallet')).toContainEqual(
        expect.objectContaining({ topic: 'wallet', code: withdrawal.id }),
      )
      live.socket.close()
      expect(await walletHistory(customer)).toMatchObject({ balance: balance - 200_000, hold: 200_000 })
      expect((await newestMail(server.url, customer.email)).text).toContain('BCA 0081•••8841')

      const processing = await process(withdrawal.id)
      expect(processing.body.withdrawal).toMatchObject({
        status: 'processing',
        to_pay: 197_500,
        number: '008127658841',
        processed_by: 'machine',
      })
      expect((await customer.call(calls.cancelWithdrawal, { params: { id: withdrawal.id } })).status).toBe(
        409,
      )
      expect((await pays(withdrawal.id, 'ft 26-320001a')).body.withdrawal).toMatchObject({
        status: 'paid',
        reference: 'FT26320001A',
        number: '0081•••8841',
      })
      expect(await walletHistory(customer)).toMatchObject({ balance: balance - 200_000, hold: 0 })
      const mail = await newestMail(server.url, customer.email)
      expect(mail.subject.replaceAll('\u00a0', ' ')).toContain('197.500')
      expect((await lists(customer)).results).toMatchObject([{ id: withdrawal.id, status: 'paid' }])
      expect(refusedAs(await pays(withdrawal.id, 'FT26320002'))).toEqual([422, ['id']])
      expect(refusedAs(await rejects(withdrawal.id))).toEqual([409, 'withdrawal_ended'])
    })

    it('is cancelled while it is requested, once', async () => {
      const { customer, balance, account } = await ready()
      const { id } = await withdraws(customer, account.id, 100_000)
      const cancel = () => customer.call(calls.cancelWithdrawal, { params: { id: id.toLowerCase() } })
      const answers = await Promise.all([cancel(), cancel()])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await walletHistory(customer)).toMatchObject({ balance, hold: 0 })
      expect((await walletHistory(customer)).results[0]).toMatchObject({
        kind: 'withdrawal_returned',
        title: 'Penarikan dibatalkan',
        amount: 100_000,
        balance,
        code: id,
      })
      expect(refusedAs(await process(id))).toEqual([409, 'withdrawal_ended'])
    })

    it.each([['requested'], ['processing']])(
      'that is %s is rejected with a reason, and its money is back',
      async (state) => {
        const { customer, balance, account } = await ready()
        const { id } = await withdraws(customer, account.id, 100_000)
        if (state === 'processing') await process(id)
        expect((await rejects(id, undefined, true)).body.withdrawal).toMatchObject({ status: 'rejected' })
        expect(await walletHistory(customer)).toMatchObject({ balance, hold: 0 })
        expect((await walletHistory(customer)).results[0]?.title).toBe(
          'Penarikan dikembalikan, Nomor rekening ditolak bank',
        )
        expect((await newestMail(server.url, customer.email)).text).toContain('Nomor rekening ditolak bank')
        expect((await lists(customer)).results[0]).toMatchObject({ reason: 'Nomor rekening ditolak bank' })
      },
    )

    it('is refused for less than the least, more than there is, and a bank account that is not theirs', async () => {
      const { customer, balance, account } = await ready()
      const other = await ready()
      const asks = async (change: object) =>
        refusedAs(
          await customer.call(calls.withdraw, {
            body: {
              bank_account_id: account.id,
              amount: 100_000,
              pin,
              otp_token: await code(customer, 'WD'),
              ...change,
            },
          }),
        )
      expect(await asks({ amount: leastWithdrawal - 1 })).toEqual([422, ['amount']])
      expect(await asks({ amount: balance + 1 })).toEqual([422, ['amount']])
      expect(await asks({ bank_account_id: other.account.id })).toEqual([422, ['bank_account_id']])
      expect(await asks({ otp_token: 'x' })).toEqual([422, ['otp_token']])
      expect(await asks({ otp_token: await code(customer, 'CO') })).toEqual([422, ['otp_token']])
      expect(await walletHistory(customer)).toMatchObject({ balance, hold: 0 })
    })

    it('of all there is succeeds once of two at once', async () => {
      const { customer, balance, account } = await ready()
      const tokens = [await code(customer, 'WD')]
      // The proof of an earlier code counts until it is used.
      tokens.push(await code(customer, 'WD'))
      const answers = await Promise.all(
        tokens.map((otp_token) =>
          customer.call(calls.withdraw, {
            body: { bank_account_id: account.id, amount: balance, pin, otp_token },
          }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
      expect(await walletHistory(customer)).toMatchObject({ balance: 0, hold: balance })
    })

    it('needs a code of its own, in turn and at once', async () => {
      const { customer, balance, account } = await ready()
      let otp_token = await code(customer, 'WD')
      const asks = () =>
        customer.call(calls.withdraw, {
          body: { bank_account_id: account.id, amount: leastWithdrawal, pin, otp_token },
        })
      expect((await asks()).status).toBe(201)
      expect(refusedAs(await asks())).toEqual([422, ['otp_token']])
      otp_token = await code(customer, 'WD')
      const answers = await Promise.all([asks(), asks(), asks()])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
      expect(await walletHistory(customer)).toMatchObject({
        balance: balance - 2 * leastWithdrawal,
        hold: 2 * leastWithdrawal,
      })
    })

    it('sent twice with one key is one', async () => {
      const { customer, balance, account } = await ready()
      const body = {
        bank_account_id: account.id,
        amount: 100_000,
        pin,
        otp_token: await code(customer, 'WD'),
      }
      const ask = () =>
        customer.call(calls.withdraw, { body, headers: { 'idempotency-key': 'a-withdrawal-once' } })
      const [first, again] = [await ask(), await ask()]
      expect(again.body.withdrawal).toEqual(first.body.withdrawal)
      expect(await walletHistory(customer)).toMatchObject({ balance: balance - 100_000, hold: 100_000 })
    })

    it('is limited by the day of Jakarta; what came back does not count', async () => {
      const { customer, balance, account } = await ready('900kg')
      expect(balance).toBeGreaterThan(mostWithdrawnADay + leastWithdrawal)
      const asks = async (amount: number) =>
        customer.call(calls.withdraw, {
          body: { bank_account_id: account.id, amount, pin, otp_token: await code(customer, 'WD') },
        })
      expect((await asks(mostWithdrawnADay)).status).toBe(201)
      const refused = await asks(leastWithdrawal)
      expect(refusedAs(refused)).toEqual([422, ['amount']])
      expect((await lists(customer)).left_today).toBe(0)
      const [first] = (await lists(customer)).results
      await customer.call(calls.cancelWithdrawal, { params: { id: first?.id ?? '' } })
      expect((await lists(customer)).left_today).toBe(mostWithdrawnADay)
      expect((await asks(mostWithdrawnADay)).status).toBe(201)
      await advanceClock(server.url, day)
      expect((await lists(customer)).left_today).toBe(mostWithdrawnADay)
    })

    it('that is refused for its amount costs no try of the PIN, nor its code', async () => {
      const { customer, balance, account } = await ready()
      const otp_token = await code(customer, 'WD')
      const asks = (amount: number) =>
        customer.call(calls.withdraw, { body: { bank_account_id: account.id, amount, pin, otp_token } })
      for (let times = 0; times <= pinTries; times += 1)
        expect(refusedAs(await asks(balance + 1))).toEqual([422, ['amount']])
      expect((await asks(balance)).status).toBe(201)
    })

    it('of a customer without a PIN is refused', async () => {
      const { customer } = await richCustomer(server.url)
      const account = await addsAccount(customer)
      const body = {
        bank_account_id: account.id,
        amount: 100_000,
        pin,
        otp_token: await code(customer, 'WD'),
      }
      expect(refusedAs(await customer.call(calls.withdraw, { body }))).toEqual([409, 'no_pin'])
    })

    it('to an account in another name is processed by an operator who is sure', async () => {
      const { customer } = await ready()
      const other = await addsAccount(customer, { bank_code: '008', owner_name: 'Rudi Wulandari' })
      const { id, needs_review } = await withdraws(customer, other.id, 100_000)
      expect(needs_review).toBe(true)
      const { results } = (await operator.call(calls.opsWithdrawals, { query: { page: 1, page_size: 100 } }))
        .body
      expect(results.find((one) => one.id === id)).toMatchObject({
        number: '0081•••8841',
        owner_name: 'Rudi Wulandari',
        needs_review: true,
      })
      expect(refusedAs(await process(id))).toEqual([422, ['owner_name']])
      expect((await process(id, operator, true)).body.withdrawal.status).toBe('processing')
    })

    it('of a customer whose name is not the one that asked for it is processed by an operator who is sure', async () => {
      const { customer, account } = await ready()
      const { id, needs_review } = await withdraws(customer, account.id, 100_000)
      expect(needs_review).toBe(false)
      await customer.call(calls.saveProfile, { body: { first_name: 'Rudi', last_name: 'Wulandari' } })
      expect(refusedAs(await process(id))).toEqual([422, ['owner_name']])
      expect((await process(id, operator, true)).body.withdrawal.status).toBe('processing')
    })

    it('to an account in a name that is a new one to its customer is looked at, for thirty days', async () => {
      const { customer } = await ready()
      const other = await addsAccount(customer, { bank_code: '008', owner_name: 'Rudi Lestari' })
      // One of two names is enough.
      await customer.call(calls.saveProfile, { body: { first_name: 'Rudi' } })
      expect((await newestMail(server.url, customer.email)).text).toContain('Rudi Lestari')
      const first = await withdraws(customer, other.id, 50_000)
      expect(first.needs_review).toBe(true)
      const refused = await process(first.id)
      expect(refusedAs(refused)).toEqual([422, ['owner_name']])
      expect(refused.body.errors?.[0]?.message).toContain('mengganti namanya')
      await advanceClock(server.url, renameReviewDays * day)
      await customer.signsIn()
      const second = await withdraws(customer, other.id, 50_000)
      expect(second.needs_review).toBe(false)
      expect((await process(second.id)).body.withdrawal.status).toBe('processing')
    })

    it('that is being transferred is rejected by whoever is sure that it is not', async () => {
      const { customer, account } = await ready()
      const { id } = await withdraws(customer, account.id, 100_000)
      await process(id)
      const doubted = await rejects(id)
      expect(refusedAs(doubted)).toEqual([422, ['id']])
      expect(doubted.body.errors?.[0]?.message).toContain('machine mengambilnya')
      expect(await walletHistory(customer)).toMatchObject({ hold: 100_000 })
      expect((await rejects(id, undefined, true)).status).toBe(200)
    })

    it('is paid by one transfer, which pays no other', async () => {
      const { customer, account } = await ready()
      const ids = [
        (await withdraws(customer, account.id, 100_000)).id,
        (await withdraws(customer, account.id, 100_000)).id,
      ]
      for (const id of ids) await process(id)
      const answers = await Promise.all(ids.map((id) => pays(id, 'FT26329999')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('reference_used')
    })

    it('keeps its bank account from being removed until it has ended', async () => {
      const { customer, account } = await ready()
      const { id } = await withdraws(customer, account.id, 100_000)
      const remove = () => customer.call(calls.removeBankAccount, { params: { id: account.id } })
      expect(refusedAs(await remove())).toEqual([409, 'withdrawal_open'])
      await rejects(id)
      expect((await remove()).status).toBe(204)
      expect((await lists(customer)).results[0]?.bank_account.number).toBe('008127658841')
    })

    it('keeps the account from being deleted while its money is held', async () => {
      const { customer, account, balance } = await ready()
      const inTheWay = async () =>
        (await customer.call(calls.accountData)).body.data.obstacles.find((one) => one.kind === 'wallet')
      const { id } = await withdraws(customer, account.id, balance)
      expect(await inTheWay()).toMatchObject({ count: 1, amount: balance })
      await process(id)
      await process(id, second)
      expect((await pays(id, 'FT26320777')).status).toBe(200)
      expect(await inTheWay()).toBeUndefined()
    })

    it('is listed, processed and paid by commands, which are recorded', async () => {
      const { customer, account } = await ready()
      const { id } = await withdraws(customer, account.id, 150_000)
      expect((await runOps(server, 'withdrawal', 'list')).output).toContain(id)
      expect((await runOps(server, 'withdrawal', 'process', id)).output).toContain('008127658841')
      expect((await runOps(server, 'withdrawal', 'pay', id, '--reference', 'FT26320123')).output).toContain(
        'paid',
      )
      const { body } = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 100 } })
      const actions = body.results.filter(({ subject }) => subject === id).map(({ action }) => action)
      expect(actions).toEqual(['withdrawal_pay', 'withdrawal_process'])
    })
  })

  describe('the history', () => {
    const runs = (entries: readonly WalletEntry[], from = 0) => {
      let balance = from
      for (const entry of entries) {
        balance += entry.amount
        expect(entry.balance).toBe(balance)
      }
      return balance
    }

    it('of random movements adds up, line by line, page by page and kind by kind', async () => {
      const { customer, account } = await ready()
      let seed = 20261129
      const random = (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        return seed % below
      }
      for (let turn = 0; turn < 8; turn += 1) {
        const { id } = await withdraws(customer, account.id, leastWithdrawal + random(30_000))
        const choice = random(4)
        if (choice === 0) await customer.call(calls.cancelWithdrawal, { params: { id } })
        if (choice === 1) await rejects(id)
        if (choice >= 2) await process(id)
        if (choice === 3) await pays(id, `RND${turn}${seed}`)
      }
      const all = await walletHistory(customer)
      expect(runs(all.results.toReversed())).toBe(all.balance)
      expect(all.total_in - all.total_out).toBe(all.balance)
      expect(all.balance).toBe(await customer.wallet())
      const open = (await lists(customer)).results.filter(({ ended_at }) => ended_at === null)
      expect(all.hold).toBe(open.reduce((sum, { amount }) => sum + amount, 0))
      const pages = [
        await walletHistory(customer, { page_size: 4 }),
        await walletHistory(customer, { page: 2, page_size: 4 }),
      ]
      expect(pages.flatMap(({ results }) => results)).toEqual(all.results.slice(0, 8))
      const byKind: WalletEntry[] = []
      for (const one of walletEntryKinds)
        byKind.push(...(await walletHistory(customer, { kind: one })).results)
      expect(byKind.length).toBe(all.count)
      const out = await walletHistory(customer, { kind: 'out' })
      expect(out.results.reduce((sum, { amount }) => sum + amount, 0)).toBe(-all.total_out)
      expect(out.count + (await walletHistory(customer, { kind: 'in' })).count).toBe(all.count)
    })

    it('of a month is a statement whose sums meet, as PDF and as CSV that is no formula', async () => {
      const { customer, account } = await ready()
      const { id } = await withdraws(customer, account.id, 100_000)
      await rejects(id, '=HYPERLINK("http://x")')
      const { results, balance } = await walletHistory(customer)
      const month = new Date(Date.parse(results[0]?.at ?? '') + 7 * hour).toISOString().slice(0, 7)
      const loads = (format: string, of = month) =>
        customer.send<string>('GET', `${calls.walletStatement.path}?month=${of}&format=${format}`)
      const csv = await loads('csv')
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const lines = csv.text.replace('\ufeff', '').trim().split('\r\n')
      expect(lines).toHaveLength(results.length + 3)
      expect(lines.at(-1)).toMatch(new RegExp(`,${balance}$`))
      expect(lines.at(-2)).toContain('"Penarikan dikembalikan, =HYPERLINK(""http://x"")"')
      const pdf = await loads('pdf')
      expect(pdf.text.slice(0, 5)).toBe('%PDF-')
      const earlier = (await loads('csv', '2020-01')).text.trim().split('\r\n')
      expect(earlier).toHaveLength(3)
      expect((await loads('csv', '2026-13')).status).toBe(422)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('names a credit by its goods and its shipment, and what a correction took back', async () => {
      const counter = new Counter(server.url)
      const { customer, code: cart } = await counter.paid('3kg')
      await counter.measure(cart, '1kg')
      await counter.measure(cart, '2kg')
      const { results } = await walletHistory(customer)
      expect(
        results
          .map((one) => [one.kind, one.title, one.code])
          .toReversed()
          .slice(0, 1),
      ).toEqual([['credit', 'Selisih ukuran, Sepatu lari', cart]])
      expect(results.some(({ kind: one }) => one === 'taken_back')).toBe(true)
      runs(results.toReversed())
    })
  })
})

describe.runIf(databases.includes('PostgreSQL'))('the wallet behind other limits', () => {
  it.each<[string, number, (customer: TestCustomer, account: BankAccount) => Promise<number>]>([
    [
      'bank accounts',
      bankAccountsADay,
      async (customer) => {
        const body = await accountInput(customer, { bank_code: '008' })
        const { status, body: added } = await customer.call(calls.addBankAccount, { body })
        if (status === 201)
          await customer.call(calls.removeBankAccount, { params: { id: added.bank_account.id } })
        return status
      },
    ],
    [
      'withdrawals',
      withdrawalsADay,
      async (customer, { id }) => {
        const otp_token = await code(customer, 'WD')
        const body = { bank_account_id: id, amount: leastWithdrawal, pin, otp_token }
        const { status, body: asked } = await customer.call(calls.withdraw, { body })
        if (status === 201)
          await customer.call(calls.cancelWithdrawal, { params: { id: asked.withdrawal.id } })
        return status
      },
    ],
  ])('of %s there are %i a day, whether they stay or not', async (_, most, attempt) => {
    const server = await startTestServer('PostgreSQL')
    const { customer } = await richCustomer(server.url)
    await setsPin(customer)
    const account = await addsAccount(customer)
    await advanceClock(server.url, day)
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    // Each takes a code, and of those there are fewer in a day, but for who comes from many networks.
    const attempts = async () => {
      await client.query(`delete from rate_counters where key like 'codes:%'`)
      return attempt(customer, account)
    }
    for (let count = 0; count < most; count += 1) expect(await attempts()).toBe(201)
    expect(await attempts()).toBe(429)
    await advanceClock(server.url, day)
    expect(await attempts()).toBe(201)
    await client.end()
    await server.close()
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a withdrawal', () => {
  it('keeps its bank account from being removed at the same time', async () => {
    const server = await startTestServer('PostgreSQL')
    const { customer } = await richCustomer(server.url)
    await setsPin(customer)
    const { id } = await addsAccount(customer)
    const otp_token = await code(customer, 'WD')
    const client = await beginTransaction(server.databaseUrl)
    await client.query('select id from ledger_accounts where customer_id = $1 for update', [customer.id])
    const withdrawal = customer.call(calls.withdraw, {
      body: { bank_account_id: id, amount: leastWithdrawal, pin, otp_token },
    })
    await untilWaiting(client, 1)
    const removed = customer.call(calls.removeBankAccount, { params: { id } })
    await untilWaiting(client, 2)
    await client.query('commit')
    expect((await withdrawal).status).toBe(201)
    expect(await removed).toMatchObject({ status: 409, body: { code: 'withdrawal_open' } })
    await client.end()
    await server.close()
  })
})
