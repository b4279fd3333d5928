import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { seal, sealJson, unseal, unsealJson } from '../storage/sealed.ts'
import type { DraftDevice, KeptDraft } from './keeper.ts'

interface SealedFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  keptAt: number
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Uint8Array<ArrayBuffer> }
  files: { key: string; value: SealedFile; indexes: { keptAt: number } }
}

/** Beside the local storage, which a new version of the app clears: what somebody was typing outlives that. */
const databaseName = 'tk_drafts'
/** What was written is on the disk when the write is over: the browser may be killed the moment after. */
const durably = { durability: 'strict' } as const
/** A file that no draft came back for. */
const longestStayMs = 30 * 86_400_000

/** What was typed first is encrypted, and so written, first. */
let lastSealed: Promise<unknown> | undefined

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      created.createObjectStore('drafts')
      created.createObjectStore('files').createIndex('keptAt', 'keptAt')
    },
    // The browser may close it; the next use opens it again.
    terminated() {
      opened = undefined
    },
  })
  return opened
}

/** Drafts of this browser, encrypted, under `owner/kind`. */
export const device: DraftDevice = {
  async read(key) {
    const sealed = await (await database()).get('drafts', key)
    if (!sealed) return undefined
    try {
      return (await unsealJson(sealed)) as KeptDraft
    } catch {
      // The key is gone: nobody can read it any more.
      return undefined
    }
  },
  async write(key, draft) {
    const sealing = Promise.all([database(), sealJson(draft), lastSealed])
    lastSealed = sealing.catch(() => undefined)
    const [opened, sealed] = await sealing
    const transaction = opened.transaction('drafts', 'readwrite', durably)
    const put = transaction.store.put(sealed, key)
    // Nothing more will come: it goes on although the page may be gone by then.
    transaction.commit()
    await Promise.all([put, transaction.done])
  },
  async remove(key) {
    await (await database()).delete('drafts', key)
  },
}

/** Files that wait to be sent, encrypted, under the identifiers that a draft names them by. */
export const deviceFiles = {
  async write(id: string, file: File, now: number): Promise<void> {
    const bytes = await seal(await file.arrayBuffer())
    const transaction = (await database()).transaction('files', 'readwrite', durably)
    const { store } = transaction
    const stale = await store.index('keptAt').getAllKeys(IDBKeyRange.upperBound(now - longestStayMs))
    await Promise.all([
      ...stale.map((key) => store.delete(key)),
      store.put({ name: file.name, type: file.type, bytes, keptAt: now }, id),
      transaction.done,
    ])
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
  async remove(id: string): Promise<void> {
    await (await database()).delete('files', id)
  },
}
