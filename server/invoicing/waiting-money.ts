import type { InvoiceStatus, MoneyNeed, OpsWaiting, OpsWaitingMoney } from '@seberang/domain/api'
import { formatSuite, readPrice, readWhole } from '@seberang/domain/format'
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { fullName } from '../customers/full-name.ts'
import type { Executor } from '../database/database.ts'
import type { PageQuery } from '../database/page.ts'
import { bankTransfers, customers, invoices, openStates, payments } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'
import { reversedPayment } from './attempts.ts'
import { findBookedTransfers, type BookedTransfer } from './booked-transfer.ts'
import { selectToReturn } from './to-return.ts'

/** The invoices that wait for a transfer, each with its newest attempt. */
const selectTransfers = (executor: Executor) =>
  executor
    .select({
      invoiceCode: invoices.code,
      customerId: invoices.customerId,
      amount: payments.amount,
      since: payments.createdAt,
      dueAt: invoices.dueAt,
      order: sql<number>`${payments.id}`.as('position'),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(eq(invoices.status, 'pending'), eq(payments.method, 'manual'), inArray(payments.state, openStates)),
    )

/** What the bank has reversed after the goods had left. */
const selectReversals = (executor: Executor) =>
  executor
    .select({
      invoiceCode: invoices.code,
      customerId: invoices.customerId,
      amount: payments.amount,
      since: sql<Date>`${payments.takenBackAt}`.mapWith(payments.takenBackAt).as('since'),
      dueAt: sql<Date | null>`null`.as('due_at'),
      order: sql<number>`${payments.id}`.as('position'),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(reversedPayment)

const selectNeeding: Record<MoneyNeed, (executor: Executor) => Selected> = {
  refund: selectToReturn,
  transfer: selectTransfers,
  reversal: selectReversals,
}

type Selected = ReturnType<typeof selectToReturn | typeof selectTransfers | typeof selectReversals>

interface WaitingRow {
  invoiceCode: string
  amount: number
  since: Date
  dueAt: Date | null
  id: number
  firstName: string
  lastName: string
}

const waitingOf = ({ invoiceCode, amount, since, dueAt, ...owner }: WaitingRow): OpsWaiting => ({
  invoice_code: invoiceCode,
  suite: formatSuite(owner.id),
  name: fullName(owner),
  amount,
  since: since.toISOString(),
  due_date: dueAt?.toISOString() ?? null,
})

/** One page of money that is owed back, waited for or lost to a bank, oldest first, and the sum of all of it. */
export async function findWaiting(
  executor: Executor,
  needs: MoneyNeed,
  { page, page_size }: PageQuery,
): Promise<Pick<OpsWaitingMoney, 'count' | 'sum' | 'results'>> {
  const waiting = asWaiting(selectNeeding[needs](executor))
  const [all] = await executor
    .select({ count: count(), sum: sql<string | null>`sum(${waiting.amount})` })
    .from(waiting)
  const rows = await selectRows(executor, waiting)
    .limit(page_size)
    .offset((page - 1) * page_size)
  return {
    count: all?.count ?? 0,
    sum: Number(all?.sum ?? 0),
    results: rows.map(waitingOf),
  }
}

/** All that the bank has reversed after the goods had left, oldest first. */
export const findReversals = async (executor: Executor): Promise<OpsWaiting[]> =>
  (await selectRows(executor, asWaiting(selectReversals(executor)))).map(waitingOf)

const ownerColumns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
}

const asWaiting = (found: Selected) => found.as('waiting')

/** With whose it is, oldest first. */
const selectRows = (executor: Executor, waiting: ReturnType<typeof asWaiting>) =>
  executor
    .select({
      invoiceCode: waiting.invoiceCode,
      amount: waiting.amount,
      since: waiting.since,
      dueAt: waiting.dueAt,
      ...ownerColumns,
    })
    .from(waiting)
    .innerJoin(customers, eq(customers.id, waiting.customerId))
    .orderBy(asc(waiting.order))

const owed = async (executor: Executor, of: SQL): Promise<OpsWaiting[]> =>
  (await selectRows(executor, asWaiting(selectToReturn(executor, of)))).map(waitingOf)

/** What is owed back of these invoices, oldest first. */
export const owedOfInvoices = async (executor: Executor, ids: readonly number[]): Promise<OpsWaiting[]> =>
  ids.length === 0 ? [] : owed(executor, inArray(invoices.id, [...ids]))

/** What is owed back to a customer, oldest first. */
export const owedTo = (executor: Executor, customerId: number): Promise<OpsWaiting[]> =>
  owed(executor, eq(invoices.customerId, customerId))

/** Smaller figures are numbers of customers and parts of telephone numbers. */
const leastAmount = 1000

/** Rupiah as people write them, with or without `Rp`; undefined for any other text. */
export function readAmount(text: string): number | undefined {
  const read = readWhole(readPrice(text, 'IDR', ['IDR']).figure)
  const amount = read.kind === 'value' ? Number(read.canonical) : 0
  return amount >= leastAmount && Number.isSafeInteger(amount) ? amount : undefined
}

/** The invoices that a line of the bank statement was booked for, oldest first, with what was booked and as what. */
export async function findBookedFor(
  executor: Executor,
  reference: string,
): Promise<(OpsWaiting & Pick<BookedTransfer, 'outcome'>)[]> {
  const rows = await executor
    .select({
      invoiceId: invoices.id,
      invoiceCode: invoices.code,
      since: bankTransfers.bookedAt,
      dueAt: sql<null>`null`,
      ...ownerColumns,
    })
    .from(bankTransfers)
    .innerJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(eq(bankTransfers.reference, reference))
    .orderBy(asc(bankTransfers.earlierUses))
  const booked = await findBookedTransfers(
    executor,
    rows.map(({ invoiceId }) => invoiceId),
    reference,
  )
  return rows.flatMap(({ invoiceId, ...row }) => {
    const found = booked.get(invoiceId)
    // Otherwise somebody has taken it back meanwhile.
    return found ? [{ ...waitingOf({ ...row, amount: found.amount }), outcome: found.outcome }] : []
  })
}

/** What an invoice asks for: of a manual transfer some rupiah more than its total, also of one that was taken back. */
const amountDue = sql<number>`coalesce((
  select payments.amount from payments
  where payments.invoice_id = invoices.id and payments.method = 'manual'
    and (${oneOf(payments.state, openStates)} or ${reversedPayment})
  order by payments.id desc limit 1), invoices.total)`.mapWith(Number)

/** Whether it stays paid although its payment was taken back: a transfer pays it once more. */
const isReversed = sql`exists (
  select 1 from payments where payments.invoice_id = invoices.id and ${reversedPayment})`

/** An invoice that has no shipments, of a top-up or of what is paid later; `due_date` null once it is over. */
export async function findWithoutShipments(
  executor: Executor,
  code: string,
): Promise<(OpsWaiting & { status: InvoiceStatus })[]> {
  const rows = await executor
    .select({
      invoiceCode: invoices.code,
      amount: amountDue,
      since: invoices.createdAt,
      dueAt: invoices.dueAt,
      status: invoices.status,
      ...ownerColumns,
    })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(and(eq(invoices.code, code), inArray(invoices.type, ['topup', 'paylater'])))
  return rows.map(({ status, ...row }) => {
    const waiting = waitingOf(row)
    return { ...waiting, due_date: status === 'pending' ? waiting.due_date : null, status }
  })
}

/** Invoices that wait for just this amount, whatever they are paid with, or are to be paid once more, oldest first. */
export async function findUnpaidOf(executor: Executor, amount: number, limit: number): Promise<OpsWaiting[]> {
  const rows = await executor
    .select({
      invoiceCode: invoices.code,
      amount: amountDue,
      since: invoices.createdAt,
      dueAt: sql<Date | null>`case when ${invoices.status} = 'pending' then ${invoices.dueAt} end`.mapWith(
        invoices.dueAt,
      ),
      ...ownerColumns,
    })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(
      and(
        or(eq(invoices.status, 'pending'), isReversed),
        or(eq(invoices.total, amount), eq(amountDue, amount)),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(limit)
  return rows.map(waitingOf)
}
