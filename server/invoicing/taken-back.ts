import type { Invoice, TakenBack } from '@seberang/domain/api'
import type { Executor } from '../database/database.ts'
import { reversalOf, takenBackOf } from '../shipments/invoice-payments.ts'
import { undoneAt } from '../shipments/undone-credits.ts'
import { loadCredits } from './credit.ts'
import type { loadItems } from './items.ts'
import { raisedAt } from './reductions.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

interface Loaded {
  attempts: readonly PaymentRow[]
  items: Awaited<ReturnType<typeof loadItems>>
}

type Reversal = Pick<Invoice, 'taken_back' | 'credit_undone'>

/** The payments of these invoices that the bank reversed, and what that took out of the wallet, by the invoice's id. */
export async function loadReversals(
  executor: Executor,
  rows: readonly InvoiceRow[],
  { attempts, items }: Loaded,
): Promise<ReadonlyMap<number, Reversal>> {
  const reversed = rows.flatMap((row) => {
    const taken_back = takenBackFrom(row, attempts)
    return taken_back ? [{ id: row.id, checkoutId: row.addsTo ?? row.id, taken_back }] : []
  })
  if (reversed.length === 0) return new Map()
  const credits = await loadCredits(
    executor,
    reversed.map(({ checkoutId }) => checkoutId),
  )
  const found = new Map<number, Reversal>()
  for (const { id, checkoutId, taken_back } of reversed) {
    const billed = new Set(items.flatMap(({ item }) => (item.invoiceId === id ? item.cartId : [])))
    const given = credits.filter((one) => one.invoiceId === checkoutId && billed.has(one.cartId))
    const at = new Date(taken_back.at)
    // What was off what is owed was never in the wallet.
    const off = await raisedAt(
      executor,
      given.map((one) => one.id),
      at,
    )
    const credit_undone = undoneAt(given, at) - off
    found.set(id, { taken_back, ...(credit_undone > 0 && { credit_undone }) })
  }
  return found
}

const takenBackFrom = (row: InvoiceRow, attempts: readonly PaymentRow[]): TakenBack | null =>
  row.endedBecause === 'replaced' ? takenBackOf(attempts, row.id) : reversalOf(row, attempts)
