import { calls, type AddressInput } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import {
  discardLocalFile,
  FileMissing,
  refusedFileIn,
  uploadedFile,
  type DraftFile,
} from '../files/draft-file.ts'
import type { BookAddress } from './book-address.ts'
import { keepLocalAddresses, localAddresses } from './local.ts'

export interface HandedOver {
  /** Server ids by local ids. */
  ids: ReadonlyMap<string, string>
  /** Why an address stays in this browser, by its local id: its paper is not here, or was refused. */
  stayed: ReadonlyMap<string, Error>
}

/**
 * Hands a guest's addresses over to the customer who signed in. They stay here until the server has stored them.
 * @throws ApiError or NetworkError; nothing was handed over then
 */
export async function handOverLocalAddresses(): Promise<HandedOver> {
  const stayed = new Map<string, Error>()
  const ready: { address: BookAddress; paper: DraftFile | undefined }[] = []
  for (const address of await localAddresses()) {
    try {
      ready.push({ address, paper: await paperOf(address) })
    } catch (error) {
      const reason = error instanceof FileMissing ? error : refusedFileIn(error)
      if (!reason) throw error
      stayed.set(address.address_id, reason)
    }
  }
  if (ready.length === 0) return { ids: new Map(), stayed }
  const body = ready.map(({ address, paper }) => inputOf(address, paper))
  // The server stores each local id once: a retry after a lost response creates no duplicates.
  const { results } = await request(calls.createAddresses, { body })
  const handedOver = new Set(ready.map(({ address }) => address.address_id))
  await keepLocalAddresses((await localAddresses()).filter(({ address_id }) => !handedOver.has(address_id)))
  await Promise.all(ready.map(({ address }) => discardLocalFile(address.npwp_paper ?? null)))
  const ids = results.flatMap(({ local_id, address_id }) =>
    local_id ? [[local_id, address_id] as const] : [],
  )
  return { ids: new Map(ids), stayed }
}

async function paperOf({ name, npwp_paper }: BookAddress): Promise<DraftFile | undefined> {
  try {
    return npwp_paper && (await uploadedFile(npwp_paper))
  } catch (error) {
    throw error instanceof FileMissing ? new FileMissing(error.file, name) : error
  }
}

function inputOf(address: BookAddress, paper: DraftFile | undefined): AddressInput {
  const { address_id, name, phone_number, email, sub_district_id, postal_code, lat, long } = address
  const { npwp, is_main } = address
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
