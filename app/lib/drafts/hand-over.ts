import { serverNow } from '../browser/server-clock.ts'
import { browserId } from './browser-id.ts'
import { device, storedKeys } from './device.ts'
import type { SavedDraft, StoredDraft } from './keeper.ts'
import { allLeft } from './leaving.ts'
import { addOther, isOtherDrafts, otherKinds } from './other-drafts.ts'
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
    const place = `${theirs}${kind}${addressIds.get(address) ?? address}`
    const previous = await device.read(place)
    if (previous?.body && !previous.sent) await putAside(theirs, kind, previous)
    // The server has not seen it: when it is opened next, it is sent, or the customer chooses between it and theirs.
    await device.write(place, {
      ...guest,
      body,
      version: previous?.body === null ? previous.version : 0,
      sent: false,
    })
    await device.remove(key)
  }
}

/** The customer's own draft that the server has not seen either would otherwise be replaced. */
async function putAside(theirs: string, kind: string, { body, savedAt }: StoredDraft): Promise<void> {
  const shared = sharedKind(kind)
  const otherKind = shared && otherKinds[shared]
  if (!otherKind || !body) return
  const place = theirs + otherKind
  const known = await device.read(place)
  const others = isOtherDrafts(known?.body) ? known.body : null
  await device.write(place, {
    body: addOther(others, { draft: body, savedAt }),
    savedAt: Math.max(serverNow(), (known?.savedAt ?? 0) + 1),
    version: known?.version ?? 0,
    sent: false,
  })
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
    const isSafe = !kind || draft.sent || (await sent(draft, draftServer(kind, { token })).catch(() => false))
    if (isSafe) await device.remove(key)
  }
}

/** Deletes a customer's drafts here, who has deleted the account. */
export async function forgetDrafts(customerId: string): Promise<void> {
  await allLeft()
  for (const key of await storedKeys(ownerPrefix(customerId))) await device.remove(key)
}

async function sent(draft: StoredDraft, { save }: ReturnType<typeof draftServer>): Promise<boolean> {
  const own: SavedDraft = { ...draft, browser: browserId() }
  const answer = await save(own)
  if ('version' in answer) return true
  // What another device saved meanwhile stays: the customer chooses when they return.
  if (answer.changed.body !== null) return false
  return 'version' in (await save({ ...own, version: answer.changed.version }))
}

/** The value with every string that is a key of `names` replaced. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => renamed(part, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, names)]))
}
