import type { BankFile, BankFileLine, BankResult, BankResults } from '@seberang/domain/api'
import { message } from '@seberang/domain/validation'
import { readableCode } from '../../../base/ids.ts'
import type { Executor, Transaction } from '../../../database/database.ts'
import type { Services } from '../../../http/services.ts'
import { findBankFileOf } from '../../../invoicing/bank-file-of.ts'
import { isRefundDue } from '../../../invoicing/refunds.ts'
import { conflict, FieldChecks, notFound, Refusal, refusedField } from '../../../refusal/refusal.ts'
import { requireSure } from '../../../refusal/sure.ts'
import { bookDoublePayout, findDoublePayoutsOf } from '../../../invoicing/double-payouts.ts'
import { payoutDoubts } from '../../../invoicing/used-reference.ts'
import {
  lockRefunds,
  payRefund,
  recordRefundPayout,
  refundPayoutOf,
  returnedRefund,
  showRefund,
} from '../refunds/refunds.ts'
import { findRefund } from '../refunds/store.ts'
import { findWithdrawalsById, lockWithdrawal } from '../store.ts'
import {
  leaveToReview,
  payoutOf,
  payWithdrawal,
  processWithdrawal,
  recordPayout,
  returnedWithdrawal,
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

/** What is not to be transferred any more: it was, or its money is back (`ended`), or its payment is. */
async function lineOf(
  executor: Executor,
  services: Ports,
  id: string,
): Promise<BankFileLine | 'ended' | 'not_due'> {
  const withdrawal = (await findWithdrawalsById(executor, [id])).get(id)
  if (withdrawal) {
    const shown = await showWithdrawal(executor, services, withdrawal)
    return shown.status === 'processing' ? { ...payoutOf(shown), status: shown.status } : 'ended'
  }
  const refund = await showRefund(executor, services, id, { isWhole: true })
  const payout = refundPayoutOf(refund)
  if (!payout || refund.status !== 'approved') return 'ended'
  return refund.not_due ? 'not_due' : { ...payout, status: refund.status }
}

async function shownFile(
  executor: Executor,
  services: Ports,
  { id, operator, createdAt }: BankFileRow,
  payoutIds: readonly string[],
): Promise<BankFile> {
  const lines: BankFileLine[] = []
  const notDue: string[] = []
  for (const payoutId of payoutIds) {
    const line = await lineOf(executor, services, payoutId)
    if (line === 'not_due') notDue.push(payoutId)
    else if (line !== 'ended') lines.push(line)
  }
  const ended = payoutIds.length - lines.length - notDue.length
  return { id, operator, created_at: createdAt.toISOString(), lines, ended, not_due: notDue }
}

/**
 * Puts all that may be transferred into one file: withdrawals, which cannot be cancelled from then on, and refunds
 * that were approved. What a person has to see to first waits, and stops no other: a withdrawal to what is another
 * name by now, and a refund beside which a part of its payment went back at the gateway. Throws 409 where there is
 * nothing, which names the operator's newest file: its answer may have been lost.
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
  const refunded: { id: string }[] = []
  for (const { id } of await lockReadyRefunds(transaction, withdrawn.length)) {
    const { partly_taken_back } = await showRefund(transaction, services, id)
    if (partly_taken_back.length === 0) refunded.push({ id })
  }
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

/** What is known of a payout before a line of the bank is booked on it. It is locked. */
async function stateOf(transaction: Transaction, id: string) {
  const noted = (await findDoublePayoutsOf(transaction, id)).map((one) => one.reference)
  const withdrawal = (await findWithdrawalsById(transaction, [id])).get(id)
  if (withdrawal) {
    const { status, reference } = withdrawal
    return {
      kind: 'withdrawal',
      isOpen: status === 'processing',
      // It is being transferred since it was in a file, or was handed over.
      isWithNobody: false,
      references: [reference, ...noted],
      failed: status === 'rejected',
      returned: returnedWithdrawal(withdrawal),
      notDue: undefined,
    } as const
  }
  const refund = (await findRefund(transaction, id))?.row
  if (!refund) return undefined
  const { status, reference, bounced, undoneAt } = refund
  return {
    kind: 'refund',
    isOpen: status === 'approved',
    isWithNobody: refund.handedOverAt === null && !(await findBankFileOf(transaction, id)),
    references: [reference, ...noted],
    failed: bounced !== null || undoneAt !== null,
    returned: await returnedRefund(transaction, refund),
    // Whoever reads the answer has to ask for it.
    notDue: (await isRefundDue(transaction, refund)) ? undefined : (refund.amount ?? 0),
  } as const
}

/** A line of what a bank says. */
interface Line {
  id: string
  /** Where it stands in the call. */
  field: string
  outcome: 'paid' | 'failed'
  /** Of a transfer that was made; else empty. */
  reference: string
  reason: string
}

/** Books a line. Throws a Refusal that names a field, or none where the payout is not on its way. */
async function bookLine(
  transaction: Transaction,
  services: Ports,
  { id, outcome, reference, reason }: Line,
  operator: string,
  now: Date,
): Promise<BankResult> {
  const state = await stateOf(transaction, id)
  if (!state) throw refusedField('id', 'no_such_payout', { id })
  const { isOpen, returned, failed } = state
  const isRepeated = outcome === 'paid' ? state.references.includes(reference) : failed
  if (!isOpen && isRepeated) return { id, outcome: 'already' }
  // One that was transferred by hand is in no file: another was meant.
  if (returned && outcome === 'paid' && (await findBankFileOf(transaction, id))) {
    requireSure(await payoutDoubts(transaction, reference), [id, reference], undefined)
    await bookDoublePayout(transaction, returned, { reference, operator }, now)
    return {
      id,
      outcome: returned.isNotDue === true ? 'paid_not_due' : 'double_payout',
      amount: returned.amount,
    }
  }
  const paidBy = outcome === 'paid' ? state.references.find(Boolean) : undefined
  if (!isOpen && paidBy) throw refusedField('id', 'payout_paid_by', { id, reference: paidBy })
  if (!isOpen) throw refusedField('id', 'payout_not_open', { id })
  // No bank can know of it.
  if (state.isWithNobody) throw refusedField('id', 'payout_in_no_file', { id })
  const isWithdrawal = state.kind === 'withdrawal'
  if (outcome === 'paid') {
    const transferred = { id, reference, operator, sure: undefined, isFromBank: true }
    await (isWithdrawal ? payWithdrawal : payRefund)(transaction, services, transferred, now)
    if (state.notDue !== undefined) return { id, outcome: 'paid_not_due', amount: state.notDue }
  } else {
    const record = isWithdrawal ? recordPayout : recordRefundPayout
    await record(transaction, services, id, { state: 'failed', reference, reason }, now)
  }
  return { id, outcome }
}

/**
 * Books what the bank says of each transfer, all of it or nothing. Throws 422 that names each line which is unknown,
 * is not on its way or stands in no file and was handed over to nobody, or whose reference paid something else or is
 * that of money which came in, which `payWithdrawal` and `payRefund` take from who is sure; a line that was booked
 * before in the same way is left as it is, and one that was paid although its money had gone back is noted as a loss.
 */
export async function bookBankResults(
  transaction: Transaction,
  services: Ports,
  { paid, failed, operator }: BankResults & { operator: string },
  now: Date,
): Promise<BankResult[]> {
  const lines: Line[] = [
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
  for (const line of lines) {
    try {
      results.push(await bookLine(transaction, services, line, operator, now))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const used = error.details.fields?.[0]
      if (used) checks.fields.push({ field: `${line.field}.${used.field}`, reason: used.reason })
      else checks.refuse(`${line.field}.id`, 'payout_not_open', { id: line.id })
    }
  }
  checks.finish()
  return results
}
