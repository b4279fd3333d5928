import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClock } from '../../server/database/clock.ts'
import type { Database, OpenDatabase } from '../../server/database/database.ts'
import { carts, credits, customers, invoices, mails, payments } from '../../server/database/schema/index.ts'
import type { PaymentState, TransactionKind } from '../../server/database/schema/index.ts'
import { checkInvariants } from '../../server/invariants/index.ts'
import { book, walletOf, walletOwner } from '../../server/ledger/ledger.ts'
import { recordMeasure, revisionColumns } from '../../server/features/operator/measure.ts'
import { applyGatewayState } from '../../server/invoicing/settle.ts'
import { readMeasure } from '../../server/shipments/measures.ts'
import { openServersDatabase } from './support/closed-server.ts'
import { advanceClock, atGateway, Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { databases } from './support/server.ts'

/** A kind of no feature, which the database does not take. */
const spending = 'spending' as TransactionKind

/** A shipment that was paid for at 3 kg and weighs 1 kg: the difference is in the wallet. */
async function live(url: string): Promise<{ operator: Operator; code: string }> {
  const operator = new Operator(url)
  const customer = await TestCustomer.register(url)
  const code = await customer.savesCart()
  const size = '10x10x10cm'
  await operator.call(calls.opsReceive, { body: { cart_code: code, weight: '3kg', size } })
  const { payment } = await customer.checksOut(code)
  await atGateway(url, payment?.order_id ?? '', 'pay')
  await operator.call(calls.opsMeasure, { params: { cart_code: code }, body: { weight: '1kg', size } })
  return { operator, code }
}

/** The same, with a charge that its price rests on. */
async function liveAndBilled(url: string): Promise<void> {
  const { operator, code } = await live(url)
  const body = { amount: 37_775, reason: 'Peti kayu' }
  await operator.call(calls.opsBill, { params: { cart_code: code }, body })
}

/** A difference that was paid for, after the invoice that it adds to expired: the money is in the wallet. */
async function outlive(url: string): Promise<void> {
  const counter = new Counter(url)
  const { customer, code, invoice } = await counter.paid()
  await counter.pay(await customer.invoice(await counter.measureLarger(code, '2.6kg')))
  await atGateway(url, invoice.payment?.order_id ?? '', 'take_back')
  await advanceClock(url, 24 * 3_600_000)
}

/** What a payment at the gateway has become. */
const receives = (
  database: Database,
  order: { orderId: string; transactionId: string | null; amount: number },
  state: PaymentState,
) =>
  database.transaction(async (transaction) =>
    applyGatewayState(
      transaction,
      {
        order_id: order.orderId,
        transaction_id: order.transactionId ?? 'second',
        amount: order.amount,
        state,
        raw: {},
      },
      await readClock(transaction),
    ),
  )

/** Empties the wallet of the only customer, but for what is left in it. @returns what was in it */
async function spends(database: Database, left = 0): Promise<{ id: number; given: number }> {
  const [customer] = await database.select().from(customers)
  const id = customer?.id ?? 0
  const given = await walletOf(database, id)
  await database.execute('alter table ledger_transactions drop constraint ledger_transactions_kind')
  await moves(database, id, left - given)
  return { id, given }
}

/** Books money into a wallet, or out of it. */
const moves = (database: Database, id: number, amount: number) =>
  database.transaction(async (transaction) => {
    const bank = { kind: 'bank_payout' as const, amount: 0 - amount }
    const postings = [{ ...walletOwner(id), amount }, bank]
    await book(transaction, spending, String(amount), postings, await readClock(transaction))
  })

describe.each(databases)('a credit that was already spent, on %s', (kind) => {
  let opened: OpenDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database: opened, close } = await openServersDatabase(kind, live))
  })
  afterAll(() => close())

  const broken = async () =>
    (await checkInvariants(opened.database)).filter((one) => one.broken.length > 0).map((one) => one.name)

  it('is kept when the payment is reversed, is not credited twice, and the wallet does not go negative', async () => {
    const { database } = opened
    const { id, given } = await spends(database)
    expect(given).toBeGreaterThan(0)
    const [first] = await database.select().from(payments)
    expect(first && (await receives(database, first, 'denied'))).toBe('taken_back')
    expect(await walletOf(database, id)).toBe(0)
    expect((await database.select().from(credits))[0]?.undoneAt).toBeNull()
    expect(await broken()).toEqual([])
    // Other money in the wallet, such as of a withdrawal that is cancelled, does not pay for it.
    await moves(database, id, given)
    expect(await broken()).toEqual([])

    const [second] = await database.select().from(payments).orderBy(desc(payments.id))
    expect(second?.id).not.toBe(first?.id)
    expect(second && (await receives(database, second, 'settled'))).toBe('paid')
    expect(await walletOf(database, id)).toBe(given)
    const paid = await database.select().from(invoices).where(eq(invoices.status, 'paid'))
    expect(paid).toHaveLength(1)
    expect(await broken()).toEqual([])
  })
})

describe.each(databases)('a credit that was spent in part, on %s', (kind) => {
  let opened: OpenDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database: opened, close } = await openServersDatabase(kind, liveAndBilled))
  })
  afterAll(() => close())

  it('is taken back as far as it is in the wallet when the measurement is corrected, and the rest is billed', async () => {
    const { database } = opened
    const left = 20_000
    const { id, given } = await spends(database, left)
    const [cart] = await database.select().from(carts)
    if (!cart) throw new Error('no cart')
    const measure = readMeasure({ weight: '3kg', size: '10x10x10cm' })
    const { additional_invoice, ...answer } = await database.transaction(async (transaction) =>
      recordMeasure(transaction, cart, revisionColumns(cart, measure), await readClock(transaction)),
    )
    expect(answer).toMatchObject({ additional_total: given - left, credit_undone: left })
    expect(await walletOf(database, id)).toBe(0)
    const stands = await database.select().from(credits).where(isNull(credits.undoneAt))
    expect(stands).toMatchObject([{ amount: given - left }])
    const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1)
    expect(mail?.text).toContain(`${formatRupiah(left)} yang waktu itu masuk ke dompetmu kami tarik kembali`)
    expect(mail?.text).toContain(additional_invoice)
    const broken = (await checkInvariants(database)).filter((one) => one.broken.length > 0)
    expect(broken).toEqual([])
  })
})

describe.each(databases)('what a difference returned and was already spent, on %s', (kind) => {
  let opened: OpenDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ database: opened, close } = await openServersDatabase(kind, outlive))
  })
  afterAll(() => close())

  it('stays returned when its payment is reversed, and the mail says nothing of a wallet', async () => {
    const { database } = opened
    const { id, given } = await spends(database)
    const [added] = await database.select().from(invoices).where(eq(invoices.type, 'additional'))
    expect(given).toBe(added?.total)
    const [payment] = await database
      .select()
      .from(payments)
      .where(eq(payments.invoiceId, added?.id ?? 0))
    expect(payment && (await receives(database, payment, 'denied'))).toBe('taken_back')
    expect(await walletOf(database, id)).toBe(0)
    const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1)
    expect(mail?.text).toContain('tidak perlu dibayar lagi')
    expect(mail?.text).not.toContain('kami tarik lagi')
  })
})
