import type { OpsReceive } from '@seberang/domain/api'
import { formatSuite, readSuite } from '@seberang/domain/format'
import { can, statuses } from '@seberang/domain/status'
import { message } from '@seberang/domain/validation'
import { hasCustomer } from '../../customers/find.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict, Refusal } from '../../refusal/refusal.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { hasReceived, lockByCode, lockExpected, lockTracking } from './store.ts'

const expecting = statuses.filter((status) => can.receive({ status, isReceived: false }) === true)

/** @returns the locked cart that the parcel belongs to, or undefined for an unannounced one */
export async function findExpected(
  transaction: Transaction,
  { cart_code: code, resi, suite, sure }: OpsReceive,
): Promise<CartRow | undefined> {
  if (code !== undefined) {
    const row = await lockByCode(transaction, code)
    if (!row) throw new Refusal(404, 'no_such_parcel')
    const permission = can.receive({ status: row.status, isReceived: row.receivedAt !== null })
    if (permission !== true) throw conflict(permission)
    return row
  }
  const owner = suite === undefined ? undefined : await customerOfParcel(transaction, suite)
  if (resi === undefined) return undefined
  // Two receipts of an unannounced parcel at once would both quarantine it.
  await lockTracking(transaction, resi)
  const rows = await lockExpected(transaction, { statuses: expecting, resi, customerId: owner })
  if (rows.length > 1) throw conflict('several_parcels')
  if (rows.length > 0) return rows[0]
  if (owner === undefined) throw new Refusal(404, 'not_announced')
  // The same parcel twice: by a slip, or a request that was repeated.
  if (await hasReceived(transaction, owner, resi)) throw conflict('already_received')
  if (!sure) await refuseAnnounced(transaction, resi)
  return undefined
}

/** A number that another customer announced is more likely on the wrong suite than there twice: 422 `doubtful`. */
async function refuseAnnounced(transaction: Transaction, resi: string): Promise<void> {
  const [other] = await lockExpected(transaction, { statuses: expecting, resi, customerId: undefined })
  if (!other) return
  const reason = message('announced_by_other', { suite: formatSuite(other.customerId) })
  throw new Refusal(422, 'doubtful', { code: 'doubtful', fields: [{ field: 'resi', reason }] })
}

/** Throws 404 for an unknown suite. */
export async function customerOfParcel(transaction: Transaction, suite: string): Promise<number> {
  const id = readSuite(suite)
  if (id === null || !(await hasCustomer(transaction, id))) throw new Refusal(404, 'no_such_suite')
  return id
}
