import type { TakenBack, WalletEntry, WalletHistory } from '@seberang/domain/api'
import { shortMethodTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import type { WalletFilter } from '@seberang/domain/wallet'
import type { Executor } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import { orderIn } from '../../invoicing/reported-payment.ts'
import { findSpentTopUp } from '../../invoicing/reversed-money.ts'
import { holdOf, walletOf } from '../../ledger/ledger.ts'
import { bookingsOf, entryKindOf } from '../../ledger/wallet-kinds.ts'
import { bankName } from '../../reference/banks.ts'
import { takenBackBy } from '../../shipments/invoice-payments.ts'
import { findRefunded } from './refunds/store.ts'
import {
  findCredited,
  findEntries,
  findEntriesBetween,
  findPaymentsOfOrders,
  findWithdrawalsById,
  type EntryRow,
} from './store.ts'

interface Titles {
  topup: (method: string) => string
  surplus: string
  surplusKept: string
  payment: string
  credit: (goods: string) => string
  /** Of a charge that need not be paid after all. */
  refund: string
  refundOf: (goods: string) => string
  refundUndone: (goods: string) => string
  withdrawal: (bank: string) => string
  cancelled: string
  returned: (reason: string) => string
  creditUndone: (goods: string) => string
  /** Undefined: nothing says who took it back. */
  takenBack: (by: TakenBack['by'] | undefined) => string
  givenUp: string
}

const titles: Record<Language, Titles> = {
  id: {
    topup: (method) => `Isi saldo lewat ${method}`,
    surplus: 'Kelebihan transfer',
    surplusKept: 'Kelebihan transfer yang sudah terpakai',
    payment: 'Bayar invoice',
    credit: (goods) => `Selisih ukuran, ${goods}`,
    refund: 'Tagihan tambahan dikembalikan',
    refundOf: (goods) => `Pengembalian dana, ${goods}`,
    refundUndone: (goods) => `Pengembalian dana ditarik kembali, ${goods}`,
    withdrawal: (bank) => `Penarikan ke ${bank}`,
    cancelled: 'Penarikan dibatalkan',
    returned: (reason) => `Penarikan dikembalikan, ${reason}`,
    creditUndone: (goods) => `Selisih ukuran ditarik kembali, ${goods}`,
    takenBack: (by) =>
      by === 'operator'
        ? 'Ditarik kembali, transfernya keliru kami catat'
        : by === 'bank'
          ? 'Ditarik kembali, pembayarannya dibatalkan bank'
          : 'Ditarik kembali, pembayarannya dibatalkan',
    givenUp: 'Dilepas bersama akun',
  },
  en: {
    topup: (method) => `Top-up by ${method}`,
    surplus: 'Surplus of a transfer',
    surplusKept: 'Surplus of a transfer, already spent',
    payment: 'Invoice paid',
    credit: (goods) => `Measured difference, ${goods}`,
    refund: 'Additional invoice returned',
    refundOf: (goods) => `Refund, ${goods}`,
    refundUndone: (goods) => `Refund taken back, ${goods}`,
    withdrawal: (bank) => `Withdrawal to ${bank}`,
    cancelled: 'Withdrawal cancelled',
    returned: (reason) => `Withdrawal returned, ${reason}`,
    creditUndone: (goods) => `Measured difference taken back, ${goods}`,
    takenBack: (by) =>
      by === 'operator'
        ? 'Taken back, we had recorded its transfer by mistake'
        : `Taken back, its payment was reversed${by === 'bank' ? ' by the bank' : ''}`,
    givenUp: 'Given up with the account',
  },
  zh: {
    topup: (method) => `充值（${method}）`,
    surplus: '转账多付部分',
    surplusKept: '已使用的转账多付部分',
    payment: '支付账单',
    credit: (goods) => `测量差额，${goods}`,
    refund: '补充账单退回',
    refundOf: (goods) => `退款，${goods}`,
    refundUndone: (goods) => `退款已收回，${goods}`,
    withdrawal: (bank) => `提现到 ${bank}`,
    cancelled: '提现已取消',
    returned: (reason) => `提现已退回，${reason}`,
    creditUndone: (goods) => `测量差额已收回，${goods}`,
    takenBack: (by) =>
      by === 'operator'
        ? '已收回，对应转账登记有误'
        : by === 'bank'
          ? '已收回，对应付款被银行撤销'
          : '已收回，对应付款已撤销',
    givenUp: '随账户注销放弃',
  },
}

const isCredit = (kind: EntryRow['kind']) => kind === 'credit' || kind === 'credit_undone'
const isSettlement = (kind: EntryRow['kind']) =>
  kind === 'settlement' ||
  kind === 'settlement_taken_back' ||
  kind === 'surplus_kept' ||
  kind === 'refund_owed' ||
  kind === 'money_returned' ||
  kind === 'money_unreturned'
const isRefund = (kind: EntryRow['kind']) => kind.startsWith('refund_') || kind === 'refund'
const isWithdrawal = (kind: EntryRow['kind']) => kind === 'withdrawal' || kind === 'withdrawal_returned'

/** Entries as their customer reads them, each with what caused it. */
async function viewEntries(
  executor: Executor,
  rows: readonly EntryRow[],
  language: Language,
): Promise<WalletEntry[]> {
  const referencesOf = (is: (kind: EntryRow['kind']) => boolean) =>
    rows.filter(({ kind }) => is(kind)).map(({ reference }) => reference)
  const credited = await findCredited(executor, referencesOf(isCredit).map(Number))
  const withdrawn = await findWithdrawalsById(executor, referencesOf(isWithdrawal))
  const payments = await findPaymentsOfOrders(executor, referencesOf(isSettlement).map(orderIn))
  const refunded = await findRefunded(executor, referencesOf(isRefund))
  const texts = titles[language]
  const causeOf = ({ kind, reference, amount }: EntryRow): Pick<WalletEntry, 'title' | 'code'> => {
    const goods = credited.get(reference)
    const withdrawal = withdrawn.get(reference)
    const paid = payments.get(orderIn(reference))
    const refund = refunded.get(reference)
    switch (kind) {
      case 'credit':
        return { title: texts.credit(goods?.title ?? ''), code: goods?.code ?? null }
      case 'credit_undone':
        return { title: texts.creditUndone(goods?.title ?? ''), code: goods?.code ?? null }
      case 'withdrawal':
      case 'withdrawal_paid':
      case 'withdrawal_unpaid':
      case 'double_payout':
      case 'double_payout_recovered':
      case 'double_payout_unrecovered':
      case 'double_payout_dismissed':
        return { title: texts.withdrawal(bankName(withdrawal?.bankCode ?? '')), code: reference }
      case 'withdrawal_returned':
        return {
          title: withdrawal?.reason == null ? texts.cancelled : texts.returned(withdrawal.reason),
          code: reference,
        }
      case 'refund':
      case 'refund_paid':
      case 'refund_unpaid':
      case 'refund_returned':
        return { title: texts.refundOf(refund?.title ?? ''), code: refund?.invoiceCode ?? null }
      case 'refund_undone':
        return { title: texts.refundUndone(refund?.title ?? ''), code: refund?.invoiceCode ?? null }
      case 'additional_returned':
        return { title: texts.refund, code: reference }
      case 'additional_return_undone':
        return { title: texts.takenBack(undefined), code: reference }
      case 'settlement': {
        const filled =
          paid?.type === 'topup' ? texts.topup(shortMethodTitle(paid.method, language)) : texts.surplus
        return { title: amount < 0 ? texts.payment : filled, code: paid?.code ?? null }
      }
      case 'surplus_kept':
        return { title: texts.surplusKept, code: paid?.code ?? null }
      case 'refund_owed':
      case 'money_returned':
      case 'money_unreturned':
        return { title: texts.refund, code: paid?.code ?? null }
      case 'wallet_given_up':
        return { title: texts.givenUp, code: null }
      case 'settlement_taken_back':
        return { title: texts.takenBack(paid && takenBackBy(paid.method)), code: paid?.code ?? null }
    }
  }
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    kind: entryKindOf(row),
    ...causeOf(row),
    amount: row.amount,
    balance: row.balance,
  }))
}

export async function readHistory(
  executor: Executor,
  { customerId, language }: { customerId: number; language: Language },
  { kind, ...page }: PageQuery & { kind?: WalletFilter },
): Promise<Omit<WalletHistory, 'action' | 'next' | 'previous' | 'page_size'>> {
  const kinds = bookingsOf(kind)
  const { count, rows, totalIn, totalOut } = await findEntries(
    executor,
    customerId,
    { filter: kind, kinds },
    page,
  )
  return {
    count,
    results: await viewEntries(executor, rows, language),
    balance: await walletOf(executor, customerId),
    hold: await holdOf(executor, customerId),
    total_in: totalIn,
    total_out: totalOut,
    reversed: (await findSpentTopUp(executor, customerId)) ?? null,
  }
}

/** The movements of a time, oldest first, between the balances before and after it. */
export async function readMovements(
  executor: Executor,
  customerId: number,
  time: { from: Date; to: Date },
  language: Language,
): Promise<{ opening: number; entries: WalletEntry[]; closing: number }> {
  const { opening, rows } = await findEntriesBetween(executor, customerId, time)
  const closing = opening + rows.reduce((sum, { amount }) => sum + amount, 0)
  return { opening, entries: await viewEntries(executor, rows, language), closing }
}
