import { device, storedKeys } from './device.ts'
import type { StoredDraft } from './keeper.ts'
import { allLeft } from './leaving.ts'
import { ownerPrefix, sharedKind } from './owner.ts'
import { draftServer } from './server.ts'

/**
 * Hands a guest's drafts over to the customer who signed in.
 * @param addressIds server ids of the guest's addresses by their local ids.
 */
export async function handOverDrafts(
  customerId: string,
  addressIds: ReadonlyMap<string, string>,
): Promise<void> {
  const [guests, theirs] = [ownerPrefix(null), ownerPrefix(customerId)]
  for (const key of await storedKeys(guests)) {
    const guest = await device.read(key)
    if (!guest?.body) continue
    const body = renamed(guest.body, addressIds) as object
    const [kind = '', address = ''] = key.slice(guests.length).split(/(?<=^address:)/)
    // The server has not seen it: the next time it is opened, it is sent, or replaced by a newer one.
    await device.write(`${theirs}${kind}${addressIds.get(address) ?? address}`, {
      ...guest,
      body,
      version: 0,
      sent: false,
    })
    await device.remove(key)
  }
}

/**
 * Sends unsaved drafts to the server and deletes them here. One that cannot be sent stays until the customer returns;
 * one that is for this device alone goes.
 * @param token of the session that has ended here
 */
export async function saveDraftsAndForget(customerId: string, token: string): Promise<void> {
  await allLeft()
  const theirs = ownerPrefix(customerId)
  for (const key of await storedKeys(theirs)) {
    const kind = sharedKind(key.slice(theirs.length))
    const draft = await device.read(key)
    if (!draft) continue
    const isSafe = !kind || draft.sent || (await sent(draft, draftServer(kind, token)).catch(() => false))
    if (isSafe) await device.remove(key)
  }
}

async function sent(draft: StoredDraft, { save }: ReturnType<typeof draftServer>): Promise<boolean> {
  const answer = await save(draft)
  // Another device saved meanwhile; what was typed here is newer.
  return 'version' in answer || 'version' in (await save({ ...draft, version: answer.changed.version }))
}

/** The value with every string that is a key of `names` replaced. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => renamed(part, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, names)]))
}
