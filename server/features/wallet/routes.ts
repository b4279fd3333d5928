import { calls } from '@seberang/domain/api'
import { bankAccountsADay, withdrawalsADay } from '@seberang/domain/limits'
import { momentsOfMonth } from '@seberang/domain/time'
import { statementFile } from '@seberang/domain/wallet'
import { loadCustomer } from '../../customers/view.ts'
import { day, readClock } from '../../database/clock.ts'
import { inTransaction } from '../../database/transaction.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { viewCaughtUp } from '../../invoicing/caught-up.ts'
import { requireOwnAccount, transferAccount } from '../../invoicing/transfer-account.ts'
import { mailPinLocked } from '../../mail/pin-locked-mail.ts'
import { printLedgerInWorker } from '../../pdf/worker.ts'
import { customerOf, operatorOf } from '../../security/caller.ts'
import { checkPinAndCode } from '../../customers/pins.ts'
import { fullName } from '../../customers/full-name.ts'
import { countUse } from '../../security/rate-counters.ts'
import { addBankAccount, listBankAccounts, makeMainBankAccount, removeBankAccount } from './bank-accounts.ts'
import { findBanks } from '../../reference/banks.ts'
import { dismissDoublePayout, recoverDoublePayout, unrecoverDoublePayout } from './double-payouts.ts'
import { isAccountInvented } from '../../reference/placeholders.ts'
import { readHistory, readMovements } from './history.ts'
import { csvOf, sheetOf } from './statement.ts'
import { topUp } from './top-up.ts'
import {
  cancelWithdrawal,
  listForOperator,
  listWithdrawals,
  payoutOf,
  payWithdrawal,
  processWithdrawal,
  recordPayout,
  rejectWithdrawal,
  requestWithdrawal,
  unpayWithdrawal,
} from './withdrawals.ts'

export const walletRoutes: Route[] = [
  read(calls.walletHistory, async ({ query, caller, language }, { database, services }) => {
    const history = await readHistory(database, { customerId: customerOf(caller), language }, query)
    const { count, results, reversed, ...sums } = history
    const catalogue = services.reference.current()
    // Nobody is to send money to an account that a release has invented.
    const isOurs = !services.config.production || !isAccountInvented(catalogue)
    return {
      ...pageOf(calls.walletHistory.path, query, count, results),
      ...sums,
      reversed: reversed && { ...reversed, ...(isOurs && { account: transferAccount(catalogue) }) },
    }
  }),
  read(calls.walletStatement, async ({ query: { month, format }, caller, language }, { database, now }) => {
    const { id, firstName, lastName } = await loadCustomer(database, customerOf(caller))
    const movements = await readMovements(database, id, momentsOfMonth(month), language)
    const statement = { month, customer: { id, name: fullName({ firstName, lastName }) }, ...movements }
    const fileName = statementFile(month, format)
    if (format === 'csv') {
      const bytes = Buffer.from(csvOf(statement, language))
      return { bytes, contentType: 'text/csv; charset=utf-8', attachment: true, fileName }
    }
    const bytes = await printLedgerInWorker(sheetOf(statement, language, now), caller.network)
    return { bytes, contentType: 'application/pdf', attachment: true, fileName }
  }),
  command(calls.topUp, {
    async execute({ body, caller }, { transaction, now, services }) {
      requireOwnAccount(services)
      const { gateways } = services
      return { invoice_code: await topUp({ transaction, now, gateways }, customerOf(caller), body) }
    },
    // Opens its number at the gateway.
    async finish({ invoice_code }: { invoice_code: string }, { caller, language }, services) {
      const view = { catalogue: services.reference.current(), language, secrets: services.secrets }
      return { invoice_code, invoice: await viewCaughtUp(services, customerOf(caller), invoice_code, view) }
    },
  }),
  read(calls.availableBanks, ({ query }) => Promise.resolve({ results: findBanks(query.search) })),
  read(calls.bankAccounts, async ({ caller }, { database, services }) => ({
    results: await listBankAccounts(database, services, customerOf(caller)),
  })),
  command(calls.addBankAccount, {
    async execute({ body, caller }, { transaction, services, now }) {
      // Each is mailed about.
      await countUse(transaction, `bank-accounts:${customerOf(caller)}`, bankAccountsADay, day)
      return { bank_account: await addBankAccount(transaction, services, { input: body, caller }, now) }
    },
  }),
  command(calls.makeMainBankAccount, {
    execute: async ({ params, caller }, { transaction, services, now }) => ({
      bank_account: await makeMainBankAccount(
        transaction,
        services,
        { ...params, customerId: customerOf(caller) },
        now,
      ),
    }),
  }),
  command(calls.removeBankAccount, {
    async execute({ params, caller }, { transaction, services, now }) {
      await removeBankAccount(transaction, services, { ...params, caller }, now)
      return undefined
    },
  }),
  read(calls.withdrawals, async ({ query, caller }, { database, services, now }) => {
    const { count, results, ...terms } = await listWithdrawals(
      database,
      services,
      customerOf(caller),
      query,
      now,
    )
    return { ...pageOf(calls.withdrawals.path, query, count, results), ...terms }
  }),
  command(calls.withdraw, {
    prepare: ({ body: { pin, otp_token }, caller }, services) =>
      checkPinAndCode(services, caller, { ref: 'WD', pin, otp_token }, mailPinLocked),
    async execute({ body, caller }, { transaction, services, now, prepared }) {
      if (prepared) return prepared
      await countUse(transaction, `withdrawals:${customerOf(caller)}`, withdrawalsADay, day)
      return { withdrawal: await requestWithdrawal(transaction, services, { input: body, caller }, now) }
    },
  }),
  command(calls.cancelWithdrawal, {
    execute: async ({ params, caller }, { transaction, services, now }) => ({
      withdrawal: await cancelWithdrawal(
        transaction,
        services,
        { ...params, customerId: customerOf(caller) },
        now,
      ),
    }),
  }),
  read(calls.opsWithdrawals, async ({ query }, { database, services }) => {
    const { count, results } = await listForOperator(database, services, query)
    return pageOf(calls.opsWithdrawals.path, query, count, results)
  }),
  command(calls.opsProcessWithdrawal, {
    async execute({ params: { id }, body, caller }, { transaction, services, now, audit }) {
      const request = { id, operator: operatorOf(caller), sure: body.sure }
      const withdrawal = await processWithdrawal(transaction, services, request, now)
      const { suite, status } = withdrawal
      await audit('withdrawal_process', id, { suite, status, ...(body.sure !== undefined && { sure: true }) })
      return { withdrawal }
    },
    async finish(answer, _input, services) {
      const { withdrawal } = answer
      if (withdrawal.status !== 'processing') return answer
      const state = await services.payout.send(payoutOf(withdrawal))
      await inTransaction(services, async (transaction) =>
        recordPayout(transaction, services, withdrawal.id, state, await readClock(transaction)),
      )
      return answer
    },
  }),
  command(calls.opsPayWithdrawal, {
    async execute({ params: { id }, body, caller }, { transaction, services, now, audit }) {
      const { reference, sure } = body
      const transferred = { id, reference, operator: operatorOf(caller), sure }
      const withdrawal = await payWithdrawal(transaction, services, transferred, now)
      const noted = { suite: withdrawal.suite, amount: withdrawal.to_pay, reference }
      await audit('withdrawal_pay', id, { ...noted, ...(withdrawal.double_payout && { double: true }) })
      return { withdrawal }
    },
  }),
  command(calls.opsUnpayWithdrawal, {
    async execute({ params: { id }, body: { reference, sure } }, { transaction, services, now, audit }) {
      const withdrawal = await unpayWithdrawal(transaction, services, { id, reference, sure }, now)
      const noted = { suite: withdrawal.suite, amount: withdrawal.to_pay, reference }
      await audit('withdrawal_unpay', id, { ...noted, ...(sure !== undefined && { sure: true }) })
      return { withdrawal }
    },
  }),
  command(calls.opsRecoverDoublePayout, {
    async execute({ params: { id }, body, caller }, { transaction, now, audit }) {
      const { reference, sure } = body
      const given = { id, reference, operator: operatorOf(caller), sure }
      const double_payout = await recoverDoublePayout(transaction, given, now)
      const { suite, amount } = double_payout
      await audit('double_payout_recover', id, {
        suite,
        amount,
        reference,
        ...(sure !== undefined && { sure: true }),
      })
      return { double_payout }
    },
  }),
  command(calls.opsUnrecoverDoublePayout, {
    async execute({ params: { id }, body: { reference } }, { transaction, now, audit }) {
      const double_payout = await unrecoverDoublePayout(transaction, { id, reference }, now)
      const { suite, amount } = double_payout
      await audit('double_payout_unrecover', id, { suite, amount, reference })
      return { double_payout }
    },
  }),
  command(calls.opsDismissDoublePayout, {
    async execute({ params: { id }, body: { reason }, caller }, { transaction, now, audit }) {
      const given = { id, operator: operatorOf(caller) }
      const double_payout = await dismissDoublePayout(transaction, given, now)
      const { suite, amount, reference } = double_payout
      await audit('double_payout_dismiss', id, { suite, amount, reference, reason })
      return { double_payout }
    },
  }),
  command(calls.opsRejectWithdrawal, {
    async execute({ params: { id }, body: { reason, sure } }, { transaction, services, now, audit }) {
      const withdrawal = await rejectWithdrawal(transaction, services, { id, reason, sure }, now)
      const noted = { suite: withdrawal.suite, reason }
      await audit('withdrawal_reject', id, { ...noted, ...(sure !== undefined && { sure: true }) })
      return { withdrawal }
    },
  }),
]
