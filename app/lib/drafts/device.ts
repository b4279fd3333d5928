import { draftDays } from '@seberang/domain/limits'
import { millisecondsPerDay } from '@seberang/domain/time'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { guestAddresses, readEncrypted } from '../storage/encrypted.ts'
import { seal, sealJson, unseal, unsealJson } from '../storage/sealed.ts'
import type { DraftDevice, StoredDraft } from './keeper.ts'

interface SealedFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** In milliseconds; from the age on at which a draft would be deleted, the file is, unless something refers to it. */
  keptAt: number
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Uint8Array<ArrayBuffer> }
  files: { key: string; value: SealedFile; indexes: { keptAt: number } }
}

/** Not in local storage, which a new version of the app clears: drafts outlive that. */
const databaseName = 'tk_drafts'
/** A finished write is on the disk: the browser may be killed right after it. */
const durably = { durability: 'strict' } as const
/** Files whose draft was never resumed: as long as the server keeps a draft. */
const maxAgeMs = draftDays * millisecondsPerDay

/** Encryption is chained, so that writes happen in order. */
let lastSealed: Promise<unknown> | undefined

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDatabase(Date.now())
  return opened
}

async function openDatabase(now: number): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      created.createObjectStore('drafts')
      created.createObjectStore('files').createIndex('keptAt', 'keptAt')
    },
    // The browser may close the connection; the next use reopens it.
    terminated() {
      opened = undefined
    },
  })
  const stale = await database.getAllKeysFromIndex('files', 'keptAt', IDBKeyRange.upperBound(now - maxAgeMs))
  if (stale.length > 0) await deleteUnreferenced(database, stale)
  return database
}

/** A file that was replaced in a form is still that of the saved product or address when the form is discarded. */
async function deleteUnreferenced(database: IDBPDatabase<Schema>, files: readonly string[]): Promise<void> {
  const drafts = (await database.getAll('drafts')).map((sealed) => unsealJson(sealed).catch(() => undefined))
  const referring = JSON.stringify(await Promise.all([...drafts, readEncrypted(guestAddresses)]))
  const unreferenced = files.filter((id) => !referring.includes(id))
  const { store, done } = database.transaction('files', 'readwrite')
  await Promise.all([...unreferenced.map((id) => store.delete(id)), done])
}

/** Drafts of this browser, encrypted, under `owner/kind`. */
export const device: DraftDevice = {
  async read(key) {
    const sealed = await (await database()).get('drafts', key)
    if (!sealed) return undefined
    try {
      return (await unsealJson(sealed)) as StoredDraft
    } catch {
      // The key is gone: it cannot be decrypted any more.
      return undefined
    }
  },
  async write(key, draft) {
    const sealing = Promise.all([database(), sealJson(draft), lastSealed])
    lastSealed = sealing.catch(() => undefined)
    const [opened, sealed] = await sealing
    const transaction = opened.transaction('drafts', 'readwrite', durably)
    const put = transaction.store.put(sealed, key)
    // Committed explicitly, so that it completes even if the page goes away.
    transaction.commit()
    await Promise.all([put, transaction.done])
  },
  async remove(key) {
    await (await database()).delete('drafts', key)
  },
}

/** The keys that begin with a prefix. */
export async function storedKeys(prefix: string): Promise<readonly string[]> {
  // The highest character ends the range of everything that begins with the prefix.
  return (await database()).getAllKeys('drafts', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
}

/** Files that are not uploaded yet, encrypted, by the ids that drafts use. */
export const deviceFiles = {
  async write(id: string, file: File, now: number): Promise<void> {
    const bytes = await seal(await file.arrayBuffer())
    const { store, done } = (await database()).transaction('files', 'readwrite', durably)
    await Promise.all([store.put({ name: file.name, type: file.type, bytes, keptAt: now }, id), done])
  },
  async read(id: string): Promise<File | undefined> {
    const sealed = await (await database()).get('files', id)
    if (!sealed) return undefined
    try {
      return new File([await unseal(sealed.bytes)], sealed.name, { type: sealed.type })
    } catch {
      return undefined
    }
  },
  /** @param at in milliseconds: the first page that is opened after it deletes the file, if nothing refers to it. */
  async expire(id: string, at: number): Promise<void> {
    const { store, done } = (await database()).transaction('files', 'readwrite', durably)
    const file = await store.get(id)
    if (file) await store.put({ ...file, keptAt: at - maxAgeMs }, id)
    await done
  },
  async remove(id: string): Promise<void> {
    await (await database()).delete('files', id)
  },
}
