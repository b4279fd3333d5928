import type { AddressInput } from '@seberang/domain/api'
import { postalCodeRefusal } from '@seberang/domain/api/schemas'
import type { Executor } from '../../database/database.ts'
import { findOwnFiles } from '../../files/find.ts'
import type { FieldChecks } from '../../refusal/refusal.ts'
import { findPlace } from '../../reference/index.ts'

/** @param prefix of the refused fields' names */
export async function checkAddress(
  executor: Executor,
  customerId: number,
  input: AddressInput,
  prefix: string,
  checks: FieldChecks,
): Promise<void> {
  const place = findPlace(input.sub_district_id)
  if (!place) checks.refuse(`${prefix}sub_district_id`, 'no_such_region')
  const refusal = place && postalCodeRefusal(input.postal_code, place.postal_codes)
  if (refusal) checks.refuse(`${prefix}postal_code`, 'postal_code_elsewhere', refusal)
  if (!input.npwp_file) return
  const known = await findOwnFiles(executor, customerId, [input.npwp_file])
  if (!known.has(input.npwp_file)) checks.refuse(`${prefix}npwp_file`, 'not_yours')
}

/** The columns of an address. */
export function columnsOf(input: AddressInput) {
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
