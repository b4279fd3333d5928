import { and, asc, desc, eq, isNotNull, isNull, lte, ne, notExists, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/database.ts'
import { selectReversedMoney } from '../../../invoicing/reversed-money.ts'
import { bankFileLines, bankFiles, refunds, withdrawals } from '../../../database/schema/index.ts'

export type BankFileRow = typeof bankFiles.$inferSelect

/** How many transfers a file holds: banks take a few hundred. */
const maxLines = 200

/**
 * Locks withdrawals that one more approval lets go, oldest first: not those to another name, nor of a wallet that is shut
 * since a bank has reversed money of it, and of large ones those that somebody else has approved.
 */
export const lockReadyWithdrawals = (
  transaction: Transaction,
  { operator, twoApprovalsAbove }: { operator: string; twoApprovalsAbove: number },
  count: number,
): Promise<{ id: string }[]> =>
  transaction
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.status, 'requested'),
        eq(withdrawals.needsReview, false),
        notExists(selectReversedMoney(transaction, withdrawals.customerId)),
        or(
          lte(withdrawals.amount, twoApprovalsAbove),
          and(isNotNull(withdrawals.approvedBy), ne(withdrawals.approvedBy, operator)),
        ),
      ),
    )
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(maxLines - count)
    .for('no key update', { skipLocked: true })

/** Locks refunds that were approved to a bank, stand in no file and are not transferred by themselves, oldest first. */
export const lockReadyRefunds = (transaction: Transaction, count: number): Promise<{ id: string }[]> =>
  transaction
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'approved'),
        isNull(refunds.handedOverAt),
        notExists(
          transaction
            .select({ id: bankFileLines.payoutId })
            .from(bankFileLines)
            .where(eq(bankFileLines.payoutId, refunds.id)),
        ),
      ),
    )
    .orderBy(asc(refunds.decidedAt), asc(refunds.id))
    .limit(maxLines - count)
    .for('no key update', { skipLocked: true })

export async function insertBankFile(
  transaction: Transaction,
  file: BankFileRow,
  payoutIds: readonly string[],
): Promise<void> {
  await transaction.insert(bankFiles).values(file)
  await transaction
    .insert(bankFileLines)
    .values(payoutIds.map((payoutId, position) => ({ fileId: file.id, position, payoutId })))
}

export async function findNewestBankFile(
  executor: Executor,
  operator: string,
): Promise<BankFileRow | undefined> {
  const [newest] = await executor
    .select()
    .from(bankFiles)
    .where(eq(bankFiles.operator, operator))
    .orderBy(desc(bankFiles.createdAt), desc(bankFiles.id))
    .limit(1)
  return newest
}

/** A file with the codes of its lines, in order. */
export async function findBankFile(
  executor: Executor,
  id: string,
): Promise<{ file: BankFileRow; payoutIds: string[] } | undefined> {
  const [file] = await executor.select().from(bankFiles).where(eq(bankFiles.id, id))
  if (!file) return undefined
  const lines = await executor
    .select({ payoutId: bankFileLines.payoutId })
    .from(bankFileLines)
    .where(eq(bankFileLines.fileId, id))
    .orderBy(asc(bankFileLines.position))
  return { file, payoutIds: lines.map(({ payoutId }) => payoutId) }
}
