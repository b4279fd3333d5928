import type { PapersRequest, QuarantineStatus } from '@seberang/domain/api'
import { givesPapers, isComplete } from '@seberang/domain/status'
import { sql } from 'drizzle-orm'
import { cartDetails, carts } from '../database/schema/index.ts'
import type { CartRow } from './rows.ts'

/** Whether papers that an operator asked for are still missing. */
export const lacksPapers = ({
  papersAskedAt,
  papersGivenAt,
}: Partial<Pick<CartRow, 'papersAskedAt' | 'papersGivenAt'>>): boolean =>
  Boolean(papersAskedAt) && !papersGivenAt

/** The columns of a request for papers; null withdraws it. */
export const papersColumns = (request: string | null, now: Date) => ({
  papersRequest: request,
  papersAskedAt: request === null ? null : now,
  papersGivenAt: null,
})

/**
 * When the papers that were asked for were given: by attaching a file that was not attached before, until all files are
 * taken away again.
 * @param files the ids of the files attached to the shipment or its products
 */
export function papersGivenAt(
  cart: Pick<CartRow, 'papersAskedAt' | 'papersGivenAt'>,
  files: { before: readonly string[]; after: readonly string[] },
  now: Date,
): Date | null {
  if (!cart.papersAskedAt || files.after.length === 0) return null
  return givesPapers(files.before, files.after) ? now : cart.papersGivenAt
}

export function viewPapers({ papersRequest, papersAskedAt, papersGivenAt }: CartRow): PapersRequest | null {
  if (papersRequest === null || !papersAskedAt) return null
  return {
    request: papersRequest,
    asked_at: papersAskedAt.toISOString(),
    given_at: papersGivenAt?.toISOString() ?? null,
  }
}

/** Whether a parcel is in quarantine, and an operator has not confirmed it. */
export const isUnconfirmed = ({
  quarantinedAt,
  confirmedAt,
}: Pick<CartRow, 'quarantinedAt' | 'confirmedAt'>): boolean => quarantinedAt !== null && confirmedAt === null

type Held = {
  cart: Pick<
    CartRow,
    'quarantinedAt' | 'confirmedAt' | 'papersAskedAt' | 'papersGivenAt' | 'addressId' | 'packageId'
  >
  details: readonly unknown[]
}

/** What a shipment in quarantine waits for. */
export function quarantineStatus({ cart, details }: Held): QuarantineStatus | null {
  if (!cart.quarantinedAt) return null
  if (!isUnconfirmed(cart)) return 'confirmed'
  if (!isComplete({ ...cart, products: details })) return 'needs_products'
  return lacksPapers(cart) ? 'needs_papers' : 'in_review'
}

/** In SQL: `isComplete`. */
export const complete = sql`(${carts.addressId} is not null and ${carts.packageId} is not null
  and exists (select 1 from ${cartDetails} where ${cartDetails.cartId} = ${carts.id}))`

/** In SQL: whether `quarantineStatus` is `needs_products` or `needs_papers`. */
export const waitsForCustomer = sql`(${carts.quarantinedAt} is not null and ${carts.confirmedAt} is null and (
  not ${complete} or (${carts.papersAskedAt} is not null and ${carts.papersGivenAt} is null)))`
