import type { BankFile, BankFileLine, BankResult, BankResults } from '@seberang/domain/api'
import { message } from '@seberang/domain/validation'
import { readableCode } from '../../../base/ids.ts'
import type { Executor, Transaction } from '../../../database/database.ts'
import type { Services } from '../../../http/services.ts'
import { conflict, FieldChecks, notFound, Refusal } from '../../../refusal/refusal.ts'
import { lockRefunds, payRefund, refundPayoutOf, rejectRefund, showRefund } from '../refunds/refunds.ts'
import { findRefund } from '../refunds/store.ts'
import { findWithdrawalsById, lockWithdrawal } from '../store.ts'
import {
  leaveToReview,
  payoutOf,
  payWithdrawal,
  processWithdrawal,
  rejectWithdrawal,
  showWithdrawal,
} from '../withdrawals.ts'
import {
  findBankFile,
  findNewestBankFile,
  insertBankFile,
  lockReadyRefunds,
  lockReadyWithdrawals,
  type BankFileRow,
} from './store.ts'

type Ports = Pick<Services, 'secrets' | 'config'>

/** Undefined for what is not to be transferred any more: it was, or its money is back. */
async function lineOf(executor: Executor, services: Ports, id: string): Promise<BankFileLine | undefined> {
  const withdrawal = (await findWithdrawalsById(executor, [id])).get(id)
  if (withdrawal) {
    const shown = await showWithdrawal(executor, services, withdrawal)
    return shown.status === 'processing' ? { ...payoutOf(shown), status: shown.status } : undefined
  }
  const refund = await showRefund(executor, services, id, { isWhole: true })
  const payout = refundPayoutOf(refund)
  return payout && refund.status === 'approved' ? { ...payout, status: refund.status } : undefined
}

async function shownFile(
  executor: Executor,
  services: Ports,
  { id, operator, createdAt }: BankFileRow,
  payoutIds: readonly string[],
): Promise<BankFile> {
  const lines: BankFileLine[] = []
  for (const payoutId of payoutIds) {
    const line = await lineOf(executor, services, payoutId)
    if (line) lines.push(line)
  }
  return { id, operator, created_at: createdAt.toISOString(), lines, ended: payoutIds.length - lines.length }
}

/**
 * Puts all that may be transferred into one file: withdrawals, which cannot be cancelled from then on, and refunds that
 * were approved. A withdrawal to what is another name by now waits for a person instead, and stops no other. Throws 409
 * where there is nothing, which names the operator's newest file: its answer may have been lost.
 */
export async function makeBankFile(
  transaction: Transaction,
  services: Ports,
  operator: string,
  now: Date,
): Promise<BankFile> {
  const { twoApprovalsAbove } = services.config
  const withdrawn: { id: string }[] = []
  // What is left to a person makes room for as many others.
  for (let isFull = false; !isFull;) {
    const ready = await lockReadyWithdrawals(transaction, { operator, twoApprovalsAbove }, withdrawn.length)
    isFull = true
    for (const { id } of ready) {
      if (await leaveToReview(transaction, services, id)) {
        isFull = false
        continue
      }
      await processWithdrawal(transaction, services, { id, operator, sure: undefined }, now)
      withdrawn.push({ id })
    }
  }
  const refunded = await lockReadyRefunds(transaction, withdrawn.length)
  const ids = [...withdrawn, ...refunded].map(({ id }) => id)
  if (ids.length === 0) {
    const newest = await findNewestBankFile(transaction, operator)
    const reason = newest && message('newest_bank_file', { file: newest.id })
    throw conflict('nothing_to_transfer', reason ? { fields: [{ field: 'id', reason }] } : {})
  }
  const file = { id: readableCode('BF'), operator, createdAt: now }
  await insertBankFile(transaction, file, ids)
  return shownFile(transaction, services, file, ids)
}

/** The same file once more. Throws 404 for an unknown one. */
export async function showBankFile(executor: Executor, services: Ports, id: string): Promise<BankFile> {
  const found = await findBankFile(executor, id)
  if (!found) throw notFound()
  return shownFile(executor, services, found.file, found.payoutIds)
}

/** What is known of a payout before a line of the bank is booked on it. */
async function stateOf(executor: Executor, id: string) {
  const withdrawal = (await findWithdrawalsById(executor, [id])).get(id)
  if (withdrawal) {
    const { status, reference } = withdrawal
    return {
      kind: 'withdrawal',
      isOpen: status === 'processing',
      reference,
      failed: status === 'rejected',
    } as const
  }
  const refund = (await findRefund(executor, id))?.row
  if (!refund) return undefined
  const { status, reference, bounced, undoneAt } = refund
  const failed = bounced !== null || undoneAt !== null
  return { kind: 'refund', isOpen: status === 'approved', reference, failed } as const
}

/**
 * Books what the bank says of each transfer, all of it or nothing. Throws 422 that names each line which is unknown, is not
 * on its way, or whose reference paid something else; a line that was booked before in the same way is left as it is.
 */
export async function readBankResults(
  transaction: Transaction,
  services: Ports,
  { paid, failed, operator }: BankResults & { operator: string },
  now: Date,
): Promise<BankResult[]> {
  const lines = [
    ...paid.map((line, at) => ({ ...line, field: `paid[${at}]`, outcome: 'paid' as const, reason: '' })),
    ...failed.map((line, at) => ({
      ...line,
      field: `failed[${at}]`,
      outcome: 'failed' as const,
      reference: '',
    })),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  // Before anything is booked, which locks accounts that others wait for while they hold one of these.
  await lockRefunds(
    transaction,
    lines.map(({ id }) => id),
  )
  for (const { id } of lines) await lockWithdrawal(transaction, id)
  const checks = new FieldChecks()
  const results: BankResult[] = []
  for (const { id, field, outcome, reference, reason } of lines) {
    const state = await stateOf(transaction, id)
    const isRepeated = outcome === 'paid' ? state?.reference === reference : state?.failed === true
    if (!state) checks.refuse(`${field}.id`, 'no_such_payout', { id })
    else if (!state.isOpen && !isRepeated) checks.refuse(`${field}.id`, 'payout_not_open', { id })
    else if (!state.isOpen) results.push({ id, outcome: 'already' })
    else {
      try {
        if (outcome === 'paid') {
          const pay = state.kind === 'withdrawal' ? payWithdrawal : payRefund
          await pay(transaction, services, { id, reference }, now)
        } else {
          const reject = state.kind === 'withdrawal' ? rejectWithdrawal : rejectRefund
          await reject(transaction, services, { id, reason, operator }, now)
        }
        results.push({ id, outcome })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const used = error.details.fields?.[0]
        if (used) checks.fields.push({ field: `${field}.${used.field}`, reason: used.reason })
        else checks.refuse(`${field}.id`, 'payout_not_open', { id })
      }
    }
  }
  checks.finish()
  return results
}
