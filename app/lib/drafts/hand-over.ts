import { draftKinds } from '@seberang/domain/api'
import { device } from './device.ts'
import type { KeptDraft } from './keeper.ts'
import { allLeft } from './leaving.ts'
import { draftKey } from './owner.ts'
import { draftServer } from './server.ts'

/**
 * Gives what a guest was typing to who signed in.
 * @param addressIds the server's identifiers of addresses that were kept here, by their local ones.
 */
export async function handOverDrafts(
  customerId: string,
  addressIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const kind of draftKinds) {
    const guest = await device.read(draftKey(null, kind))
    if (!guest?.body) continue
    const body = renamed(guest.body, addressIds) as object
    // The server has not seen it: whoever opens it next sends it, or takes over what is newer.
    await device.write(draftKey(customerId, kind), { ...guest, body, version: 0, sent: false })
    await device.remove(draftKey(null, kind))
  }
}

/** Saves what the server does not have yet and leaves nothing here. What cannot be sent stays, for their return. */
export async function saveDraftsAndForget(customerId: string): Promise<void> {
  await allLeft()
  for (const kind of draftKinds) {
    const key = draftKey(customerId, kind)
    const kept = await device.read(key)
    if (!kept) continue
    if (kept.sent || (await sent(kept, draftServer(kind)).catch(() => false))) await device.remove(key)
  }
}

async function sent(kept: KeptDraft, { save }: ReturnType<typeof draftServer>): Promise<boolean> {
  const answer = await save(kept)
  // Another device saved something else meanwhile; what was typed here is the later of the two.
  return 'version' in answer || 'version' in (await save({ ...kept, version: answer.changed.version }))
}

/** The same value with every text that is a key of `names` replaced. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => renamed(part, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, names)]))
}
