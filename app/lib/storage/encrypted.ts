import { sealJson, unsealJson } from './sealed.ts'

/** Every key of ours in local storage begins so. */
const prefix = 'tk_'

/** Keeps a JSON value in local storage, encrypted. */
export async function keep(name: string, value: unknown): Promise<void> {
  localStorage.setItem(prefix + name, toBase64(await sealJson(value)))
}

/** What was kept under this name, or undefined when there is nothing or it cannot be opened any more. */
export async function kept(name: string): Promise<unknown> {
  const stored = localStorage.getItem(prefix + name)
  if (stored === null) return undefined
  try {
    return await unsealJson(fromBase64(stored))
  } catch {
    // The key is gone (the browser cleared it) or the text was tampered with: as if nothing had been kept.
    localStorage.removeItem(prefix + name)
    return undefined
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
