import type {
  BankAccount,
  OpsWithdrawal,
  Withdrawal,
  WithdrawalInput,
  Withdrawals,
} from '@seberang/domain/api'
import { formatRupiah, formatSuite } from '@seberang/domain/format'
import { leastWithdrawal, mostWithdrawnADay } from '@seberang/domain/limits'
import { jakartaDay, momentsOfDay } from '@seberang/domain/time'
import { canBecome, maskAccountNumber, type WithdrawalStatus } from '@seberang/domain/wallet'
import { readableCode } from '../../base/ids.ts'
import { loadCustomer } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import type { Services } from '../../http/services.ts'
import { findBankFileOf } from '../../invoicing/bank-file-of.ts'
import { requireNoReversedMoney, requireOpenWallet } from '../../invoicing/reversed-money.ts'
import { book, holdOwner, lockWallet, walletOwner } from '../../ledger/ledger.ts'
import { findNumbered } from '../../ledger/numbered.ts'
import type { PayoutRequest, PayoutState } from '../../payouts/payout.ts'
import { conflict, FieldChecks, notFound } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { useCodeProof } from '../../security/code-proofs.ts'
import { bankName } from '../../reference/banks.ts'
import { isOwn, needsReview, ownerDoubts } from './account-owner.ts'
import { requireInNoFile, transferDoubts, type HandedOver } from './being-transferred.ts'
import {
  paidByOther,
  payReturned,
  requireOneTransfer,
  shownDoublePayouts,
  type Returned,
} from './double-payouts.ts'
import { openRecipient, sealRecipient } from './recipient.ts'
import { undoPaid, type Mistaken, type Payout } from './recorded-as-paid.ts'
import {
  changeWithdrawal,
  findWithdrawals,
  findWithdrawalsOf,
  insertWithdrawal,
  lockBankAccount,
  lockWithdrawal,
  withdrawnBetween,
  type WithdrawalRow,
} from './store.ts'
import { payoutDoubts } from '../../invoicing/used-reference.ts'
import { tell } from './tell.ts'

type Ports = Pick<Services, 'secrets' | 'config'>

function viewWithdrawal({ secrets }: Pick<Services, 'secrets'>, row: WithdrawalRow): Withdrawal {
  const { number, owner_name } = openRecipient(secrets, row.recipient)
  const account: BankAccount = {
    id: row.bankAccountId,
    bank_code: row.bankCode,
    bank: bankName(row.bankCode),
    number,
    owner_name,
    is_main: false,
    is_own: !row.needsReview,
  }
  return {
    id: row.id,
    amount: row.amount,
    fee: row.fee,
    bank_account: account,
    status: row.status,
    needs_review: row.needsReview,
    ...(row.reason !== null && { reason: row.reason }),
    created_at: row.createdAt.toISOString(),
    processed_at: row.processedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}

/** What may still be withdrawn on this day of Jakarta. */
async function leftToday(executor: Executor, customerId: number, now: Date): Promise<number> {
  const today = momentsOfDay(jakartaDay(now))
  return Math.max(0, mostWithdrawnADay - (await withdrawnBetween(executor, customerId, today)))
}

export async function listWithdrawals(
  executor: Executor,
  services: Ports,
  customerId: number,
  page: PageQuery,
  now: Date,
): Promise<{ count: number; results: Withdrawal[] } & Pick<Withdrawals, 'fee' | 'least' | 'left_today'>> {
  const { count, rows } = await findWithdrawalsOf(executor, customerId, page)
  return {
    count,
    results: rows.map((row) => viewWithdrawal(services, row)),
    fee: services.config.withdrawalFee,
    least: leastWithdrawal,
    left_today: await leftToday(executor, customerId, now),
  }
}

/**
 * Holds money of the wallet for a withdrawal. Throws 422 for more than there is, or than may be withdrawn in a day. Lock
 * order: the bank account, the wallet, the customer.
 */
export async function requestWithdrawal(
  transaction: Transaction,
  services: Services,
  { input, caller }: { input: WithdrawalInput; caller: Caller },
  now: Date,
): Promise<Withdrawal> {
  const customerId = customerOf(caller)
  const { bank_account_id, amount, otp_token } = input
  const account = await lockBankAccount(transaction, { customerId, id: bank_account_id }, 'share')
  const checks = new FieldChecks()
  if (!account) {
    checks.refuse('bank_account_id', 'not_yours')
    checks.finish()
    throw notFound()
  }
  // Under the wallet's lock, so that two at once cannot both have the last of it, or of the day.
  const balance = await lockWallet(transaction, customerId)
  await requireNoReversedMoney(transaction, customerId)
  const left = await leftToday(transaction, customerId, now)
  if (amount > balance) checks.refuse('amount', 'wallet_short', { balance: formatRupiah(balance) })
  else if (amount > left) checks.refuse('amount', 'withdrawn_today', { left: formatRupiah(left) })
  checks.finish()
  await useCodeProof(transaction, services, { customerId, ref: 'WD', token: otp_token }, now)
  const { secrets, config } = services
  const recipient = openRecipient(secrets, account.details)
  const transfer = { customerId, owner_name: recipient.owner_name }
  const row = await insertWithdrawal(transaction, {
    id: readableCode('WD'),
    customerId,
    bankAccountId: account.id,
    bankCode: account.bankCode,
    // What was confirmed by PIN and code: a bank account that is removed later changes nothing of it.
    recipient: sealRecipient(secrets, recipient),
    amount,
    fee: config.withdrawalFee,
    status: 'requested',
    needsReview: await needsReview(transaction, secrets, transfer, now),
    createdAt: now,
  })
  const postings = [
    { ...walletOwner(customerId), amount: 0 - amount },
    { ...holdOwner(customerId), amount },
  ]
  await book(transaction, 'withdrawal', row.id, postings, now)
  await tell(transaction, services, row, now)
  return viewWithdrawal(services, row)
}

/** Locks a withdrawal that may take this step. Throws 404 for an unknown one, 409 where it may not any more. */
async function lockBefore(
  transaction: Transaction,
  { id, customerId }: { id: string; customerId?: number },
  next: WithdrawalStatus,
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(transaction, id, customerId)
  if (!row) throw notFound()
  if (!canBecome(row.status, next)) throw conflict('withdrawal_ended')
  return row
}

/** Puts what was held back into the wallet. */
async function giveBack(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  { id, customerId, amount }: WithdrawalRow,
  end: { status: 'cancelled' } | { status: 'rejected'; reason: string },
  now: Date,
): Promise<WithdrawalRow> {
  const postings = [
    { ...holdOwner(customerId), amount: 0 - amount },
    { ...walletOwner(customerId), amount },
  ]
  await book(transaction, 'withdrawal_returned', id, postings, now)
  const ended = await changeWithdrawal(transaction, id, { ...end, endedAt: now })
  await tell(transaction, services, ended, now)
  return ended
}

/** Books what the bank has transferred. */
async function payOut(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  { id, customerId, amount, fee }: WithdrawalRow,
  reference: string,
  now: Date,
): Promise<WithdrawalRow> {
  const postings = [
    { ...holdOwner(customerId), amount: 0 - amount },
    { kind: 'bank_payout', amount: amount - fee } as const,
    { kind: 'revenue', amount: fee } as const,
  ]
  // It may have been recorded before, by mistake.
  const { next } = await findNumbered(transaction, { kind: 'withdrawal_paid', reference: id })
  await book(transaction, 'withdrawal_paid', next, postings, now)
  const paid = await changeWithdrawal(transaction, id, { status: 'paid', reference, endedAt: now })
  await tell(transaction, services, paid, now)
  return paid
}

export async function cancelWithdrawal(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  which: { id: string; customerId: number },
  now: Date,
): Promise<Withdrawal> {
  const row = await lockBefore(transaction, which, 'cancelled')
  return viewWithdrawal(services, await giveBack(transaction, services, row, { status: 'cancelled' }, now))
}

/** Whoever had it carried out, or took it over since; nobody does what stands in a file. */
const handedOverOf = ({ processedBy, processedAt, takenOverBy, takenOverAt }: WithdrawalRow): HandedOver => ({
  by: takenOverBy ?? processedBy,
  at: takenOverAt ?? processedAt,
})

async function viewForOperator(
  executor: Executor,
  { secrets, config }: Ports,
  row: WithdrawalRow,
  { isWhole = false } = {},
): Promise<OpsWithdrawal> {
  const { number, owner_name } = openRecipient(secrets, row.recipient)
  const { firstName, lastName } = await loadCustomer(executor, row.customerId)
  const file = await findBankFileOf(executor, row.id)
  const { by, at } = file ? { by: null, at: null } : handedOverOf(row)
  return {
    id: row.id,
    status: row.status,
    amount: row.amount,
    fee: row.fee,
    to_pay: row.amount - row.fee,
    bank_code: row.bankCode,
    bank: bankName(row.bankCode),
    number: isWhole ? number : maskAccountNumber(number),
    owner_name,
    suite: formatSuite(row.customerId),
    name: fullName({ firstName, lastName }),
    needs_review: row.needsReview,
    approved_by: row.approvedBy,
    needs_second: row.amount > config.twoApprovalsAbove,
    processed_by: row.processedBy,
    bank_file: file?.id ?? null,
    handed_over_by: by,
    handed_over_at: at?.toISOString() ?? null,
    reference: row.reference,
    double_payout: await shownDoublePayouts(executor, row.id),
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}

/** With the whole number to transfer to. */
export const showWithdrawal = (
  executor: Executor,
  services: Ports,
  row: WithdrawalRow,
): Promise<OpsWithdrawal> => viewForOperator(executor, services, row, { isWhole: true })

export async function listForOperator(
  executor: Executor,
  services: Ports,
  { status = 'requested', ...page }: PageQuery & { status?: WithdrawalStatus },
): Promise<{ count: number; results: OpsWithdrawal[] }> {
  const { count, rows } = await findWithdrawals(executor, status, page)
  const results: OpsWithdrawal[] = []
  for (const row of rows) results.push(await viewForOperator(executor, services, row))
  return { count, results }
}

interface Approval {
  id: string
  operator: string
  sure: string | undefined
}

/**
 * Approves a withdrawal; of a large one, the first operator only notes it, and a second has it carried out. Throws 422
 * `doubtful` for a bank account in another name, and for one that somebody is transferring, unless `sure`; 409
 * `in_bank_file` for one that stands in a file.
 */
export async function processWithdrawal(
  transaction: Transaction,
  services: Ports,
  approval: Approval,
  now: Date,
): Promise<OpsWithdrawal> {
  const { id, operator, sure } = approval
  const found = await lockWithdrawal(transaction, id)
  if (!found) throw notFound()
  if (found.status === 'processing') return takeOver(transaction, services, found, approval, now)
  if (!canBecome(found.status, 'processing')) throw conflict('withdrawal_ended')
  // It may have come after this was asked for.
  await requireOpenWallet(transaction, found.customerId)
  const view = await viewForOperator(transaction, services, found)
  const transfer = { customerId: found.customerId, owner_name: view.owner_name }
  requireSure(await ownerDoubts(transaction, services.secrets, transfer, found.needsReview), [id], sure)
  if (view.needs_second && found.approvedBy === null) {
    const approved = await changeWithdrawal(transaction, id, { approvedBy: operator })
    return viewForOperator(transaction, services, approved)
  }
  if (view.needs_second && found.approvedBy === operator) throw conflict('second_operator')
  const change = { status: 'processing', processedBy: operator, processedAt: now } as const
  const processing = await changeWithdrawal(transaction, id, change)
  await tell(transaction, services, processing, now)
  return viewForOperator(transaction, services, processing, { isWhole: true })
}

/** Hands one that is being carried out to another operator, or to the same one again. */
async function takeOver(
  transaction: Transaction,
  services: Ports,
  found: WithdrawalRow,
  { id, operator, sure }: Approval,
  now: Date,
): Promise<OpsWithdrawal> {
  await requireInNoFile(transaction, id)
  requireSure(await transferDoubts(transaction, id, handedOverOf(found)), [id], sure)
  const taken = await changeWithdrawal(transaction, id, { takenOverBy: operator, takenOverAt: now })
  return viewForOperator(transaction, services, taken, { isWhole: true })
}

/**
 * Has a person look at a locked withdrawal whose customer has taken another name since, before it goes to the bank.
 * @returns whether it is such a one
 */
export async function leaveToReview(
  transaction: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  id: string,
): Promise<boolean> {
  const row = await lockWithdrawal(transaction, id)
  if (!row) throw notFound()
  const { owner_name } = openRecipient(secrets, row.recipient)
  if (await isOwn(transaction, secrets, { customerId: row.customerId, owner_name })) return false
  await changeWithdrawal(transaction, id, { needsReview: true })
  return true
}

/** One that was rejected while it was being transferred. */
export function returnedWithdrawal({
  id,
  status,
  amount,
  fee,
  processedAt,
  endedAt,
}: WithdrawalRow): Returned | undefined {
  if (status !== 'rejected' || processedAt === null) return undefined
  return { id, amount: amount - fee, at: endedAt }
}

/** With what the bank is to transfer. */
const asPayout = (row: WithdrawalRow): Payout => ({ ...row, toPay: row.amount - row.fee })

export interface Transferred {
  id: string
  reference: string
  operator: string
  sure: string | undefined
}

/**
 * Throws 409 for a transfer that paid another one, and 422 `doubtful`, unless `sure`, for a line by which money came in, and
 * for one whose money went back before, or that another transfer has paid, which is noted as a loss then.
 */
export async function payWithdrawal(
  transaction: Transaction,
  services: Ports,
  { id, reference, ...by }: Transferred,
  now: Date,
): Promise<OpsWithdrawal> {
  const found = await lockWithdrawal(transaction, id)
  const returned = found && (returnedWithdrawal(found) ?? paidByOther(asPayout(found), reference))
  if (returned) {
    await payReturned(transaction, returned, { reference, ...by }, now)
    return viewForOperator(transaction, services, found)
  }
  const row = await lockBefore(transaction, { id }, 'paid')
  requireSure(await payoutDoubts(transaction, reference), [id, reference], by.sure)
  return viewForOperator(transaction, services, await payOut(transaction, services, row, reference, now))
}

/**
 * Has one that was recorded as paid by mistake being transferred again; its customer is told. Throws as `undoPaid` and
 * `requireOneTransfer` do.
 */
export async function unpayWithdrawal(
  transaction: Transaction,
  services: Ports,
  { id, ...mistaken }: Mistaken,
  now: Date,
): Promise<OpsWithdrawal> {
  const row = await lockWithdrawal(transaction, id)
  if (!row) throw notFound()
  await undoPaid(
    transaction,
    asPayout(row),
    { paid: 'withdrawal_paid', undone: 'withdrawal_unpaid' },
    mistaken,
    now,
  )
  await requireOneTransfer(transaction, id)
  const change = { status: 'processing', reference: null, endedAt: null } as const
  const unpaid = await changeWithdrawal(transaction, id, change)
  await tell(transaction, services, unpaid, now, 'unpaid')
  return viewForOperator(transaction, services, unpaid)
}

/** Throws 422 `doubtful` for one that is being transferred, unless `sure`. */
export async function rejectWithdrawal(
  transaction: Transaction,
  services: Ports,
  { id, reason, sure }: { id: string; reason: string; sure: string | undefined },
  now: Date,
): Promise<OpsWithdrawal> {
  const row = await lockBefore(transaction, { id }, 'rejected')
  requireSure(await transferDoubts(transaction, id, handedOverOf(row)), [id, 'reject'], sure)
  const rejected = await giveBack(transaction, services, row, { status: 'rejected', reason }, now)
  return viewForOperator(transaction, services, rejected)
}

/** What a withdrawal that is being carried out asks of whoever sends the money. */
export const payoutOf = ({ id, to_pay, bank_code, number, owner_name }: OpsWithdrawal): PayoutRequest => ({
  id,
  amount: to_pay,
  bank_code,
  number,
  owner_name,
})

/** Records what became of a payout; of one that is still on its way, or has ended, nothing. */
export async function recordPayout(
  transaction: Transaction,
  services: Pick<Services, 'secrets'>,
  id: string,
  { state, reference, reason = '' }: PayoutState,
  now: Date,
): Promise<void> {
  if (state === 'processing') return
  const row = await lockWithdrawal(transaction, id)
  if (row?.status !== 'processing') return
  if (state === 'paid') await payOut(transaction, services, row, reference, now)
  else await giveBack(transaction, services, row, { status: 'rejected', reason }, now)
}
