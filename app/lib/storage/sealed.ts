import { stateKey } from './key.ts'

const nonceBytes = 12

/** Encrypts with the browser's key: AES-GCM, a 12-byte nonce followed by the ciphertext. */
export async function seal(bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await stateKey(), bytes)
  const whole = new Uint8Array(nonceBytes + sealed.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(sealed), nonceBytes)
  return whole
}

/** @throws when the key differs or the bytes were changed. */
export async function unseal(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const iv = bytes.subarray(0, nonceBytes)
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await stateKey(), bytes.subarray(nonceBytes))
}

export async function sealJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return seal(new TextEncoder().encode(JSON.stringify(value)))
}

export async function unsealJson(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(bytes))) as unknown
}
