import { repeatedReceiptMs } from '@seberang/domain/calculator'
import { localMinute } from '@seberang/domain/time'
import type { Measures, OpsMeasured, OpsReceive } from '@seberang/domain/api'
import { formatSuite, readCustomer } from '@seberang/domain/format'
import { can, statuses } from '@seberang/domain/status'
import { message } from '@seberang/domain/validation'
import { hasCustomer } from '../../customers/find.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { findLastAction } from '../../security/audit.ts'
import { conflict, Refusal, type RefusedField } from '../../refusal/refusal.ts'
import { loadCarts, titleOf } from '../../shipments/load.ts'
import { tryLockCart } from '../../shipments/lock.ts'
import { revisionOf, type TypedMeasure } from '../../shipments/measures.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { severalParcels } from './find.ts'
import {
  findExpectedCarts,
  findReceived,
  findReceivedSince,
  isNearTracking,
  lockExpected,
  lockTracking,
} from './store.ts'

const expecting = statuses.filter((status) => can.receive({ status, isReceived: false }) === true)

interface Expected {
  /** Locked; undefined for an unannounced parcel. */
  cart?: CartRow
  /** Why its number is hardly the parcel's. They are refused together with those about its measurement. */
  doubts: RefusedField[]
}

/** The cart that a parcel belongs to. Throws 404 or 409 for a number that matches none or several. */
export async function findExpected(
  transaction: Transaction,
  { cart_code: code, resi, suite }: OpsReceive,
): Promise<Expected> {
  if (code !== undefined) {
    const row = await tryLockCart(transaction, code)
    if (!row) throw new Refusal(404, 'no_such_parcel')
    const permission = can.receive({ status: row.status, isReceived: row.receivedAt !== null })
    if (permission !== true) throw conflict(permission)
    return { cart: row, doubts: [] }
  }
  const owner = suite === undefined ? undefined : await customerOfParcel(transaction, suite)
  if (resi === undefined) return { doubts: [] }
  // Two receipts of an unannounced parcel at once would both quarantine it.
  await lockTracking(transaction, resi)
  const rows = await lockExpected(transaction, { statuses: expecting, resi, customerId: owner })
  if (rows.length > 1) throw await severalParcels(transaction, rows)
  const received = await findReceived(transaction, resi)
  const [cart] = rows
  if (cart) {
    // Several may have announced one number: alone, it does not say that this is not the parcel of before.
    const before = owner === undefined ? received.slice(0, 1) : []
    return { cart, doubts: await receiptsOf(transaction, before) }
  }
  // The same parcel twice: by a slip, or a request that was repeated.
  const same = owner === undefined ? received[0] : received.find(({ customerId }) => customerId === owner)
  if (same) throw conflict('already_received', { fields: await receiptsOf(transaction, [same]) })
  if (owner === undefined) throw new Refusal(404, 'not_announced', { code: 'not_announced' })
  return {
    doubts: [
      ...(await doubtsOfOthers(transaction, resi, owner)),
      ...(await nearDoubts(transaction, resi, owner)),
    ],
  }
}

/** A number that is another customer's is more likely on the wrong suite than there twice. */
export async function doubtsOfOthers(
  transaction: Transaction,
  resi: string,
  owner: number,
): Promise<RefusedField[]> {
  const received = (await findReceived(transaction, resi)).filter(({ customerId }) => customerId !== owner)
  const announced = await findExpectedCarts(transaction, { statuses: expecting, resi, notOf: owner }, 1)
  return [
    ...(await receiptsOf(transaction, received.slice(0, 1))),
    ...announced.map(({ code, customerId }) => {
      const values = { suite: formatSuite(customerId), cart: code }
      return { field: 'resi', reason: message('announced_by_other', values) }
    }),
  ]
}

/** When, by whom and for whom a number was received. */
const receiptsOf = (transaction: Transaction, rows: readonly CartRow[]): Promise<RefusedField[]> =>
  Promise.all(
    rows.map(async (row) => {
      const by = (await findLastAction(transaction, row.code, 'receive'))?.actor ?? '?'
      const values = {
        at: localMinute(row.receivedAt),
        by,
        cart: row.code,
        suite: formatSuite(row.customerId),
      }
      return { field: 'resi', reason: message('received_before', values) }
    }),
  )

/** A parcel without a number that is just like one of a moment ago is more likely that one. */
export async function repeatedDoubts(
  transaction: Transaction,
  customerId: number,
  measure: TypedMeasure,
  now: Date,
): Promise<RefusedField[]> {
  const recent = await findReceivedSince(transaction, customerId, new Date(now.getTime() - repeatedReceiptMs))
  const same = recent.find((row) => isSameParcel(measure, revisionOf(row)))
  if (!same) return []
  const values = { cart: same.code, at: localMinute(same.receivedAt) }
  return [{ field: 'suite', reason: message('received_same', values) }]
}

function isSameParcel({ grams, centimetres, quantity }: TypedMeasure, booked: Partial<Measures>): boolean {
  const { weight_kg, length_cm, width_cm, height_cm } = booked
  const sides = [length_cm, width_cm, height_cm]
  return (
    Number(grams) === Math.round((weight_kg ?? 0) * 1000 * 1000) / 1000 &&
    centimetres.every((side, index) => Number(side) === sides[index]) &&
    quantity === (booked.quantity ?? 1)
  )
}

const maxShown = 20
const findOwnExpected = (executor: Executor, owner: number) =>
  findExpectedCarts(executor, { statuses: expecting, customerId: owner }, maxShown)

/** A number that is almost one that its customer announced is more likely that one. */
async function nearDoubts(transaction: Transaction, resi: string, owner: number): Promise<RefusedField[]> {
  const near = (await findOwnExpected(transaction, owner)).find(({ sellerTrackingNumber: number }) =>
    number === null ? false : isNearTracking(resi, number),
  )
  if (!near) return []
  const values = { cart: near.code, number: near.sellerTrackingNumber ?? '' }
  return [{ field: 'resi', reason: message('near_number', values) }]
}

/** What a customer still expects: a parcel that is not announced may be one of them. */
export async function stillExpected(
  executor: Executor,
  owner: number,
): Promise<NonNullable<OpsMeasured['still_expected']>> {
  const loaded = await loadCarts(executor, await findOwnExpected(executor, owner))
  return loaded.map((one) => ({
    cart_code: one.cart.code,
    title: titleOf(one, 'en'),
    seller_tracking_number: one.cart.sellerTrackingNumber,
  }))
}

/** Throws 404 for an unknown suite. */
export async function customerOfParcel(transaction: Transaction, suite: string): Promise<number> {
  const id = readCustomer(suite)
  if (id === null || !(await hasCustomer(transaction, id))) throw new Refusal(404, 'no_such_suite')
  return id
}
