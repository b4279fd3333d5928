import { calls, type OpsSettle } from '@seberang/domain/api'
import { leastWithdrawal } from '@seberang/domain/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { creditCustomer, paysLater } from './support/companies.ts'
import { openServersDatabase } from './support/closed-server.ts'
import { advanceClock, atGateway, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { surely } from './support/counter.ts'
import { photo } from './support/files.ts'
import { databases } from './support/server.ts'
import { asksRefund, paidOrder } from './support/refunds.ts'
import {
  addsAccount,
  code as proofOf,
  pin,
  richCustomer,
  setsPin,
  topsUp,
  withdraws,
} from './support/wallet.ts'
import { listUnmatched } from './support/unmatched.ts'

const isTransfer = "reference like '%:transfer FT%'"

/** SQL that breaks each invariant, bypassing triggers and foreign keys. */
const breaks: Record<string, string[]> = {
  'every ledger transaction sums to zero': [
    'update ledger_entries set amount = amount + 1 where id = (select min(id) from ledger_entries)',
  ],
  'every ledger transaction has two sides': [
    "insert into ledger_transactions (kind, reference, created_at) values ('credit', 'alone', now())",
  ],
  'every kept balance is the sum of its entries': [
    "update ledger_accounts set balance = balance + 1 where code = 'revenue'",
  ],
  'no wallet is below zero': [
    'alter table ledger_accounts drop constraint ledger_accounts_not_negative',
    "update ledger_accounts set balance = -1 where kind = 'wallet'",
  ],
  'a wallet is its customer’s': [
    "update ledger_accounts set customer_id = (select max(id) from customers) where kind = 'wallet'",
  ],
  'an invoice is paid exactly when one settlement of it stands': [
    "update invoices set status = 'paid', paid_at = now() where type = 'additional' and status = 'pending'",
  ],
  'every payment that is settled is booked once': [
    "update payments set transaction_id = 'another' where state = 'settled'",
  ],
  'no settlement stands without its payment': [
    "update payments set state = 'denied' where state = 'settled'",
  ],
  'what pays from a wallet leaves it at once': [
    "update payments set amount = amount + 1 where method = 'wallet'",
  ],
  'a top-up fills the wallet of its customer once': [
    "update invoices set total = total + 1 where type = 'topup' and status = 'paid'",
  ],
  'what a transfer brought above its invoice is in the wallet': [
    "update payments set surplus = surplus - 1 where method = 'manual' and state = 'settled'",
  ],
  'every line of the bank statement is booked once, with its amount': [
    "update bank_transfers set reference = 'FT' || reference",
  ],
  'no transfer is booked without its line of the bank statement': ['delete from bank_transfers'],
  'what came in was paid for something or is owed back': [
    "update ledger_accounts set balance = balance - 1 where kind = 'clearing'",
  ],
  'an invoice is the sum of its items': ["update invoices set total = total + 1 where type = 'additional'"],
  'an item is the sum of its lines': [`update invoice_items set lines = jsonb_set(lines, '{duty}', '-1')`],
  'a credit is the sum of its lines': ['update credits set amount = amount + 1'],
  'a credit is in the wallet, or off what is owed, until it is undone': [
    'update credits set undone_at = now()',
  ],
  'what is paid later is owed by its company until it is paid or returned': [
    "update invoices set total = total + 1 where type = 'paylater'",
  ],
  'what is paid later is what was paid with it, less what was returned': [
    'update pay_later_reductions set amount = amount + 1',
  ],
  'every payment with credit is owed by the company of its customer': [
    "update payments set amount = amount + 1 where method = 'paylater'",
  ],
  'nothing was accepted to be paid later above the limit of then': [
    `update audit_log set detail = jsonb_set(detail, '{credit,limit}', '1') where action = 'company_credit'`,
  ],
  'what was off what is owed is so in the ledger': ['update pay_later_reductions set amount = amount * 2'],
  'no credit stands on an invoice that is not paid': [
    "update invoices set status = 'pending', paid_at = null where type = 'checkout'",
  ],
  'what stays paid of an order that has ended was returned': [
    "update invoices set status = 'paid', paid_at = now() where type = 'additional'",
    "update invoices set status = 'expired', ended_because = 'deadline', paid_at = null where type = 'checkout'",
  ],
  'no invoice waits long after its time': [
    "update invoices set due_at = now() - interval '1 year' where status = 'pending'",
  ],
  'an invoice that is over has no open payment': [
    "update payments set state = 'pending' where state = 'settled'",
  ],
  'what is added belongs to a shipment of its invoice': [
    'update invoices set adds_to = (select min(id) from invoices) where adds_to is not null',
  ],
  'what is added ends with its invoice': [
    "update invoices set status = 'expired', ended_because = 'deadline', paid_at = null where type = 'checkout'",
  ],
  'no voucher is used twice': ['update invoice_items set voucher_use = 2 where voucher_use = 1'],
  'a voucher is used exactly while its invoice is open or paid': [
    'update invoice_items set voucher_use = null where voucher_use is not null',
  ],
  'a voucher of one customer is used by nobody else': [
    'update vouchers set customer_id = (select max(id) from customers)',
  ],
  'what is held is the sum of the open withdrawals': [
    "update withdrawals set status = 'cancelled', ended_at = now() where status = 'requested'",
  ],
  'every withdrawal is held once, by its customer': [
    'update withdrawals set customer_id = (select min(id) from customers)',
  ],
  'every withdrawal that is paid is booked once': [
    "update withdrawals set status = 'processing', reference = null, ended_at = null where status = 'paid'",
  ],
  'every withdrawal that came back is in the wallet again': [
    "update withdrawals set status = 'paid', reference = 'FT1' || id, reason = null, processed_at = now(), processed_by = 'x' where status = 'rejected'",
  ],
  'no booking of a withdrawal stands without one': ["delete from withdrawals where status = 'rejected'"],
  'what was returned to a payer is booked once': ['update returned_money set amount = amount - 1'],
  'no money is booked as returned without its transfer': ['delete from returned_money'],
  'only what was owed back is returned': [
    `insert into ledger_transactions (kind, reference, created_at)
      select 'settlement_taken_back', owed, now() from returned_money`,
  ],
  'what is kept of what is owed back was returned too much of its order': [
    `with kept as (
        insert into ledger_transactions (kind, reference, created_at)
        values ('settlement_taken_back', 'alone#kept', now()) returning id)
      insert into ledger_entries (transaction_id, account_id, amount)
      select id, (select min(id) from ledger_accounts where kind = 'refunds_payable'), -1 from kept`,
  ],
  'no more is kept, or gone back in part, than was owed back': [
    `with kept as (
        insert into ledger_transactions (kind, reference, created_at)
        values ('settlement_taken_back', 'alone#part', now()) returning id)
      insert into ledger_entries (transaction_id, account_id, amount)
      select id, (select min(id) from ledger_accounts where kind = 'refunds_payable'), -1 from kept`,
  ],
  'what was returned too much of an order is lost once, and by us alone': [
    `insert into double_payouts (payout_id, reference, amount, operator, noted_at)
      select min(code), min(code), 1, 'x', now() from invoices`,
    `update ledger_transactions set reference = (select min(code) from invoices)
      where id = (select min(id) from ledger_transactions where kind = 'double_payout')`,
  ],
  'every double payout is booked once': ['update double_payouts set amount = amount - 1'],
  'every double payout that was given back is booked back': [
    "update double_payouts set recovered_reference = 'FT1', recovered_by = 'x', recovered_at = now()",
  ],
  'no booking of a double payout stands without one': ['delete from double_payouts'],
  'every double payout is of what had gone back, or was paid by another transfer': [
    "update double_payouts set payout_id = (select min(id) from withdrawals where status = 'requested')",
  ],
  'every refund that was approved is booked once': [
    "update refunds set amount = amount - 1 where status = 'approved'",
  ],
  'every refund that was transferred is booked once': [
    'update refunds set amount = amount - 1 where reference is not null',
  ],
  'every refund that the bank did not take is in the wallet': [
    'update refunds set amount = amount - 1 where bounced is not null',
  ],
  'every refund that was taken back is undone': [
    "update refunds set undone_at = now() where status = 'paid' and bank_account_id is null",
  ],
  'no booking of a refund stands without one': ["delete from refunds where status = 'approved'"],
  'no shipment is refunded more than was paid for it': [
    "update refunds set amount = 2000000000 where status = 'approved'",
  ],
  'a refund is its shipment’s, its order’s and its bank account’s customer’s': [
    'update refunds set customer_id = (select min(id) from customers)',
  ],
  'a shipment is as paid as its invoice': ["update carts set status = 'pending' where status = 'paid'"],
  'a shipment costs what was agreed to part by part': ['update invoice_items set amount = amount + 1'],
  'nothing goes to the door that owes': ["update carts set status = 'outbound' where status = 'paid'"],
  'the last log of a shipment is its status': [
    'delete from cart_logs where id = (select max(id) from cart_logs)',
  ],
  'every shipment has gone a permitted way': ["delete from cart_logs where status = 'pending'"],
  'only what has come is rated': [
    "insert into ratings (cart_id, stars, created_at) select min(id), 5, now() from carts where status <> 'finished'",
  ],
  'no log is without an actor': ["update cart_logs set actor = 'ghost'"],
  'every shipment is of what is or was offered': [
    "delete from reference_records where kind = 'packages' and id = 'udara-individu'",
  ],
  'every file that is shown is its customer’s': [
    'update files set customer_id = (select max(id) from customers)',
  ],
  'every shipment goes to an address of its customer': [
    'update addresses set is_main = false, customer_id = (select max(id) from customers)',
  ],
  'what is not checked out goes to an address as it is now': [
    `insert into addresses (id, customer_id, name, phone_number, sub_district_id, postal_code, address, created_at, deleted_at, copy_of)
      select 'earlier', customer_id, name, phone_number, sub_district_id, postal_code, address, created_at, now(), id
      from addresses limit 1`,
    "update carts set invoice_id = null, status = 'warehouse', address_id = 'earlier'",
  ],
  'no notice is numbered ahead of its customer’s count': ['update customers set last_notice = 0'],
  'no mail is given up': [
    'update mails set next_try_at = null, sent_at = null where id = (select min(id) from mails)',
  ],
}

describe.each(databases)('the invariants on %s', (kind) => {
  let database: OpenDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database, close } = await openServersDatabase(kind, live))
  })
  afterAll(() => close())

  /** @param of what breaks this one, in place of all that are broken */
  const namesOfBroken = async (statements: readonly string[], of?: string) => {
    const undone = new Error('undone')
    let broken: string[] = []
    await database.database
      .transaction(async (transaction) => {
        // Disables triggers and foreign keys.
        await transaction.execute(sql`set local session_replication_role = replica`)
        for (const statement of statements) await transaction.execute(sql.raw(statement))
        const results = await checkInvariants(transaction)
        broken = of
          ? (results.find(({ name }) => name === of)?.broken ?? [])
          : results.filter((result) => result.broken.length > 0).map((result) => result.name)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return broken
  }

  it('all hold after ordinary use', async () => {
    expect(await namesOfBroken([])).toEqual([])
  })

  it.each([
    [
      'taken back in the ledger alone',
      `insert into ledger_transactions (kind, reference, created_at)
        select 'settlement_taken_back', reference, now() from ledger_transactions where ${isTransfer} and kind <> 'money_returned'`,
    ],
    [
      'on another invoice',
      'update bank_transfers set invoice_id = (select min(id) from invoices where id <> invoice_id)',
    ],
    [
      'with another amount than the operator saw',
      `update ledger_entries set amount = amount * 2
        where transaction_id in (select id from ledger_transactions where ${isTransfer})`,
    ],
    [
      'with another amount than it was to pay',
      "update payments set amount = amount + 1 where method = 'manual' and state = 'settled'",
    ],
  ])('a line of the bank statement that is booked %s is named', async (_, statement) => {
    const lines = await namesOfBroken(
      [statement],
      'every line of the bank statement is booked once, with its amount',
    )
    expect(lines).toContainEqual(expect.stringMatching(/^\S+ FT26320001$/))
  })

  it('a transfer of a release that noted no lines may be without one', async () => {
    const earlier = "update audit_log set detail = detail - 'reference' where action = 'settle'"
    expect(await namesOfBroken(['delete from bank_transfers', earlier])).toEqual([])
  })

  it('each has statements that break it', async () => {
    const names = (await checkInvariants(database.database)).map(({ name }) => name)
    expect(Object.keys(breaks).sort()).toEqual(names.sort())
  })

  it.each(Object.entries(breaks))('%s: is reported when it is broken', async (name, statements) => {
    expect(await namesOfBroken(statements)).toContain(name)
  })
})

/** Shipments measured larger, measured smaller, finished and on their way, with files, a voucher and a wallet. */
async function live(url: string): Promise<void> {
  const operator = new Operator(url)
  const customer = await TestCustomer.register(url)
  await TestCustomer.register(url)
  const form = new FormData()
  form.set('file_data', new Blob([await photo()]), 'photo.jpg')
  const { body: uploaded } = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
  const codes: string[] = []
  for (let count = 0; count < 4; count += 1) {
    const code = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, invoice_file: uploaded.file_id },
    }))
    codes.push(code)
    const size = { weight: '2kg', size: '10x10x10cm' }
    await operator.call(calls.opsReceive, { body: { cart_code: code, ...size } })
  }
  const [larger = '', smaller = '', finished = '', plain = ''] = codes
  await operator.send('POST', `/api/ops/carts/${larger}/photos`, form)
  const { body: made } = await operator.call(calls.opsVoucher, {
    body: { kind: 'fixed', value: 10_000, suite: customer.suite },
  })
  const voucher = { code: made.voucher.code, cart_code: plain }
  const carts = [{ cart_code: plain, courier_code: 'jne-reg', insurance: 0 as const }]
  const ask = (expected_total: number) =>
    customer.call(calls.checkout, {
      body: { carts, payment_method: 'va_bni', voucher, expected_total },
    })
  await ask(((await ask(0)).body.data as { total: number }).total)
  for (const code of [larger, smaller, finished]) {
    const { payment } = await customer.checksOut(code)
    await atGateway(url, payment?.order_id ?? '', 'pay')
  }
  const transferred = await customer.savesCart()
  const { invoice_code, total } = await customer.checksOutBy('manual', transferred)
  const settle = (body: OpsSettle) => operator.call(calls.opsSettle, { params: { invoice_code }, body })
  await settle({ reference: 'FT26320001' })
  await surely((sure) => settle({ reference: 'FT26320002', amount: total - 90, again: true, ...sure }))
  const again = { reference: 'FT26320006', amount: total - 80, again: true }
  await surely((sure) => settle({ ...again, ...sure }))
  const owed = (await listUnmatched(operator)).find((one) => one.amount === total - 80)
  await operator.call(calls.opsReturnMoney, {
    params: { invoice_code },
    body: { order_id: owed?.order_id ?? '', reference: 'FT26320007', amount: total - 80 },
  })
  const measure = (cart_code: string, weight: string) =>
    operator.call(calls.opsMeasure, { params: { cart_code }, body: { weight, size: '10x10x10cm' } })
  await measure(larger, '3kg')
  await measure(smaller, '1kg')
  await advanceClock(url, 5 * 60_000)
  for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const)
    await operator.call(calls.opsMove, { params: { cart_code: finished }, body: { status } })
  const { customer: rich } = await richCustomer(url, '40kg')
  await setsPin(rich)
  const { id: account } = await addsAccount(rich)
  const withdrawal = async () => (await withdraws(rich, account, leastWithdrawal)).id
  const [paid, rejected] = [await withdrawal(), await withdrawal()]
  await operator.call(calls.opsProcessWithdrawal, { params: { id: paid }, body: {} })
  await operator.call(calls.opsPayWithdrawal, { params: { id: paid }, body: { reference: 'FT26320003' } })
  await operator.call(calls.opsRejectWithdrawal, {
    params: { id: rejected },
    body: { reason: 'Ditolak bank' },
  })
  const twice = await withdrawal()
  await operator.call(calls.opsProcessWithdrawal, { params: { id: twice }, body: {} })
  for (const [call, body] of [
    [calls.opsRejectWithdrawal, { reason: 'Ditolak bank' }],
    [calls.opsPayWithdrawal, { reference: 'FT26320005' }],
  ] as const)
    await surely((sure) => operator.call(call, { params: { id: twice }, body: { ...body, ...sure } }))
  await withdrawal()
  const filled = await topsUp(rich, 50_000)
  await atGateway(url, filled.payment?.order_id ?? '', 'pay')
  const ownWallet = { payment_method: 'wallet' as const, pin, otp_token: await proofOf(rich, 'CO') }
  const order = { ...(await rich.order([await rich.savesCart()])), ...ownWallet }
  await rich.call(calls.checkout, { body: order })
  await refundsOfAllKinds(rich, account)
  const { customer: company } = await creditCustomer(url)
  const later = await asksRefund(company, (await paysLater(company)).order, { amount: 20_000 })
  await operator.call(calls.opsApproveRefund, { params: { id: later.id }, body: {} })
}

/** To the wallet, to a bank that took it, that did not, and that is to have it; one is only asked for. */
async function refundsOfAllKinds(customer: TestCustomer, account: string): Promise<void> {
  const operator = new Operator(customer.url)
  const asks = async (to: string) =>
    (await asksRefund(customer, (await paidOrder(customer)).order, { to })).id
  const approved = async (to: string) => {
    const id = await asks(to)
    await operator.call(calls.opsApproveRefund, { params: { id }, body: { amount: 20_000 } })
    return id
  }
  await approved('wallet')
  const [paid, bounced] = [await approved(account), await approved(account)]
  await operator.call(calls.opsPayRefund, { params: { id: paid }, body: { reference: 'FT26320004' } })
  await operator.call(calls.opsRejectRefund, { params: { id: bounced }, body: { reason: 'Ditolak bank' } })
  await approved(account)
  await asks('wallet')
}
