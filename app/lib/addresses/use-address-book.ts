import { calls, type AddressInput } from '@seberang/domain/api'
import { useCall } from '../api/use-call.ts'
import { useChange } from '../api/use-change.ts'
import type { DraftFile } from '../files/draft-file.ts'
import { useSession } from '../session/use-session.ts'
import { isLocalAddress, newLocalId, type BookAddress } from './book-address.ts'
import { keepLocalAddresses, localAddresses, useLocalAddresses } from './local.ts'

/** The names of a place. The server adds them itself; a guest's list stores them. */
export type PlaceNames = Pick<
  BookAddress,
  'province_id' | 'district_id' | 'province_name' | 'district_name' | 'sub_district_name'
>

interface AddressToSave {
  /** Undefined for a new address. */
  id: string | undefined
  input: AddressInput
  place: PlaceNames
  paper: DraftFile | null
}

export interface AddressBookState {
  /** Undefined while loading. */
  addresses: readonly BookAddress[] | undefined
  error: unknown
  retry: () => void
  /** @returns its id */
  save: (address: AddressToSave) => Promise<string>
  remove: (id: string) => Promise<void>
}

/** The address book: at the server for a customer, in this browser for a guest. */
export function useAddressBook(): AddressBookState {
  const { customer } = useSession()
  const saved = useCall(calls.addresses, customer && {})
  const local = useLocalAddresses()
  const refreshes = [calls.addresses]
  const create = useChange(calls.createAddress, refreshes)
  // Its shipments are priced by its place and its NPWP.
  const update = useChange(calls.updateAddress, [...refreshes, calls.carts])
  const erase = useChange(calls.deleteAddress, refreshes)

  async function save(address: AddressToSave): Promise<string> {
    const { id, input } = address
    if (!customer || (id && isLocalAddress(id))) return saveLocally(address)
    const { address_id } = id
      ? await update.trigger({ params: { address_id: id }, body: input })
      : await create.trigger({ body: input })
    // The list has it before the caller selects it.
    await saved.mutate()
    return address_id
  }

  async function remove(id: string): Promise<void> {
    if (!isLocalAddress(id)) await erase.trigger({ body: { address_id: id } })
    else await keepLocalAddresses((await localAddresses()).filter(({ address_id }) => address_id !== id))
  }

  const here = customer ? saved.data?.results : []
  return {
    // Addresses that could not be handed over yet stay visible.
    addresses: here && local && [...here, ...local],
    error: saved.error,
    retry: () => void saved.mutate(),
    save,
    remove,
  }
}

async function saveLocally({ id, input, place, paper }: AddressToSave): Promise<string> {
  const known = await localAddresses()
  const address_id = id ?? newLocalId()
  const isMain = input.is_main === true || known.length === 0
  const address: BookAddress = {
    ...input,
    ...place,
    address_id,
    is_main: isMain || known.some((one) => one.address_id === address_id && one.is_main),
    ...(paper && { npwp_paper: paper, npwp_file: paper.id }),
  }
  const others = known
    .filter((one) => one.address_id !== address_id)
    .map((one) => (address.is_main ? { ...one, is_main: false } : one))
  await keepLocalAddresses([...others, address].sort((a, b) => Number(b.is_main) - Number(a.is_main)))
  return address_id
}
