import type { OpsProof, ProofStatus, TransferProof, TransferProofInput } from '@seberang/domain/api'
import { formatRupiah, formatSuite } from '@seberang/domain/format'
import { hoursAfterRejection } from '@seberang/domain/limits'
import { jakartaDay } from '@seberang/domain/time'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { fullName } from '../customers/full-name.ts'
import { readableCode } from '../base/ids.ts'
import { after, hour } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import type { PageQuery } from '../database/page.ts'
import { customers, invoices, openStates, transferProofs } from '../database/schema/index.ts'
import { findOwnFiles } from '../files/find.ts'
import { writeNotice } from '../live/notices.ts'
import { bankName, isBank } from '../reference/banks.ts'
import { conflict, FieldChecks, notFound } from '../refusal/refusal.ts'
import { attemptsOf } from './attempts.ts'
import { requireOwnInvoice } from './find.ts'
import { lockBefore, lockInvoice } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import type { InvoiceRow } from './rows.ts'
import { moveDeadline } from './store.ts'

export type ProofRow = typeof transferProofs.$inferSelect

/** Of an invoice: a proof that its transfer was made waits for an operator. */
export const proofWaits = sql`exists (
  select 1 from transfer_proofs
  where transfer_proofs.invoice_id = invoices.id and transfer_proofs.status = 'waiting')`

const isWaiting = eq(transferProofs.status, 'waiting')

/** Throws 409 while a proof for this invoice waits: it is not paid in another way meanwhile, nor given up. */
export async function requireNoProof(transaction: Transaction, invoiceId: number): Promise<void> {
  const waiting = and(eq(transferProofs.invoiceId, invoiceId), isWaiting)
  if ((await transaction.$count(transferProofs, waiting)) > 0) throw conflict('proof_waiting')
}

/**
 * Keeps the proof of a transfer that pays an open invoice, which does not expire while it waits.
 * Throws 404 for another customer's invoice, 409 for one that is paid, ended or not paid by a transfer, or that a proof waits
 * for, and 422 for another amount, a day that is to come or before the invoice, and a file that is not theirs.
 */
export async function sendProof(
  transaction: Transaction,
  customerId: number,
  { invoice_code, bank_code, account_name, amount, transferred_at, file }: TransferProofInput,
  now: Date,
): Promise<void> {
  const found = await requireOwnInvoice(transaction, customerId, invoice_code)
  await lockBefore(transaction, found)
  const invoice = await lockInvoice(transaction, found.id)
  if (invoice.status === 'paid') throw conflict('already_paid')
  const newest = (await attemptsOf(transaction, invoice.id)).at(-1)
  if (invoice.status !== 'pending' || newest?.method !== 'manual' || !openStates.includes(newest.state))
    throw conflict('conflict')
  await requireNoProof(transaction, invoice.id)
  const checks = new FieldChecks()
  if (!isBank(bank_code)) checks.refuse('bank_code', 'no_such_bank')
  // Who has left out the surplus has paid the invoice all the same.
  if (amount !== newest.amount && amount !== invoice.total) {
    const values = { given: formatRupiah(amount), total: formatRupiah(newest.amount) }
    checks.refuse('amount', 'proof_amount', values)
  }
  if (transferred_at > jakartaDay(now)) checks.refuse('transferred_at', 'day_to_come')
  else if (transferred_at < jakartaDay(invoice.createdAt)) checks.refuse('transferred_at', 'day_before_bill')
  if (!(await findOwnFiles(transaction, customerId, [file])).has(file)) checks.refuse('file', 'not_yours')
  checks.finish()
  await transaction.insert(transferProofs).values({
    id: readableCode('TP'),
    invoiceId: invoice.id,
    bankCode: bank_code,
    accountName: account_name,
    amount,
    transferredAt: transferred_at,
    fileId: file,
    sentAt: now,
  })
  await writeNotice(transaction, customerId, 'invoice', invoice.code, now)
}

export const viewProof = (row: ProofRow): TransferProof => ({
  status: row.status,
  ...(row.reason !== null && { reason: row.reason }),
  bank: bankName(row.bankCode),
  account_name: row.accountName,
  amount: row.amount,
  transferred_at: row.transferredAt,
  file: row.fileId,
  sent_at: row.sentAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
})

/** The newest proof of each invoice, by its id. */
export async function newestProofs(
  executor: Executor,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, ProofRow>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(transferProofs)
    .where(inArray(transferProofs.invoiceId, [...invoiceIds]))
    .orderBy(asc(transferProofs.sentAt))
  return new Map(rows.map((row) => [row.invoiceId, row]))
}

/** What a transfer of the invoice has to be, by the newest way in which one was to pay it. */
const amountDue = sql<number>`coalesce((
  select payments.amount from payments
  where payments.invoice_id = ${invoices.id} and payments.method = 'manual'
  order by payments.id desc limit 1), ${invoices.total})`.mapWith(Number)

const selectForOperators = (executor: Executor) =>
  executor
    .select({ proof: transferProofs, invoice: invoices, owner: customers, amountDue })
    .from(transferProofs)
    .innerJoin(invoices, eq(invoices.id, transferProofs.invoiceId))
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectForOperators>>[number]

const viewForOperators = ({ proof, invoice, owner, amountDue: amount_due }: Found): OpsProof => ({
  ...viewProof(proof),
  id: proof.id,
  invoice_code: invoice.code,
  to_pay: invoice.total,
  amount_due,
  suite: formatSuite(owner.id),
  name: fullName(owner),
  decided_by: proof.decidedBy,
})

/** One page of a status, the oldest first, and how many there are. */
export async function listProofs(
  executor: Executor,
  { status = 'waiting', page, page_size }: PageQuery & { status?: ProofStatus },
): Promise<{ count: number; results: OpsProof[] }> {
  const where = eq(transferProofs.status, status)
  const rows = await selectForOperators(executor)
    .where(where)
    .orderBy(asc(transferProofs.sentAt), asc(transferProofs.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { count: await executor.$count(transferProofs, where), results: rows.map(viewForOperators) }
}

/** A proof by its code, or that which waits for an invoice by the invoice's. */
export async function findProofs(executor: Executor, code: string): Promise<OpsProof[]> {
  const named = or(eq(transferProofs.id, code), and(eq(invoices.code, code), isWaiting))
  return (await selectForOperators(executor).where(named)).map(viewForOperators)
}

/** Throws 404 for an unknown one. */
export async function showProof(executor: Executor, id: string): Promise<OpsProof> {
  const [found] = await selectForOperators(executor).where(eq(transferProofs.id, id))
  if (!found) throw notFound()
  return viewForOperators(found)
}

/** Locks a proof that waits, with its invoice. Throws 404 for an unknown one, 409 for one that is decided. */
export async function lockWaitingProof(
  transaction: Transaction,
  id: string,
): Promise<{ proof: ProofRow; invoice: InvoiceRow }> {
  const [found] = await selectForOperators(transaction).where(eq(transferProofs.id, id))
  if (!found) throw notFound()
  await lockBefore(transaction, found.invoice)
  const invoice = await lockInvoice(transaction, found.invoice.id)
  const [proof] = await transaction
    .select()
    .from(transferProofs)
    .where(and(eq(transferProofs.id, id), isWaiting))
    .for('no key update')
  if (!proof) throw conflict('already_decided')
  return { proof, invoice }
}

/** The transfer of an invoice was booked: what its customer sent to show it is accepted, if anything waits. */
export async function acceptWaiting(
  transaction: Transaction,
  invoiceId: number,
  operator: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(transferProofs)
    .set({ status: 'accepted', decidedBy: operator, decidedAt: now })
    .where(and(eq(transferProofs.invoiceId, invoiceId), isWaiting))
}

/**
 * Leaves whoever has sent a proof the time to pay, where it did not: the invoice did not expire while it waited.
 * @returns the deadline; undefined where there is none, as of what is paid later, which keeps its day
 */
export async function leaveTimeToPay(
  transaction: Transaction,
  { id, status, type, dueAt: before }: InvoiceRow,
  now: Date,
): Promise<Date | undefined> {
  if (status !== 'pending' || type === 'paylater') return undefined
  const least = after(now, hoursAfterRejection * hour)
  const dueAt = before < least ? least : before
  await moveDeadline(transaction, id, dueAt)
  return dueAt
}

/** Rejects a proof, tells its customer why, and leaves them the time to pay or to send another. Throws as `lockWaitingProof`. */
export async function rejectProof(
  transaction: Transaction,
  { id, operator, reason }: { id: string; operator: string; reason: string },
  now: Date,
): Promise<OpsProof> {
  const { proof, invoice } = await lockWaitingProof(transaction, id)
  await transaction
    .update(transferProofs)
    .set({ status: 'rejected', reason, decidedBy: operator, decidedAt: now })
    .where(eq(transferProofs.id, id))
  const dueAt = await leaveTimeToPay(transaction, invoice, now)
  const facts = { amount: proof.amount, reason, ...(dueAt && { dueAt }) }
  await notifyCustomer(transaction, invoice, 'proof_rejected', facts, now)
  return showProof(transaction, id)
}
