import { isDeepStrictEqual } from 'node:util'
import type { Address, AddressInput } from '@seberang/domain/api'
import { maxAddresses } from '@seberang/domain/limits'
import type { Transaction } from '../../database/database.ts'
import { conflict, FieldChecks, notFound } from '../../refusal/refusal.ts'
import type { Reading, RequestContext } from '../../http/route.ts'
import { randomId } from '../../base/ids.ts'
import { viewAddress } from '../../shipments/view.ts'
import { lockCustomer } from '../../customers/find.ts'
import { findOwnAddress, findOwnAddresses } from '../../shipments/find.ts'
import { keepAgreed, lockAddresses, lockCheckedOutTo } from '../../shipments/kept-addresses.ts'
import type { AddressRow } from '../../shipments/rows.ts'
import { markTaxPaper } from '../../files/files.ts'
import { checkAddress, columnsOf } from './input.ts'
import {
  changeAddress,
  clearMain,
  countAddresses,
  findByLocalId,
  findFirst,
  insertAddress,
  markDeleted,
} from './store.ts'

export async function listAddresses(
  { database, catalogue }: Pick<Reading, 'database' | 'catalogue'>,
  customerId: number,
): Promise<Address[]> {
  const rows = await findOwnAddresses(database, customerId)
  return rows.map((row) => viewAddress(catalogue, row))
}

/** @returns the new address's id. The first address of a customer is the main one. Throws 409 when there are too many. */
export async function createAddress(
  transaction: Transaction,
  customerId: number,
  input: AddressInput,
  now: Date,
): Promise<string> {
  await lockCustomer(transaction, customerId)
  const checks = new FieldChecks()
  await checkAddress(transaction, customerId, input, '', checks)
  checks.finish()
  return addAddress(transaction, customerId, input, now)
}

/** Saves a guest's addresses after sign-in. A local id that was saved before answers its address. */
export async function createAddresses(
  transaction: Transaction,
  customerId: number,
  inputs: readonly AddressInput[],
  now: Date,
): Promise<{ local_id?: string; address_id: string }[]> {
  await lockCustomer(transaction, customerId)
  const checks = new FieldChecks()
  for (const [index, input] of inputs.entries()) {
    await checkAddress(transaction, customerId, input, `[${index}].`, checks)
  }
  checks.finish()
  const saved: { local_id?: string; address_id: string }[] = []
  for (const input of inputs) {
    saved.push({
      local_id: input.local_id,
      address_id: await addAddress(transaction, customerId, input, now),
    })
  }
  return saved
}

async function addAddress(
  transaction: Transaction,
  customerId: number,
  input: AddressInput,
  now: Date,
): Promise<string> {
  const { local_id: localId } = input
  const earlier = localId ? await findByLocalId(transaction, customerId, localId) : undefined
  if (earlier !== undefined) return earlier
  const count = await countAddresses(transaction, customerId)
  if (count >= maxAddresses) throw conflict('addresses_full')
  const isMain = input.is_main === true || count === 0
  if (isMain) await clearMain(transaction, customerId)
  if (input.npwp_file) await markTaxPaper(transaction, input.npwp_file)
  const id = randomId()
  await insertAddress(transaction, { ...columnsOf(input), id, customerId, isMain, localId, createdAt: now })
  return id
}

/**
 * Edits an address for the shipments that are not checked out yet. Those that are keep what was agreed: their courier
 * and price are for the earlier place.
 */
export async function updateAddress(
  { transaction, now }: Pick<RequestContext, 'transaction' | 'now'>,
  customerId: number,
  id: string,
  input: AddressInput,
): Promise<void> {
  await lockAddresses(transaction, customerId)
  const agreed = await lockCheckedOutTo(transaction, customerId, id)
  await lockCustomer(transaction, customerId)
  const row = await findOwnAddress(transaction, customerId, id)
  if (!row) throw notFound()
  const checks = new FieldChecks()
  await checkAddress(transaction, customerId, input, '', checks)
  checks.finish()
  const columns = columnsOf(input)
  if (isEdited(row, columns)) await keepAgreed(transaction, row, agreed, now)
  if (input.is_main) await clearMain(transaction, customerId, id)
  if (input.npwp_file) await markTaxPaper(transaction, input.npwp_file)
  const isMain = row.isMain || input.is_main === true
  await changeAddress(transaction, id, { ...columns, isMain })
}

const isEdited = (row: AddressRow, columns: Partial<AddressRow>): boolean =>
  !isDeepStrictEqual({ ...row, ...columns }, row)

/** Hides an address, which the carts that use it still show. The newest one replaces a deleted main address. */
export async function deleteAddress(
  transaction: Transaction,
  customerId: number,
  id: string,
  now: Date,
): Promise<void> {
  await lockCustomer(transaction, customerId)
  if (!(await markDeleted(transaction, customerId, id, now))) throw notFound()
  const next = await findFirst(transaction, customerId)
  if (next && !next.isMain) await changeAddress(transaction, next.id, { isMain: true })
}
