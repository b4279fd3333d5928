import type { OpsMoneyDay, UnmatchedMoney } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import { momentsOfDay } from '@seberang/domain/time'
import { fullName } from '../../customers/full-name.ts'
import type { Executor } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import { findOverReturned } from '../../invoicing/over-returned.ts'
import { findPartlyTakenBack } from '../../invoicing/partly-taken-back.ts'
import { whyNotPaid } from '../../invoicing/to-return.ts'
import { findReversals } from '../../invoicing/waiting-money.ts'
import { findDoublePayouts, findMoved, findOwed, findOwedBack, findUnknown } from './store.ts'

/** Money over a day of Jakarta, against the ledger. @param date as `2026-11-29` */
export async function moneyOfDay(executor: Executor, date: string): Promise<OpsMoneyDay> {
  const moments = momentsOfDay(date)
  const { before, onDay } = await findMoved(executor, moments)
  const codes = [...new Set([...before, ...onDay].map(({ account }) => account))].sort()
  const accounts = codes.map((account) => {
    const earlier = before.find((one) => one.account === account)
    const moved = onDay.find((one) => one.account === account)
    const opening = (earlier?.in ?? 0) - (earlier?.out ?? 0)
    const [came, went] = [moved?.in ?? 0, moved?.out ?? 0]
    const closing = opening + came - went
    return { account, bookings: moved?.bookings ?? 0, opening, in: came, out: went, closing }
  })
  const sumOf = (figure: 'opening' | 'in' | 'out' | 'closing') =>
    accounts.reduce((sum, one) => sum + one[figure], 0)
  return {
    date,
    accounts,
    opening: sumOf('opening'),
    in: sumOf('in'),
    out: sumOf('out'),
    closing: sumOf('closing'),
    owed: await findOwed(executor, moments.to),
  }
}

/** One page of money that paid nothing, each kind oldest first, and how much there is: a person sees to each of it. */
export async function unmatchedMoney(
  executor: Executor,
  { page, page_size }: PageQuery,
): Promise<{ count: number; results: UnmatchedMoney[] }> {
  const all = await allUnmatched(executor)
  return { count: all.length, results: all.slice((page - 1) * page_size, page * page_size) }
}

/** What most kinds do not have. */
const unnamed = { order_id: null, payout_id: null, because: null } as const

/** What is told of money of an invoice, and of whose it is. */
const billed = ({
  invoiceCode,
  amount,
  since,
  customerId,
  firstName,
  lastName,
}: {
  invoiceCode: string | null
  amount: number | null
  since: Date
  customerId: number
  firstName: string
  lastName: string
}) => ({
  invoice_code: invoiceCode,
  suite: formatSuite(customerId),
  name: fullName({ firstName, lastName }),
  amount,
  since: since.toISOString(),
})

async function allUnmatched(executor: Executor): Promise<UnmatchedMoney[]> {
  const owed = await findOwedBack(executor)
  const reversals = await findReversals(executor)
  const doubles = await findDoublePayouts(executor)
  const overReturned = await findOverReturned(executor)
  const parts = await findPartlyTakenBack(executor)
  const unknown = await findUnknown(executor)
  return [
    ...owed.map((one) => ({
      ...unnamed,
      ...billed(one),
      kind: 'owed_back' as const,
      order_id: one.orderId,
      because: whyNotPaid(one, { amount: one.amount, at: one.since }),
    })),
    ...reversals.map(({ invoice_code, suite, name, amount, since }) => ({
      ...unnamed,
      kind: 'reversal' as const,
      invoice_code,
      suite,
      name,
      amount,
      since,
    })),
    ...doubles.map((one) => ({
      ...unnamed,
      ...billed(one),
      kind: 'double_payout' as const,
      order_id: one.orderId,
      payout_id: one.payoutId,
    })),
    ...overReturned.map((one) => ({ ...unnamed, ...billed(one), kind: 'over_returned' as const })),
    ...parts.map((one) => ({
      ...unnamed,
      ...billed(one),
      kind: 'partly_taken_back' as const,
      order_id: one.orderId,
    })),
    ...unknown.map(({ orderId, amount, since }) => ({
      ...unnamed,
      kind: 'unknown' as const,
      order_id: orderId,
      invoice_code: null,
      suite: null,
      name: null,
      amount,
      since: since.toISOString(),
    })),
  ]
}
