import { calls, type CodeRef, type GatewayNotification } from '@seberang/domain/api'
import { leastRefund, leastTopUp, leastWithdrawal } from '@seberang/domain/limits'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sealCompany, termsVersion } from '../../server/customers/company.ts'
import { advanceClock, hour, readClock } from '../../server/database/clock.ts'
import { rowsOf, sqlState, type Database, type Transaction } from '../../server/database/database.ts'
import {
  acceptedTerms,
  bankAccounts,
  carts,
  companies,
  companyMembers,
  doublePayouts,
  invoices,
  payments,
} from '../../server/database/schema/index.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { checkOut } from '../../server/features/cart/checkout.ts'
import { sealRecipient } from '../../server/features/wallet/recipient.ts'
import { requestRefund } from '../../server/features/wallet/refunds/refunds.ts'
import { requestWithdrawal } from '../../server/features/wallet/withdrawals.ts'
import { allMethods, type Gateway, type GatewayState } from '../../server/gateway/gateway.ts'
import { createGateways } from '../../server/gateway/gateways.ts'
import { readNotification } from '../../server/gateway/midtrans-format.ts'
import type { Services } from '../../server/http/services.ts'
import { checkInvariants, heldBySweeps } from '../../server/invariants/index.ts'
import { attemptsOf, isPaymentReversed } from '../../server/invoicing/attempts.ts'
import { invoiceLifeMs } from '../../server/invoicing/due.ts'
import { payInvoiceFromWallet } from '../../server/invoicing/pay-from-wallet.ts'
import { payInvoiceLater } from '../../server/invoicing/pay-later.ts'
import { expireInvoices } from '../../server/invoicing/reconcile.ts'
import { findToSetOff, setOffOrders } from '../../server/invoicing/set-off.ts'
import { orderIn } from '../../server/invoicing/reported-payment.ts'
import { Refusal } from '../../server/refusal/refusal.ts'
import { issueCodeProof } from '../../server/security/code-proofs.ts'
import { measuredDifference, withheldOf } from '../../server/shipments/difference.ts'
import { countProducts, loadInTurn } from '../../server/shipments/load.ts'
import { surely } from '../server/support/counter.ts'
import { notificationOf, serverKey } from '../server/support/notification.ts'
import { databases } from '../server/support/server.ts'
import { BankModel, happenings, type Operation, type Written } from './support/bank-model.ts'
import { randomFrom, seed, times } from './support/run.ts'
import { DirectCaller, DirectCustomer, openServices, openTestDatabase } from './support/services.ts'
import { proved } from './support/table.ts'

const operations = times(300, 5_000)
const clients = 16

/** What is doubted may change while an operator makes sure of it: they are asked again. */
async function untilSure(call: (sure: { sure?: string }) => Promise<{ body: object }>): Promise<void> {
  for (let times = 0; times < clients; times += 1) if (!('sure' in (await surely(call)).body)) return
}
const perRound = times(100, 1_000)
const cartsPerRound = times(12, 60)
const weights = [1, 2, 3, 5]
const methods = ['va_bca', 'va_bni', 'va_mandiri', 'qris', 'gopay', 'shopeepay', 'card', 'manual'] as const

/** A gateway that charges and cancels, and knows nothing when it is queried: only notifications tell about payments. */
const gateway: Gateway = {
  offers: allMethods,
  repeatsCharges: true,
  charge: async ({ order_id }) => ({ transaction_id: order_id, va_number: '1' }),
  status: async () => null,
  cancel: async () => true,
  refund: async () => undefined,
  signsNotifications: true,
  read: (notification) => readNotification(notification, serverKey),
}

/** Aborts a transaction that has done its work. */
class Aborted extends Error {}

/** Notes which transaction writes which invoice: to look for them among all would take longer with every operation. */
const noteWritten = [
  sql`create table written (transaction xid8 not null, invoice bigint not null)`,
  sql`create index on written (transaction)`,
  sql`create function note_written() returns trigger language plpgsql as
    'begin insert into written values (pg_current_xact_id(), new.id); return new; end'`,
  sql`create trigger note_written after insert or update on invoices
    for each row execute function note_written()`,
]

/** What was paid here: what every client adds up whenever it reads. */
const notePaidHere = sql`create index on payments (amount) where state = 'settled' and method in ('wallet', 'paylater')`

/** The invoices that the current transaction wrote. */
const writtenNow = sql`
  select code, status, total::float8 as total from invoices
  where id in (select invoice from written where transaction = pg_current_xact_id()) order by id`

/** A transaction in the history. */
interface Place {
  operation: Operation
  written: readonly Written[]
  state: 'open' | 'committed' | 'aborted'
}

/** Applies to the model what no open transaction comes before. */
function replay({ history, replayed, model, differences }: Bank): void {
  while (history[0] && history[0].state !== 'open') {
    const place = history[0]
    const { operation, written, state } = place
    history.shift()
    if (state === 'aborted') continue
    replayed.push(place)
    try {
      differences.push(...model.apply(operation, written))
    } catch (error) {
      differences.push(`${JSON.stringify(operation)}: ${String(error)}`)
    }
  }
}

interface Bank {
  /** Transactions in the order of their effect that are not yet replayed. */
  history: Place[]
  /** Those that were replayed, in their order. */
  replayed: Place[]
  services: Services
  model: BankModel
  random: () => number
  /** How many transfers were seen on the account, or made from it. */
  transfers: number
  /** What differs between the database and the model. */
  differences: string[]
  /** Failures that a customer would have seen. */
  failures: string[]
  count: { committed: number; refused: number; aborted: number; read: number; deadlocks: number }
}

/** One of the clients. */
class BankClient {
  private readonly bank: Bank
  private readonly services: Services
  private operation: Operation | null = null
  private aborts = false
  /** What the gateway says of the order that this client is notified of; else it knows nothing. */
  private said: GatewayState | null = null

  constructor(bank: Bank) {
    this.bank = bank
    const { database } = bank.services
    const hooked = new Proxy(database.database, {
      get: (target, name): unknown =>
        name === 'transaction' ? this.transact(target) : Reflect.get(target, name),
    })
    this.services = {
      ...bank.services,
      gateways: createGateways({ sandbox: { ...gateway, status: async () => this.said } }),
      database: { ...database, database: hooked },
    }
  }

  /** A transaction that takes its place in the history while it holds its locks: before all that waits for them. */
  private transact(database: Database) {
    return async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> => {
      let place: Place | undefined
      try {
        const result = await database.transaction(async (transaction) => {
          const done = await work(transaction)
          const written = rowsOf<Written>(await transaction.execute(writtenNow))
          place = this.takesPlace(written)
          if (this.aborts) throw new Aborted()
          return done
        })
        if (place) place.state = 'committed'
        // What follows the command's own transaction, such as opening the payment, moves no money.
        if (place?.operation.do !== 'sweep') this.operation = null
        return result
      } catch (error) {
        if (place) place.state = 'aborted'
        if (sqlState(error) === '40P01') this.bank.count.deadlocks += 1
        throw error
      } finally {
        replay(this.bank)
      }
    }
  }

  private takesPlace(written: readonly Written[]): Place | undefined {
    if (!this.operation) return undefined
    const place: Place = { operation: this.operation, written, state: 'open' }
    this.bank.history.push(place)
    return place
  }

  async act(): Promise<void> {
    const { bank } = this
    const { random, count } = bank
    if (random() < 0.25) {
      await this.reads()
      count.read += 1
      return
    }
    this.aborts = random() < 0.1
    try {
      await this.performs()
      if (this.operation && this.operation.do !== 'sweep') count.refused += 1
      else count.committed += 1
    } catch (error) {
      if (error instanceof Aborted) count.aborted += 1
      else bank.failures.push(`${JSON.stringify(this.operation)}: ${String(error)} ${sqlState(error) ?? ''}`)
    } finally {
      this.aborts = false
      this.operation = null
    }
  }

  private pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.bank.random() * items.length)]
  }

  private async performs(): Promise<void> {
    const { random, model } = this.bank
    const cart = this.pick(latestCarts()) ?? ''
    const owner = owners.get(cart)
    const invoice = this.pick(latestInvoices(model))
    if (!owner || !invoice) return this.checksOut(owner, cart)
    const shares: readonly (readonly [number, () => Promise<void>])[] = [
      [20, () => this.checksOut(owner, cart)],
      [26, () => this.notifies(invoice.code)],
      [4, () => this.topsUp(owner)],
      [4, () => this.takesBack()],
      [4, () => this.withdraws()],
      [5, () => this.endsWithdrawal()],
      [5, () => this.asksRefund()],
      [5, () => this.endsRefund()],
      [7, () => this.transfers(invoice.code)],
      [4, () => this.returns()],
      [3, () => this.losesReturned()],
      [2, () => this.settlesLoss()],
      [12, () => this.measures(cart)],
      [4, () => this.bills(cart)],
      [2, () => this.moves(cart)],
      [5, () => this.changes(invoice.code)],
      [5, () => this.paysFromWallet(owner, cart)],
      [4, () => this.paysLater(cart)],
      [4, () => this.paysOwed()],
      [4, () => this.sweeps()],
    ]
    let left = random() * shares.reduce((sum, [share]) => sum + share, 0)
    const chosen = shares.find(([share]) => {
      left -= share
      return left < 0
    })
    await chosen?.[1]()
  }

  private async sweeps(): Promise<void> {
    this.operation = { do: 'sweep' }
    await expireInvoices(this.services)
    await setOffOrders(this.services)
  }

  private async checksOut(owner: DirectCustomer | undefined, cart: string): Promise<void> {
    const method = this.pick(methods) ?? 'manual'
    this.operation = { do: 'checkout', customer: owner?.caller.customerId ?? 0, cart, method }
    await owner?.checksOut(this.services, cart, { payment_method: method })
  }

  private async notifies(code: string): Promise<void> {
    const { random, model } = this.bank
    const { total = 0 } = model.invoices.get(code) ?? {}
    const orders = await this.ordersOf(code)
    const place = random() < 0.8 ? orders.length - 1 : Math.floor(random() * orders.length)
    const order = orders[place] ?? ''
    const transaction = `${order}${random() < 0.85 ? 'a' : 'b'}`
    const roll = random()
    const status = roll < 0.7 ? 'settlement' : roll < 0.92 ? 'deny' : 'expire'
    // Of what is paid later, also what an earlier number was for.
    const due = random() < 0.5 ? (model.invoices.get(code)?.attempts[place]?.amount ?? total) : total
    const amount = Math.max(1, random() < 0.08 ? due - 1 : due)
    await this.reports({ invoice: code, place, transaction, status, amount })
  }

  /** What a gateway tells, and answers when it is asked about that. */
  private async reports(report: Omit<Operation & { do: 'notify' }, 'do'>): Promise<void> {
    const { invoice, place, transaction, status, amount } = report
    this.operation = { do: 'notify', ...report }
    const order = (await this.ordersOf(invoice))[place] ?? ''
    const status_code = { settlement: '200', deny: '202', expire: '407' }[status]
    const change = { transaction_id: transaction, transaction_status: status, status_code }
    const body = notificationOf(order, amount, change)
    this.said = gateway.read(body)
    try {
      await this.isNotified(body)
    } finally {
      this.said = null
    }
  }

  private async topsUp(customer: DirectCustomer, method = this.pick(methods) ?? 'manual'): Promise<void> {
    const amount = leastTopUp + Math.floor(this.bank.random() * 800_000)
    this.operation = { do: 'top_up', customer: customer.caller.customerId ?? 0, amount, method }
    await customer.call(this.services, calls.topUp, { body: { amount, payment_method: method } })
  }

  /** With money to begin with. */
  async fills(customer: DirectCustomer): Promise<void> {
    await this.topsUp(customer, 'va_bca')
    const { code = '', total = 0 } = [...this.bank.model.invoices.values()].at(-1) ?? {}
    const [order = ''] = await this.ordersOf(code)
    const report = { invoice: code, place: 0, status: 'settlement', amount: total } as const
    if (order) await this.reports({ ...report, transaction: `${order}a` })
  }

  /** A bank takes back one of the last top-ups or payments of what was owed, or something of what was refunded; or settles again a top-up that was spent. */
  private async takesBack(): Promise<void> {
    const { model, random } = this.bank
    const paid = latestInvoices(model).filter(
      (one) => one.status === 'paid' && (['topup', 'paylater'].includes(one.type) || model.isRefunded(one)),
    )
    const again = random() < 0.5 ? this.pick(model.reversedTopUps()) : undefined
    const refunded = paid.filter(model.isRefunded)
    const invoice = again ?? this.pick(refunded.length > 0 && random() < 0.5 ? refunded : paid)
    const place = invoice?.attempts.findIndex((one) => one.state === 'settled' && one.as === 'settlement')
    const transaction = place === undefined ? null : invoice?.attempts[place]?.transaction
    if (!invoice || place === undefined || transaction == null) return this.sweeps()
    const status = again ? 'settlement' : 'deny'
    await this.reports({ invoice: invoice.code, place, transaction, status, amount: invoice.total })
  }

  /** The order ids of an invoice's attempts, oldest first. */
  private async ordersOf(code: string): Promise<readonly string[]> {
    const { database } = this.bank.services.database
    const [invoice] = await database.select({ id: invoices.id }).from(invoices).where(eq(invoices.code, code))
    return invoice ? (await attemptsOf(database, invoice.id)).map(({ orderId }) => orderId) : []
  }

  /** Like a gateway, it repeats what was answered 503: another notification of the order came in between. */
  private async isNotified(body: GatewayNotification): Promise<void> {
    const notify = () => guest.call(this.services, calls.gatewayNotification, { body })
    while ((await notify()).status === 503);
  }

  private async transfers(invoice_code: string): Promise<void> {
    const { database } = this.services.database
    const [invoice] = await database.select().from(invoices).where(eq(invoices.code, invoice_code))
    // All of it was returned.
    if (!invoice || invoice.total === 0) return this.sweeps()
    // Without what would be above the invoice, which tests of their own have.
    const line = { reference: this.nextTransfer(), amount: invoice.total }
    this.operation = {
      do: 'transfer',
      invoice: invoice_code,
      transfer: line.reference,
      amount: line.amount,
    }
    const settles = (sure: { sure?: string }) =>
      operator.call(this.services, calls.opsSettle, {
        params: { invoice_code },
        body: { ...line, ...sure },
      })
    // One that comes too late is owed back; one that was never to come books nothing.
    const isToCome = (await attemptsOf(database, invoice.id)).some(({ method }) => method === 'manual')
    await (isToCome ? untilSure(settles) : settles({}))
  }

  /** About what is in the wallet, and sometimes more. */
  private async withdraws(): Promise<void> {
    const { model, random } = this.bank
    const customer = this.pick(people)
    const customerId = customer?.caller.customerId ?? 0
    const amount = Math.max(leastWithdrawal, Math.round(model.walletOf(customerId) * random() * 1.2))
    const otp_token = await this.proofOf(customerId, 'WD')
    const input = { bank_account_id: accountOf(customerId), amount, pin: '', otp_token }
    const operation = { do: 'withdraw' as const, customer: customerId, id: '', amount }
    this.operation = operation
    await this.orRefused(async (transaction, now) => {
      const request = { input, caller: customer?.caller ?? guest.caller }
      operation.id = (await requestWithdrawal(transaction, this.services, request, now)).id
    })
  }

  /** What a code by mail is exchanged for. The PIN and the code have tests of their own. */
  private async proofOf(customerId: number, ref: CodeRef): Promise<string> {
    const { services } = this.bank
    const { otp_token } = await services.database.database.transaction(async (transaction) =>
      issueCodeProof(transaction, services, { customerId, ref }, await readClock(transaction)),
    )
    return otp_token
  }

  /** A part of a command, of which a refusal is an answer. */
  private async orRefused(work: (transaction: Transaction, now: Date) => Promise<void>): Promise<void> {
    try {
      await inTransaction(this.services, async (transaction) =>
        work(transaction, await readClock(transaction)),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  /** One of the last invoices that wait, most often one that the wallet has enough for; or a shipment. */
  private async paysFromWallet(owner: DirectCustomer, cart: string): Promise<void> {
    const { model, random } = this.bank
    const waiting = latestInvoices(model).filter(({ status }) => status === 'pending')
    const affordable = waiting.filter(({ customer, total }) => total <= model.walletOf(customer))
    const invoice = this.pick(random() < 0.8 ? affordable : waiting)
    if (!invoice) return this.checksOutHere(owner, cart, 'wallet')
    const { code, customer } = invoice
    await this.paysHere(code, 'wallet', await this.proofOf(customer, 'CO'))
  }

  private async paysHere(invoice_code: string, method: PaidHere, otp_token: string): Promise<void> {
    const caller = this.ownerOf(invoice_code)?.caller
    if (!caller) return
    const pay = method === 'wallet' ? payInvoiceFromWallet : payInvoiceLater
    this.operation = { do: 'change', invoice: invoice_code, method }
    await this.orRefused((transaction, now) =>
      pay(transaction, this.services, { caller, invoice_code, otp_token }, now),
    )
  }

  private async checksOutHere({ caller }: DirectCustomer, cart: string, method: PaidHere): Promise<void> {
    const { model } = this.bank
    const customer = caller.customerId ?? 0
    const otp_token = await this.proofOf(customer, 'CO')
    this.operation = { do: 'checkout', customer, cart, method }
    const order = {
      carts: [{ cart_code: cart, courier_code: 'jne-reg', insurance: 0 as const }],
      payment_method: method,
      expected_total: model.priceOf(model.weightOf(cart)),
      otp_token,
    }
    await this.orRefused(async (transaction, now) => {
      const catalogue = this.services.reference.current()
      await checkOut({ transaction, now, catalogue, services: this.services }, caller, order, 'id')
    })
  }

  /** One of the last invoices of a company that wait, or a shipment of whoever. */
  private async paysLater(cart: string): Promise<void> {
    const { model, random } = this.bank
    const waiting = latestInvoices(model).filter(
      ({ type, status, customer }) =>
        status === 'pending' && (type === 'checkout' || type === 'additional') && companyOf.has(customer),
    )
    const invoice = random() < 0.6 ? this.pick(waiting) : undefined
    if (invoice) return this.paysHere(invoice.code, 'paylater', await this.proofOf(invoice.customer, 'CO'))
    const of =
      this.pick(latestCarts().filter((one) => companyOf.has(owners.get(one)?.caller.customerId ?? 0))) ?? cart
    const owner = owners.get(of)
    if (owner) await this.checksOutHere(owner, of, 'paylater')
  }

  /** One of the first that are owed: companies that are overdue pay nothing later. */
  private async paysOwed(): Promise<void> {
    const { model, random } = this.bank
    const owed = [...model.invoices.values()].filter(
      ({ type, status }) => type === 'paylater' && status === 'pending',
    )
    const invoice = this.pick(owed.slice(0, clients))
    if (!invoice) return this.sweeps()
    const { code, customer, total, attempts } = invoice
    const newest = attempts.at(-1)
    if (random() < 0.3) return this.transfers(code)
    if (total <= model.walletOf(customer) && random() < 0.4)
      return this.paysHere(code, 'wallet', await this.proofOf(customer, 'CO'))
    if (newest?.method === 'manual' || newest?.state !== 'open') return this.changes(code)
    const place = attempts.length - 1
    const order = (await this.ordersOf(code))[place] ?? ''
    await this.reports({
      invoice: code,
      place,
      transaction: `${order}a`,
      status: 'settlement',
      amount: total,
    })
  }

  private ownerOf(invoice_code: string): DirectCustomer | undefined {
    const customer = this.bank.model.invoices.get(invoice_code)?.customer
    return people.find(({ caller }) => caller.customerId === customer)
  }

  /** One of the last of them; two clients may want different ends of the same. */
  private async endsWithdrawal(): Promise<void> {
    const { bank, services } = this
    const last = [...bank.model.withdrawals].slice(-clients)
    const goneBack = last.filter(
      ([, { status, wasProcessing, isDouble }]) => status === 'rejected' && wasProcessing && !isDouble,
    )
    const found = this.pick(bank.random() < 0.6 && goneBack.length > 0 ? goneBack : last)
    if (!found) return this.withdraws()
    const [id, { customer, status }] = found
    const roll = bank.random()
    const to =
      roll < 0.3 ? 'cancelled' : roll < 0.5 ? 'rejected' : status === 'requested' ? 'processing' : 'paid'
    const transfer = to === 'paid' ? this.nextTransfer() : null
    this.operation = { do: 'end_withdrawal', id, to, transfer }
    const params = { id }
    if (to === 'cancelled') {
      const owner = people.find(({ caller }) => caller.customerId === customer)
      await owner?.call(services, calls.cancelWithdrawal, { params })
    } else if (to === 'rejected')
      await untilSure((sure) =>
        operator.call(services, calls.opsRejectWithdrawal, {
          params,
          body: { reason: 'Nomor salah', ...sure },
        }),
      )
    else if (to === 'processing')
      await untilSure((sure) => operator.call(services, calls.opsProcessWithdrawal, { params, body: sure }))
    else
      await untilSure((sure) =>
        operator.call(services, calls.opsPayWithdrawal, {
          params,
          body: { reference: transfer ?? '', ...sure },
        }),
      )
  }

  /** A reference of the bank. */
  private nextTransfer(): string {
    this.bank.transfers += 1
    return `FT${1000 + this.bank.transfers}`
  }

  private async asksRefund(): Promise<void> {
    const { random, model } = this.bank
    const cart = this.pick(latestCarts().filter(model.isPaid))
    if (cart === undefined) return this.sweeps()
    const customer = owners.get(cart)?.caller.customerId ?? 0
    const toBank = random() < 0.5
    const amount = random() < 0.5 ? null : leastRefund + Math.floor(random() * 100_000)
    const operation = { do: 'ask_refund' as const, id: '', customer, cart, amount, toBank }
    this.operation = operation
    const input = {
      cart_code: cart,
      reason: 'missing' as const,
      description: 'Dua kabel tidak ada.',
      to: toBank ? accountOf(customer) : 'wallet',
      files: [],
      ...(amount !== null && { amount }),
    }
    await this.orRefused(async (transaction, now) => {
      operation.id = (
        await requestRefund(transaction, this.services, { input, customerId: customer }, now)
      ).id
    })
  }

  /** One of the last that are open; two clients may want different ends of the same. */
  private async endsRefund(): Promise<void> {
    const { bank, services } = this
    const { random, model } = bank
    const open = [...model.refundsAsked].filter(
      ([, { status }]) => status === 'requested' || status === 'approved',
    )
    const found = this.pick(open.slice(-clients))
    if (!found) return this.sweeps()
    const [id, { status }] = found
    const params = { id }
    const roll = random()
    if (roll < 0.3) {
      this.operation = { do: 'end_refund', id, to: 'rejected', transfer: null }
      await untilSure((sure) =>
        operator.call(services, calls.opsRejectRefund, { params, body: { reason: 'Salah nomor', ...sure } }),
      )
    } else if (roll < 0.4 || status === 'requested') {
      const amount = random() < 0.7 ? null : leastRefund + Math.floor(random() * 50_000)
      const transfer = random() < 0.5
      this.operation = { do: 'approve_refund', id, amount, transfer }
      const body = { transfer, ...(amount !== null && { amount }) }
      await untilSure((sure) =>
        operator.call(services, calls.opsApproveRefund, { params, body: { ...body, ...sure } }),
      )
    } else {
      const reference = this.nextTransfer()
      this.operation = { do: 'end_refund', id, to: 'paid', transfer: reference }
      await untilSure((sure) =>
        operator.call(services, calls.opsPayRefund, { params, body: { reference, ...sure } }),
      )
    }
  }

  /** What is owed back, or what a bank took back before; or takes back that it was returned. */
  private async returns(): Promise<void> {
    const { bank, services } = this
    const { model, random } = bank
    const undone = random() < 0.15 ? this.pick(model.returned.slice(-clients)) : undefined
    if (undone) {
      const { invoice, transfer } = undone
      this.operation = { do: 'unreturn', invoice: invoice.code, transfer }
      const params = { invoice_code: invoice.code }
      await untilSure((sure) =>
        operator.call(services, calls.opsUnreturnMoney, { params, body: { reference: transfer, ...sure } }),
      )
      return
    }
    const found = this.pick((random() < 0.15 ? model.gone : model.kept).slice(-clients))
    if (!found) return this.sweeps()
    const { invoice, attempt, amount } = found
    const place = invoice.attempts.indexOf(attempt)
    const order_id = (await this.ordersOf(invoice.code))[place] ?? ''
    const reference = this.nextTransfer()
    this.operation = { do: 'return', invoice: invoice.code, place, amount, transfer: reference }
    const params = { invoice_code: invoice.code }
    await untilSure((sure) =>
      operator.call(services, calls.opsReturnMoney, {
        params,
        body: { order_id, reference, amount, ...sure },
      }),
    )
  }

  /** A bank takes back something of what was returned; or settles again what it took back. */
  private async losesReturned(): Promise<void> {
    const { model, random } = this.bank
    const isReported = ({ attempt }: { attempt: { method: string } }) => attempt.method !== 'manual'
    const lost = random() < 0.4 ? this.pick(model.losses.filter(isReported).slice(-clients)) : undefined
    const found = lost ?? this.pick(model.returned.filter(isReported).slice(-clients))
    if (!found) return this.returns()
    const { invoice, attempt, transaction, amount } = found
    const place = invoice.attempts.indexOf(attempt)
    const status = lost ? 'settlement' : 'deny'
    await this.reports({ invoice: invoice.code, place, transaction, status, amount })
  }

  /** What was paid out twice is given back, or was not; or it was not given back. */
  private async settlesLoss(): Promise<void> {
    const { bank, services } = this
    const { database } = services.database
    const noted = await database
      .select()
      .from(doublePayouts)
      // What is kept of a late payment is settled with that.
      .where(
        sql`${doublePayouts.recoveredReference} is null or strpos(${doublePayouts.recoveredReference}, ':') = 0`,
      )
      .orderBy(desc(doublePayouts.notedAt))
      .limit(clients)
    const found = this.pick(noted)
    if (!found) return this.returns()
    const { payoutId: id, owed, amount, recoveredReference } = found
    const order = owed === null ? null : orderIn(owed)
    const [paid] =
      order === null
        ? []
        : await database
            .select({ code: invoices.code })
            .from(payments)
            .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
            .where(eq(payments.orderId, order))
    const place = paid && order !== null ? (await this.ordersOf(paid.code)).indexOf(order) : -1
    const of = paid ? { invoice: paid.code, place, amount } : id
    const params = { id }
    if (recoveredReference !== null) {
      this.operation = { do: 'unrecover', of }
      const body = { reference: recoveredReference }
      await operator.call(services, calls.opsUnrecoverDoublePayout, { params, body })
    } else if (bank.random() < 0.7) {
      this.operation = { do: 'recover', of }
      const body = { reference: this.nextTransfer() }
      await operator.call(services, calls.opsRecoverDoublePayout, { params, body })
    } else {
      this.operation = { do: 'dismiss', of }
      await operator.call(services, calls.opsDismissDoublePayout, { params, body: { reason: 'Salah catat' } })
    }
  }

  private async measures(cart_code: string): Promise<void> {
    const weight = this.pick(weights) ?? 1
    this.operation = { do: 'measure', cart: cart_code, weight }
    await operator.call(this.services, calls.opsMeasure, { params: { cart_code }, body: measured(weight) })
  }

  private async bills(cart_code: string): Promise<void> {
    const amount = 20_000 + Math.floor(this.bank.random() * 50_000)
    this.operation = { do: 'bill', cart: cart_code, amount }
    await operator.call(this.services, calls.opsBill, {
      params: { cart_code },
      body: { amount, reason: 'Crate' },
    })
  }

  /** A part of its way, as far as it may go. */
  private async moves(cart_code: string): Promise<void> {
    const way = ['sent', 'inbound', 'outbound'] as const
    for (const to of way.slice(0, Math.ceil(this.bank.random() * way.length))) {
      this.operation = { do: 'move', cart: cart_code, to }
      await operator.call(this.services, calls.opsMove, { params: { cart_code }, body: { status: to } })
    }
  }

  private async changes(invoice_code: string): Promise<void> {
    const method = this.pick(methods) ?? 'manual'
    this.operation = { do: 'change', invoice: invoice_code, method }
    await this.ownerOf(invoice_code)?.call(this.services, calls.changePayment, {
      body: { invoice_code, payment_method: method },
    })
  }

  /** Every read must find all the money there, and no balance below zero. */
  private async reads(): Promise<void> {
    const { services, differences } = this.bank
    differences.push(...(await totalsOf(services)))
    const body = (await this.pick(people)?.call(services, calls.profile))?.body
    if (body && body.customer.wallet < 0) differences.push(`a wallet of ${body.customer.wallet}`)
  }
}

const guest = new DirectCaller(null)
const operator = new DirectCaller(null, true)
const people: DirectCustomer[] = []
const owners = new Map<string, DirectCustomer>()
/** Those that operations are of. */
const latestCarts = () => [...owners.keys()].slice(-2 * cartsPerRound)
const latestInvoices = ({ invoices: all }: BankModel) => [...all.values()].slice(-3 * cartsPerRound)
/** Those who act for a company that may pay later. */
const companyOf = new Map<number, string>()
const credit = { companyOf, limit: 8_000_000, days: 3 }
type PaidHere = 'wallet' | 'paylater'
const accountOf = (customerId: number) => `BA-${customerId}`
const measured = (weight: number) => ({ weight: `${weight}kg`, size: '10x10x10cm', sure: true })

/** What is wrong with the totals, of one snapshot. */
async function totalsOf({ database }: Services): Promise<string[]> {
  const [row] = rowsOf<{ total: number; lowest: number; unexplained: number }>(
    await database.database.execute(sql`
      select coalesce(sum(balance), 0)::float8 as total,
        coalesce(min(balance) filter (where kind in ('wallet', 'hold')), 0)::float8 as lowest,
        (coalesce(sum(balance) filter (where kind in ('clearing', 'refunds_payable')), 0)
          + (select coalesce(sum(total), 0) from invoices where status = 'paid')
          - (select coalesce(sum(amount), 0) from payments
              where state = 'settled' and method in ('wallet', 'paylater'))
          + (select coalesce(sum(amount), 0) from returned_money)
          - (select coalesce(sum(amount), 0) from refunds where status = 'approved'))::float8 as unexplained
      from ledger_accounts`),
  )
  const wrong: string[] = []
  if (row?.total !== 0) wrong.push(`all accounts together are ${row?.total}`)
  if (row && row.lowest < 0) wrong.push(`a balance of ${row.lowest}`)
  if (row?.unexplained !== 0) wrong.push(`${row?.unexplained} came in for nothing`)
  return wrong
}

/**
 * Of the shipments that differ, what was done with them and what the database has of their payments: which operations
 * meet depends on the machine, and no seed repeats it.
 */
async function storyOf({ services, model, replayed }: Bank, differences: readonly string[]): Promise<string> {
  const namesOf = (what: string) =>
    differences.flatMap((text) => new RegExp(`"${what}":"([^"]+)"`).exec(text)?.[1] ?? [])
  const shipments = new Set([
    ...namesOf('cart'),
    ...namesOf('invoice').flatMap((code) => model.invoices.get(code)?.cart || []),
    ...namesOf('id').flatMap((id) => model.refundsAsked.get(id)?.cart ?? []),
  ])
  const codes = [...model.invoices.values()].flatMap(({ code, cart }) => (shipments.has(cart) ? code : []))
  if (codes.length === 0) return ''
  const isOfThem = (place: Place) => {
    const { operation } = place
    if ('cart' in operation) return shipments.has(operation.cart)
    if ('id' in operation) return shipments.has(model.refundsAsked.get(operation.id)?.cart ?? '')
    const written = place.written.map(({ code }) => code)
    const named = 'invoice' in operation ? [operation.invoice, ...written] : written
    return named.some((code) => shipments.has(model.invoices.get(code)?.cart ?? ''))
  }
  const lines = replayed
    .filter(isOfThem)
    .map(({ operation, written }) => `${JSON.stringify(operation)} → ${JSON.stringify(written)}`)
  const attempts = await services.database.database.execute(sql`
    select i.code, i.status as invoice, p.order_id, p.method, p.state, p.transaction_id, p.settled_at, p.taken_back_at
    from payments p join invoices i on i.id = p.invoice_id where i.code in ${codes} order by p.id`)
  return [...lines, ...rowsOf(attempts).map((row) => JSON.stringify(row))].join('\n')
}

/** What differs between the balances and statuses of the database and those of the model. */
async function differencesNow({ services, model }: Bank): Promise<string[]> {
  const { database } = services.database
  const balances = rowsOf<{ kind: string; customer: number | null; sum: number }>(
    await database.execute(sql`
      select kind, customer_id::float8 as customer, sum(balance)::float8 as sum from ledger_accounts group by 1, 2`),
  )
  const sumOf = (kind: string, customer: number | null = null) =>
    balances.find((row) => row.kind === kind && row.customer === customer)?.sum ?? 0
  const rows = rowsOf<{ code: string; status: string; owed_back: number }>(
    await database.execute(sql`
      with owed_back as (
        select split_part(reference, ':', 1) as order_id, sum(amount) as amount
        from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id
        join ledger_accounts on ledger_accounts.id = account_id and ledger_accounts.kind = 'refunds_payable'
        group by 1)
      select code, status, (
        select coalesce(sum(owed_back.amount), 0) from owed_back join payments using (order_id)
        where invoice_id = invoices.id)::float8 as owed_back
      from invoices`),
  )
  // What is kept of it is settled by what the model has returned before.
  const deducted = rowsOf<{ code: string; amount: number }>(
    await database.execute(sql`
      select invoices.code, sum(double_payouts.amount)::float8 as amount
      from double_payouts
      join payments on order_id = split_part(recovered_reference, ':', 1)
      join invoices on invoices.id = payments.invoice_id
      group by 1`),
  )
  const deductedFrom = (code: string) => deducted.find((one) => one.code === code)?.amount ?? 0
  const pairs: [string, number, number][] = [
    ['clearing', sumOf('clearing'), model.clearing],
    [
      'refunds',
      sumOf('refunds_payable') + deducted.reduce((sum, { amount }) => sum + amount, 0),
      model.refunds,
    ],
    ['paid out', sumOf('bank_payout'), model.paidOut],
    ['receivable', sumOf('receivable'), 0 - model.owed()],
    ...people.flatMap(({ caller: { customerId } }): [string, number, number][] => [
      [`wallet ${customerId}`, sumOf('wallet', customerId), model.walletOf(customerId ?? 0)],
      [`hold ${customerId}`, sumOf('hold', customerId), model.holdOf(customerId ?? 0)],
    ]),
  ]
  const owedBackOf = (code: string) =>
    model.kept.reduce((sum, { invoice, amount }) => sum + (invoice.code === code ? amount : 0), 0)
  return [
    ...rows.flatMap(({ code, owed_back }) => {
      const found = owed_back + deductedFrom(code)
      const wanted = owedBackOf(code)
      return found === wanted ? [] : [`{"invoice":"${code}"} is owed back ${found}, not ${wanted}`]
    }),
    ...pairs.flatMap(([name, found, wanted]) =>
      found === wanted ? [] : [`${name} is ${found}, not ${wanted}`],
    ),
    ...rows.flatMap(({ code, status }) => {
      const wanted = model.invoices.get(code)?.status
      return status === wanted ? [] : [`${code} is ${status}, not ${wanted}`]
    }),
    ...(rows.length === model.invoices.size ? [] : [`${rows.length} invoices, not ${model.invoices.size}`]),
  ]
}

/**
 * Of these shipments, those whose agreed price is not that of their newest measurement, unless a reversed payment withholds
 * it, or refunds had left too little of what was paid.
 */
async function unsettledOf({ services, model }: Bank, codes: Iterable<string>): Promise<string[]> {
  const { database } = services.database
  const rows = await database
    .select()
    .from(carts)
    .where(inArray(carts.code, [...codes]))
  const wrong: string[] = []
  for await (const loaded of loadInTurn(database, rows, await countProducts(database, rows))) {
    if (loaded.invoice?.status !== 'paid' || !measuredDifference(loaded)) continue
    const invoiceIds = loaded.agreed.map(({ invoice }) => invoice.id)
    const isWithheld =
      model.isRefunded({ cart: loaded.cart.code }) || (await isPaymentReversed(database, invoiceIds))
    if (withheldOf(loaded) > 0 && isWithheld) continue
    wrong.push(`${loaded.cart.code} does not cost what it measures`)
  }
  return wrong
}

/** One with three customers, who pay with the same credit, and one with two. */
async function addCompanies(services: Services, now: Date): Promise<void> {
  const { database } = services.database
  for (const [id, members] of Object.entries({ 'CO-1': people.slice(0, 3), 'CO-2': people.slice(3, 5) })) {
    const ids = members.map(({ caller }) => caller.customerId ?? 0)
    const [customerId = 0] = ids
    const details = sealCompany(services.secrets, {
      information: { company_name: 'PT Batik Larasati', company_description: '' },
      contact: { country: 'ID', country_code: '+62', phoneNumber: '', email: '', origin: '' },
      legality: { npwp: { number: '', file: '' }, nib: { number: '', file: '' }, ktp: '' },
    })
    const decided = { status: 'approved', decidedAt: now, decidedBy: 'ops' } as const
    await database.insert(companies).values({ id, ownerId: customerId, details, sentAt: now, ...decided })
    const member = { companyId: id, joinedAt: now }
    await database.insert(companyMembers).values(ids.map((one) => ({ ...member, customerId: one })))
    const accepted = { companyId: id, version: termsVersion, name: 'Ayu', acceptedAt: now }
    await database.insert(acceptedTerms).values({ ...accepted, customerId })
    const { limit, days } = credit
    await operator.call(services, calls.opsCompanyCredit, {
      params: { id },
      body: { credit: { limit, days } },
    })
    for (const one of ids) companyOf.set(one, id)
  }
}

async function newBank(services: Services): Promise<Bank> {
  people.splice(0)
  owners.clear()
  companyOf.clear()
  for (const statement of [...noteWritten, notePaidHere]) await services.database.database.execute(statement)
  for (let count = 0; count < 8; count += 1) people.push(await DirectCustomer.create(services))
  const { database } = services.database
  const createdAt = await readClock(database)
  const details = sealRecipient(services.secrets, { number: '008127658841', owner_name: 'AYU LESTARI' })
  await database.insert(bankAccounts).values(
    people.map(({ caller }) => {
      const customerId = caller.customerId ?? 0
      return { id: accountOf(customerId), customerId, bankCode: '014', details, createdAt }
    }),
  )
  await addCompanies(services, createdAt)
  const prices = new Map<number, number>()
  for (const weight of weights) {
    const cart_code = (await people[0]?.savesCart(services)) ?? ''
    await operator.call(services, calls.opsReceive, { body: { cart_code, ...measured(weight) } })
    const carts = [{ cart_code, courier_code: 'jne-reg', insurance: 0 as const }]
    const body = { carts, payment_method: 'manual' as const, expected_total: 0 }
    const seen = await people[0]?.call(services, calls.checkout, { body })
    prices.set(weight, (seen?.body.data as { total: number } | undefined)?.total ?? 0)
  }
  const bank: Bank = {
    services,
    model: new BankModel((weight) => prices.get(weight) ?? 0, invoiceLifeMs, credit),
    random: randomFrom(seed),
    history: [],
    replayed: [],
    transfers: 0,
    differences: [],
    failures: [],
    count: { committed: 0, refused: 0, aborted: 0, read: 0, deadlocks: 0 },
  }
  bank.model.now = createdAt.getTime()
  for (const customer of people) await new BankClient(bank).fills(customer)
  return bank
}

async function round(bank: Bank, count: number): Promise<void> {
  const { services, model, random } = bank
  for (let cart = 0; cart < cartsPerRound; cart += 1) {
    const owner = people[cart % people.length]
    if (!owner) continue
    const cart_code = await owner.savesCart(services)
    const weight = weights[Math.floor(random() * weights.length)] ?? 1
    await operator.call(services, calls.opsReceive, { body: { cart_code, ...measured(weight) } })
    owners.set(cart_code, owner)
    model.receives(cart_code, weight)
  }
  await advanceClock(services.database.database, 7 * hour)
  model.now = (await readClock(services.database.database)).getTime()
  let left = count
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new BankClient(bank)
      while (left > 0) {
        left -= 1
        await client.act()
      }
    }),
  )
}

describe.each(databases)('a bank of 16 clients on %s', (kind) => {
  it(
    `is at every moment what a small model says (${operations} operations, seed ${seed})`,
    async () => {
      const { database, dataFolder, close } = await openTestDatabase(kind)
      try {
        const bank = await newBank(await openServices(database, dataFolder, gateway))
        for (let done = 0; done < operations; done += perRound) {
          await round(bank, perRound)
          expect(bank.failures).toEqual([])
          expect(bank.differences, await storyOf(bank, bank.differences)).toEqual([])
          const differences = await differencesNow(bank)
          expect(differences, await storyOf(bank, differences)).toEqual([])
          // Of older ones, what sweeps and late payments do is compared at the end.
          expect(await unsettledOf(bank, latestCarts())).toEqual([])
        }
        expect(await unsettledOf(bank, owners.keys())).toEqual([])
        await setOffOrders(bank.services)
        expect(await findToSetOff(database.database)).toEqual([])
        expect(await differencesNow(bank)).toEqual([])
        // Sweeps are among the operations, and no other follows the last of them.
        const broken = (await checkInvariants(database.database)).filter(
          ({ name, broken: found }) => found.length > 0 && !heldBySweeps.includes(name),
        )
        expect(broken).toEqual([])
        // The comparison sees a rupiah that no operation booked, and a status that none set.
        await database.database.execute(sql`
          insert into ledger_accounts (code, kind, balance) values ('refunds_payable', 'refunds_payable', 1)
          on conflict (code) do update set balance = ledger_accounts.balance + 1`)
        await database.database.execute(sql`
          update invoices set status = 'cancelled', ended_because = 'taken_back', ended_at = now() where id = (select max(id) from invoices where status = 'pending')`)
        expect(await totalsOf(bank.services)).toHaveLength(2)
        // The status is a third one where the invoice was of a measurement.
        expect((await differencesNow(bank)).length).toBeGreaterThanOrEqual(2)
        const { committed, refused, aborted, read, deadlocks } = bank.count
        expect(committed).toBeGreaterThan(operations / 4)
        expect(Math.min(refused, aborted, read)).toBeGreaterThan(operations / 300)
        // Money took the ways aside: into a wallet, or in to be paid back, and from there out again.
        expect(bank.model.wallets.size + bank.model.refunds).toBeGreaterThan(0)
        expect(bank.model.withdrawals.size).toBeGreaterThanOrEqual(times(0, operations / 1_000))
        for (const what of happenings)
          expect(bank.model.happened.get(what) ?? 0, what).toBeGreaterThanOrEqual(
            Math.floor(operations / 3_000),
          )
        proved(
          '4',
          `bank test on ${kind}`,
          'totals constant, no balance < 0, state = model, no deadlock shown',
          `${committed} committed (${[...bank.model.happened].map(([what, times]) => `${times} ${what}`).join(', ')}), ${read} reads, ${aborted} aborted, ${refused} refused, ${deadlocks} deadlocks repeated; 0 differences`,
        )
      } finally {
        await close()
      }
    },
    4 * hour,
  )
})
