import { stateKey } from './key.ts'

/** Every key of ours in local storage begins so. */
const prefix = 'tk_'
const nonceBytes = 12

/** Keeps a JSON value in local storage, encrypted (AES-GCM, 12-byte nonce before the text). */
export async function keep(name: string, value: unknown): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await stateKey(), text)
  localStorage.setItem(prefix + name, toBase64([...nonce, ...new Uint8Array(sealed)]))
}

/** What was kept under this name, or undefined when there is nothing or it cannot be opened any more. */
export async function kept(name: string): Promise<unknown> {
  const stored = localStorage.getItem(prefix + name)
  if (stored === null) return undefined
  try {
    const bytes = fromBase64(stored)
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, nonceBytes) },
      await stateKey(),
      bytes.subarray(nonceBytes),
    )
    return JSON.parse(new TextDecoder().decode(text)) as unknown
  } catch {
    // The key is gone (the browser cleared it) or the text was tampered with: as if nothing had been kept.
    localStorage.removeItem(prefix + name)
    return undefined
  }
}

function toBase64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
