import type { Address, AddressInput } from '@seberang/domain/api'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { addresses, customers, files } from '../../database/schema/index.ts'
import { FieldChecks, notFound } from '../../refusal/refusal.ts'
import type { Reading } from '../../http/route.ts'
import { randomId } from '../../base/ids.ts'
import { findPlace, viewAddress } from '../../shipments/view.ts'

const alive = (customerId: number) => and(eq(addresses.customerId, customerId), isNull(addresses.deletedAt))

export async function listAddresses(
  { database, catalogue }: Pick<Reading, 'database' | 'catalogue'>,
  customerId: number,
): Promise<Address[]> {
  const rows = await database
    .select()
    .from(addresses)
    .where(alive(customerId))
    .orderBy(desc(addresses.isMain), desc(addresses.createdAt), addresses.id)
  return rows.map((row) => viewAddress(catalogue, row))
}

/** @returns the new address's id. The first address of a customer is the main one. */
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
  return insertAddress(transaction, customerId, input, now)
}

/** A guest's addresses after sign-in. What was saved under a local id before is answered, not saved again. */
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
      address_id: await insertAddress(transaction, customerId, input, now),
    })
  }
  return saved
}

async function insertAddress(
  transaction: Transaction,
  customerId: number,
  input: AddressInput,
  now: Date,
): Promise<string> {
  if (input.local_id) {
    const [earlier] = await transaction
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), eq(addresses.localId, input.local_id)))
    if (earlier) return earlier.id
  }
  const [existing] = await transaction
    .select({ id: addresses.id })
    .from(addresses)
    .where(alive(customerId))
    .limit(1)
  const isMain = input.is_main === true || existing === undefined
  if (isMain) await noLongerMain(transaction, customerId)
  const id = randomId()
  await transaction
    .insert(addresses)
    .values({ ...columnsOf(input), id, customerId, isMain, localId: input.local_id, createdAt: now })
  return id
}

export async function updateAddress(
  transaction: Transaction,
  customerId: number,
  id: string,
  input: AddressInput,
): Promise<void> {
  await lockCustomer(transaction, customerId)
  const [row] = await transaction
    .select()
    .from(addresses)
    .where(and(alive(customerId), eq(addresses.id, id)))
  if (!row) throw notFound()
  const checks = new FieldChecks()
  await checkAddress(transaction, customerId, input, '', checks)
  checks.finish()
  if (input.is_main) await noLongerMain(transaction, customerId, id)
  await transaction
    .update(addresses)
    .set({ ...columnsOf(input), isMain: row.isMain || input.is_main === true })
    .where(eq(addresses.id, id))
}

/** Kept for the carts that use it, and shown nowhere else. After the main one the newest is the main one. */
export async function deleteAddress(
  transaction: Transaction,
  customerId: number,
  id: string,
  now: Date,
): Promise<void> {
  await lockCustomer(transaction, customerId)
  const deleted = await transaction
    .update(addresses)
    .set({ deletedAt: now, isMain: false })
    .where(and(alive(customerId), eq(addresses.id, id)))
    .returning({ id: addresses.id })
  if (deleted.length === 0) throw notFound()
  const [next] = await transaction
    .select({ id: addresses.id, isMain: addresses.isMain })
    .from(addresses)
    .where(alive(customerId))
    .orderBy(desc(addresses.isMain), desc(addresses.createdAt), addresses.id)
    .limit(1)
  if (next && !next.isMain)
    await transaction.update(addresses).set({ isMain: true }).where(eq(addresses.id, next.id))
}

async function checkAddress(
  executor: Executor,
  customerId: number,
  input: AddressInput,
  prefix: string,
  checks: FieldChecks,
): Promise<void> {
  const place = findPlace(input.sub_district_id)
  if (!place) checks.refuse(`${prefix}sub_district_id`, 'no_such_region')
  const digits = input.npwp?.replaceAll(/\D/g, '').length
  if (digits !== undefined && digits !== 15 && digits !== 16) checks.refuse(`${prefix}npwp`, 'npwp')
  if (!input.npwp_file) return
  const [file] = await executor
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [input.npwp_file]), eq(files.customerId, customerId)))
  if (!file) checks.refuse(`${prefix}npwp_file`, 'not_yours')
}

/** Commands on one customer's addresses follow each other, so that one of them is the main one. */
async function lockCustomer(transaction: Transaction, customerId: number): Promise<void> {
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
}

async function noLongerMain(transaction: Transaction, customerId: number, except = ''): Promise<void> {
  await transaction
    .update(addresses)
    .set({ isMain: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isMain, true), ne(addresses.id, except)))
}

function columnsOf(input: AddressInput) {
  return {
    name: input.name,
    phoneNumber: input.phone_number,
    email: input.email ?? null,
    subDistrictId: input.sub_district_id,
    postalCode: input.postal_code,
    address: input.address,
    latitude: input.lat === undefined ? null : String(input.lat),
    longitude: input.long === undefined ? null : String(input.long),
    npwp: input.npwp ?? null,
    npwpFile: input.npwp_file ?? null,
  }
}
