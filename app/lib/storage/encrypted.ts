import { sealJson, unsealJson } from './sealed.ts'

/** The prefix of all our keys in local storage. */
const prefix = 'tk_'

/** What a guest's addresses are stored as. */
export const guestAddresses = 'addresses'

/** Stores a JSON value, encrypted; in local storage by default. */
export async function keep(name: string, value: unknown, storage: Storage = localStorage): Promise<void> {
  storage.setItem(prefix + name, toBase64(await sealJson(value)))
}

/** The stored value, or undefined when there is none or it cannot be decrypted any more. */
export async function readEncrypted(name: string, storage: Storage = localStorage): Promise<unknown> {
  const stored = storage.getItem(prefix + name)
  if (stored === null) return undefined
  try {
    return await unsealJson(fromBase64(stored))
  } catch {
    // The key is gone (the browser cleared it) or the text was tampered with: treat it as missing.
    drop(name, storage)
    return undefined
  }
}

export function drop(name: string, storage: Storage = localStorage): void {
  storage.removeItem(prefix + name)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
