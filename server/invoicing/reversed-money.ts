import type { ReversedTopUp } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { message } from '@seberang/domain/validation'
import { and, asc, eq, isNotNull, or, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { invoices, payments } from '../database/schema/index.ts'
import { conflict } from '../refusal/refusal.ts'
import { takenBackBy } from '../shipments/invoice-payments.ts'
import { reversedPayment } from './attempts.ts'

/** A top-up that was spent before its bank reversed it. */
const spentTopUp = and(eq(invoices.type, 'topup'), reversedPayment)

/**
 * What was paid of what is paid later and its bank reversed, while it is still owed: what was returned of it meanwhile may
 * lie in the wallet, and can pay for it.
 */
const owedAgain = and(
  eq(invoices.type, 'paylater'),
  eq(invoices.status, 'pending'),
  isNotNull(payments.takenBackAt),
)

const selectReversed = (executor: Executor, customerId: number | AnyColumn, which: SQL | undefined) =>
  executor
    .select({ invoice_code: invoices.code, amount: invoices.total, method: payments.method })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(invoices.customerId, customerId), which))

/** The oldest top-up of this customer that they had spent before it was taken back, how much that was, and by whom. */
export async function findSpentTopUp(
  executor: Executor,
  customerId: number,
): Promise<Omit<ReversedTopUp, 'account'> | undefined> {
  const [found] = await selectReversed(executor, customerId, spentTopUp).orderBy(asc(payments.id)).limit(1)
  return found && { invoice_code: found.invoice_code, amount: found.amount, by: takenBackBy(found.method) }
}

/** Throws 409 while there is one: no more leaves the wallet, and none comes in that could not be used. */
export async function requireNoSpentTopUp(executor: Executor, customerId: number): Promise<void> {
  if (await findSpentTopUp(executor, customerId)) throw conflict('topup_reversed')
}

/** Throws 409 where nothing may be withdrawn: as `requireNoSpentTopUp`, and while something that was paid later is owed again. */
export async function requireNoReversedMoney(executor: Executor, customerId: number): Promise<void> {
  await requireNoSpentTopUp(executor, customerId)
  const [found] = await selectReversed(executor, customerId, owedAgain).limit(1)
  if (found) throw conflict('paylater_reversed')
}

/** The same in words for an operator, who is not asked to pay. */
export async function requireOpenWallet(executor: Executor, customerId: number): Promise<void> {
  const [found] = await selectReversed(executor, customerId, or(spentTopUp, owedAgain))
    .orderBy(asc(payments.id))
    .limit(1)
  if (!found) return
  const values = { amount: formatRupiah(found.amount), invoice: found.invoice_code }
  throw conflict('wallet_shut', { fields: [{ field: 'id', reason: message('reversed_by_bank', values) }] })
}

/** The same as a query, of the customer in a column. */
export const selectReversedMoney = (executor: Executor, customerId: AnyColumn) =>
  selectReversed(executor, customerId, or(spentTopUp, owedAgain))
