import type { OpsFindings, OpsFound, OpsPerson, OpsProof } from '@seberang/domain/api'
import { formatSuite, readCustomer, readSuite } from '@seberang/domain/format'
import { message, phoneDigits, readBankReference } from '@seberang/domain/validation'
import { fullName } from '../../customers/full-name.ts'
import type { Executor } from '../../database/database.ts'
import { conflict, notFound, Refusal } from '../../refusal/refusal.ts'
import { loadCarts, titleOf } from '../../shipments/load.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { undoneReceipt } from './audit.ts'
import { parcelOf } from './list.ts'
import { findBankFileWith } from '../../invoicing/bank-file-of.ts'
import { findProofs } from '../../invoicing/transfer-proofs.ts'
import {
  findBookedFor,
  findUnpaidOf,
  findWithoutShipments,
  readAmount,
} from '../../invoicing/waiting-money.ts'
import {
  findPayouts,
  findPeople,
  findShipments,
  findShipmentsOf,
  isUnknownAttempt,
  type PayoutRow,
  type PersonRow,
} from './store.ts'

const maxFound = 20

export const personOf = ({ id, firstName, lastName, email, phoneNumber }: PersonRow): OpsPerson => ({
  suite: formatSuite(id),
  name: fullName({ firstName, lastName }),
  email,
  phone_number: phoneNumber,
})

const payoutOf = ({ isCode, customerId, firstName, lastName, since, ...payout }: PayoutRow): OpsFound => ({
  kind: 'payout',
  by: isCode ? 'payout' : 'transfer',
  ...payout,
  suite: formatSuite(customerId),
  name: fullName({ firstName, lastName }),
  since: since.toISOString(),
})

const proofOf = (
  { id, status, invoice_code, amount, suite, name, sent_at: since }: OpsProof,
  code: string,
): OpsFound => ({
  kind: 'proof',
  by: id === code ? 'proof' : 'invoice',
  id,
  status,
  invoice_code,
  amount,
  suite,
  name,
  since,
})

/** 404 for a payment attempt that is not known: as its invoice alone it would look as if its money were booked. */
async function refuseUnknownAttempt(executor: Executor, text: string): Promise<void> {
  if (await isUnknownAttempt(executor, text))
    throw new Refusal(404, 'unknown_attempt', { code: 'unknown_attempt' })
}

/** Open invoices by their amount, invoices by the transfers that were booked for them, or without shipments by their codes, payouts by their codes and transfers, proofs by their codes and their invoices', files for the bank by their codes, shipments by their own codes, their invoices', their payment attempts' and their tracking numbers; customers by whatever names them. */
export async function find(executor: Executor, text: string): Promise<Omit<OpsFindings, 'action'>> {
  await refuseUnknownAttempt(executor, text)
  const shipments = await findShipments(executor, text, maxFound + 1)
  const people = await findPeople(
    executor,
    { text, id: readCustomer(text), phone: phoneDigits(text) },
    maxFound + 1,
  )
  const amount = readAmount(text)
  const unpaid = amount === undefined ? [] : await findUnpaidOf(executor, amount, maxFound + 1)
  const reference = readBankReference(text)
  const transferred = await findBookedFor(executor, reference)
  const code = text.toUpperCase()
  const withoutShipments = await findWithoutShipments(executor, code)
  const payouts = await findPayouts(executor, { code, reference })
  const proofs = await findProofs(executor, code)
  const file = await findBankFileWith(executor, code)
  const parcels: OpsFound[] = []
  for (const { cart, by, owner } of shipments)
    parcels.push({
      kind: 'shipment',
      by,
      ...parcelOf(cart),
      name: personOf(owner).name,
      receipt_undone: await undoneReceipt(executor, cart),
    })
  const results: OpsFound[] = [
    ...transferred.map((one) => ({ kind: 'invoice' as const, by: 'transfer' as const, ...one })),
    ...payouts.map(payoutOf),
    ...proofs.map((proof) => proofOf(proof, code)),
    ...(file
      ? [
          {
            kind: 'bank_file' as const,
            by: 'bank_file' as const,
            id: file.id,
            operator: file.operator,
            lines: file.lines,
            since: file.createdAt.toISOString(),
          },
        ]
      : []),
    ...withoutShipments.map((one) => ({ kind: 'invoice' as const, by: 'invoice' as const, ...one })),
    ...unpaid.map((one) => ({ kind: 'invoice' as const, by: 'amount' as const, ...one })),
    ...parcels,
    ...people.map(({ by, ...person }) => ({ kind: 'customer' as const, by, ...personOf(person) })),
  ]
  return { results: results.slice(0, maxFound), more: results.length > maxFound }
}

/** 409 with all that match. */
export async function severalParcels(executor: Executor, rows: readonly CartRow[]): Promise<Refusal> {
  const fields = (await loadCarts(executor, rows)).map((loaded) => {
    const { code: cart, customerId } = loaded.cart
    const values = { cart, suite: formatSuite(customerId), title: titleOf(loaded, 'en') }
    return { field: 'cart_code', reason: message('one_of_several', values) }
  })
  return conflict('several_parcels', { fields })
}

/** The shipment that a code names: its own, an invoice's, a payment attempt's, a tracking number or a suite. Throws 404, or 409 for several. */
export async function findByAnyCode(executor: Executor, code: string): Promise<CartRow> {
  await refuseUnknownAttempt(executor, code)
  const named = (await findShipments(executor, code, maxFound)).map(({ cart }) => cart)
  const id = readSuite(code)
  const all = named.length > 0 || id === null ? named : await findShipmentsOf(executor, id, maxFound)
  const [found, other] = all
  if (!found) throw notFound()
  // A parcel whose receipt was undone comes after those that are there.
  if (other && other.deletedAt === null)
    throw await severalParcels(
      executor,
      all.filter(({ deletedAt }) => deletedAt === null),
    )
  return found
}
