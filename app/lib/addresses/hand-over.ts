import { calls, type AddressInput } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import { discardLocalFile, uploadedFile } from '../files/draft-file.ts'
import type { BookAddress } from './book-address.ts'
import { keepLocalAddresses, localAddresses } from './local.ts'

/**
 * Hands a guest's addresses over to the customer who signed in. They stay here until the server has stored them.
 * @returns server ids by local ids; empty when there was nothing to hand over
 * @throws ApiError or NetworkError
 */
export async function handOverLocalAddresses(): Promise<ReadonlyMap<string, string>> {
  const local = await localAddresses()
  if (local.length === 0) return new Map()
  const inputs = await Promise.all(local.map(inputOf))
  // The server stores each local id once: a retry after a lost response creates no duplicates.
  const { results } = await request(calls.createAddresses, { body: inputs })
  await keepLocalAddresses([])
  await Promise.all(local.map(({ npwp_paper }) => discardLocalFile(npwp_paper ?? null)))
  return new Map(results.flatMap(({ local_id, address_id }) => (local_id ? [[local_id, address_id]] : [])))
}

async function inputOf(address: BookAddress): Promise<AddressInput> {
  const { address_id, name, phone_number, email, sub_district_id, postal_code, lat, long } = address
  const { npwp, npwp_paper, is_main } = address
  const paper = npwp_paper && (await uploadedFile(npwp_paper))
  return {
    local_id: address_id,
    name,
    phone_number,
    sub_district_id,
    postal_code,
    address: address.address,
    ...(email && { email }),
    ...(lat !== undefined && long !== undefined && { lat, long }),
    ...(npwp && { npwp }),
    ...(paper && { npwp_file: paper.id }),
    ...(is_main && { is_main }),
  }
}
