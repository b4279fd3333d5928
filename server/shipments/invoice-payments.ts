import type { TakenBack } from '@seberang/domain/api'
import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { payments } from '../database/schema/index.ts'

type PaymentRow = typeof payments.$inferSelect
type Attempt = Pick<PaymentRow, 'invoiceId' | 'method' | 'state' | 'amount' | 'settledAt' | 'takenBackAt'>
interface Billed {
  id: number
  status: string
}

/** Whether the bank has reversed a payment that stands here, since its goods had left. */
export const isReversed = ({
  state,
  settledAt,
  takenBackAt,
}: Pick<Attempt, 'state' | 'settledAt' | 'takenBackAt'>): boolean =>
  state === 'settled' && settledAt !== null && takenBackAt !== null && takenBackAt > settledAt

/** The payment of an invoice that was taken back, the newest of several; null where none was. */
export function takenBackOf(attempts: readonly Attempt[], invoiceId: number): TakenBack | null {
  const found = attempts.findLast(
    (one) => one.invoiceId === invoiceId && one.state === 'denied' && one.takenBackAt !== null,
  )
  return found ? takenBackFrom(found) : null
}

/** Who took back a payment of this method: no bank takes back a transfer that an operator has booked. */
export const takenBackBy = (method: PaymentRow['method']): TakenBack['by'] =>
  method === 'manual' ? 'operator' : 'bank'

/** What was taken back of one payment; null where nothing was. */
const takenBackFrom = ({ amount, method, takenBackAt }: Attempt): TakenBack | null =>
  takenBackAt && { amount, at: takenBackAt.toISOString(), by: takenBackBy(method) }

/** The same of one that is open again for it, or that stands since its goods had left. */
export function reversalOf({ id, status }: Billed, attempts: readonly Attempt[]): TakenBack | null {
  if (status === 'pending') return takenBackOf(attempts, id)
  const found = attempts.find((one) => one.invoiceId === id && isReversed(one))
  return found ? takenBackFrom(found) : null
}

/** What is told of the payments of invoices, by the invoice's id. */
export interface InvoicePayments {
  /** Those that were taken back. */
  takenBack: ReadonlyMap<number, TakenBack>
  /** How it is to be paid, or was: as the newest says. */
  newest: ReadonlyMap<number, Pick<PaymentRow, 'method' | 'surplus'>>
}

/** The payments of these open and paid invoices, read at once. */
export async function loadPayments(
  executor: Executor,
  invoices: readonly Billed[],
): Promise<InvoicePayments> {
  if (invoices.length === 0) return { takenBack: new Map(), newest: new Map() }
  const attempts = await executor
    .select()
    .from(payments)
    .where(
      inArray(
        payments.invoiceId,
        invoices.map(({ id }) => id),
      ),
    )
    .orderBy(asc(payments.id))
  return {
    takenBack: new Map(
      invoices.flatMap((invoice) => {
        const found = reversalOf(invoice, attempts)
        return found ? [[invoice.id, found] as const] : []
      }),
    ),
    newest: new Map(attempts.map((attempt) => [attempt.invoiceId, attempt])),
  }
}
