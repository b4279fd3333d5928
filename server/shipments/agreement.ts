import type { CourierPrice, Priced } from '@seberang/domain/api'
import type { Charge } from '@seberang/domain/explain'
import type { PricingRequest } from '@seberang/domain/pricing'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { credits, invoiceItems, invoices, type Lines } from '../database/schema/index.ts'
import type { CartRow } from './rows.ts'
import { undoneBetween } from './undone-credits.ts'

/**
 * One part of a shipment's agreed price: the checkout, an addition after a measurement or by an operator, or a credit
 * after a measurement. Cancelled and undone parts are left out.
 */
export interface AgreedPart {
  /** Of the invoice item, or of the credit. */
  id: number
  kind: 'checkout' | 'measured' | 'billed' | 'credit'
  /** The invoice of this part; for a credit, the invoice that was overpaid. */
  invoice: {
    id: number
    code: string
    status: string
    reason: string | null
    isLevy: boolean
    createdAt: Date
    dueAt: Date
    paidAt: Date | null
  }
  /** Whole rupiah; negative for a credit. */
  amount: number
  lines: Lines
  /** The pricing request for the whole shipment, and its price, when this part was agreed. */
  request: PricingRequest
  priced: Priced
  courier: CourierPrice | null
  /**
   * By how much less is credited than at most since the part that it is compared with: of what earlier measurements had
   * credited, its own took it out of the wallet, or those between, of which nothing stands any more. Null if nothing.
   */
  creditUndone: CreditUndone | null
  /** Of a change: the measurement that it came from. */
  measurementId: number | null
  /**
   * Position in the agreement. Creation times do not give the order: of two concurrent parts the later one may have
   * begun first.
   */
  step: number
  createdAt: Date
}

export interface CreditUndone {
  /** Whole rupiah. */
  amount: number
  /** The measures by which the newest of it was credited. */
  packaging: PricingRequest['packaging']
}

/** The agreements of these carts by cart id, parts in order. */
export async function loadAgreements(
  executor: Executor,
  rows: readonly CartRow[],
): Promise<Map<number, AgreedPart[]>> {
  const ids = rows.flatMap((row) => (row.invoiceId === null ? [] : row.id))
  if (ids.length === 0) return new Map()
  const parts = await loadParts(executor, ids)
  return new Map(
    rows.flatMap(({ id, invoiceId }) =>
      invoiceId === null
        ? []
        : [[id, parts.filter(({ cartId, checkout }) => cartId === id && checkout === invoiceId)] as const],
    ),
  )
}

/** A part with its cart and the checkout invoice that it belongs to. */
interface PartOfCart extends AgreedPart {
  cartId: number
  checkout: number
}

/** The parts of all agreements of these carts, in order. */
export async function loadParts(executor: Executor, cartIds: readonly number[]): Promise<PartOfCart[]> {
  const billed = await executor
    .select({ item: invoiceItems, invoice: invoices })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(and(inArray(invoiceItems.cartId, [...cartIds]), inArray(invoices.status, ['pending', 'paid'])))
    .orderBy(asc(invoiceItems.id))
  const credited = await executor
    .select({ credit: credits, invoice: invoices })
    .from(credits)
    .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
    .where(inArray(credits.cartId, [...cartIds]))
    .orderBy(asc(credits.id))
  const parts = [
    ...billed.map(({ item, invoice }) => ({
      cartId: item.cartId,
      checkout: invoice.addsTo ?? invoice.id,
      ...partOfItem({ item, invoice }),
    })),
    ...credited
      .filter(({ credit }) => credit.undoneAt === null)
      .map(({ credit, invoice }) => ({
        cartId: credit.cartId,
        checkout: invoice.id,
        ...partOfCredit({ credit, invoice }),
      })),
  ].toSorted((one, other) => one.step - other.step)
  return parts.map((part) => {
    const isOfSame = ({ cartId, checkout }: { cartId: number; checkout: number }) =>
      cartId === part.cartId && checkout === part.checkout
    const given = credited.flatMap(({ credit }) =>
      isOfSame({ cartId: credit.cartId, checkout: credit.invoiceId }) ? credit : [],
    )
    return { ...part, creditUndone: creditUndoneBy(part, parts.filter(isOfSame), given) }
  })
}

function creditUndoneBy(
  { kind, step, createdAt }: Pick<AgreedPart, 'kind' | 'step' | 'createdAt'>,
  agreed: readonly Omit<AgreedPart, 'creditUndone'>[],
  given: readonly (typeof credits.$inferSelect)[],
): CreditUndone | null {
  const before = kind === 'billed' ? undefined : comparedAt(agreed, step)
  if (!before) return null
  const amount = undoneBetween(given, before.createdAt, createdAt)
  const last = given.findLast(
    (credit) => credit.amount > 0 && credit.undoneAt !== null && credit.undoneAt <= createdAt,
  )
  return last && amount > 0 ? { amount, packaging: last.request.packaging } : null
}

interface ItemRow {
  item: typeof invoiceItems.$inferSelect
  invoice: typeof invoices.$inferSelect
}

function partOfItem({ item, invoice }: ItemRow): Omit<AgreedPart, 'creditUndone'> {
  const { id, amount, lines, request, priced, courier, step, measurementId } = item
  const added = invoice.reason === null ? 'measured' : 'billed'
  const kind = invoice.type === 'checkout' ? 'checkout' : added
  const { createdAt } = invoice
  return { id, kind, invoice, amount, lines, request, priced, courier, step, measurementId, createdAt }
}

function partOfCredit({
  credit,
  invoice,
}: {
  credit: typeof credits.$inferSelect
  invoice: typeof invoices.$inferSelect
}): Omit<AgreedPart, 'creditUndone'> {
  const { id, amount, lines, request, priced, step, measurementId, createdAt } = credit
  const given = { amount: 0 - amount, lines, request, priced, step, measurementId, createdAt }
  return { id, kind: 'credit', invoice, ...given, courier: null }
}

/** Whether a part is an amount billed in addition to the checkout. */
export const isAddition = ({ kind }: Pick<AgreedPart, 'kind'>): boolean =>
  kind === 'measured' || kind === 'billed'

/** The additions that are to be paid. */
export const dueAdditions = (agreed: readonly AgreedPart[]): AgreedPart[] =>
  agreed.filter((part) => isAddition(part) && part.invoice.status === 'pending')

/** When the last of its additions was paid. */
export const lastAdditionPaidAt = (agreed: readonly AgreedPart[]): number | undefined =>
  agreed
    .flatMap((part) => (isAddition(part) && part.invoice.paidAt ? part.invoice.paidAt.getTime() : []))
    .sort((one, other) => one - other)
    .at(-1)

/** The position of the next part of an agreement; the cart is locked. */
export const nextStep = (agreed: readonly AgreedPart[]) => Math.max(0, ...agreed.map(({ step }) => step)) + 1

/**
 * The part of an agreement that a measurement at this step is compared with: the newest whose price rests on measures of
 * its own. A charge of another kind has measured nothing.
 */
export const comparedAt = <Part extends Pick<AgreedPart, 'kind' | 'step'>>(
  agreed: readonly Part[],
  step: number,
): Part | undefined => agreed.findLast((part) => part.step < step && part.kind !== 'billed')

/** What operators charged for besides measurements, in parts of an agreement. */
export const chargesOf = (agreed: readonly Pick<AgreedPart, 'kind' | 'amount' | 'invoice'>[]): Charge[] =>
  agreed.flatMap(({ kind, amount, invoice: { reason, isLevy } }) =>
    kind === 'billed' ? { cost_value: amount, reason: reason ?? '', ...(isLevy && { levy: true }) } : [],
  )
