import { createECDH, ECDH } from 'node:crypto'

/** By which push services know who sends (VAPID, RFC 8292), base64url. */
export interface VapidKey {
  publicKey: string
  privateKey: string
}

const curve = 'prime256v1'
const keyBytes = 32

/** @returns undefined for what is no private key of P-256 */
export function vapidKeyOf(secret: string): VapidKey | undefined {
  const bytes = Buffer.from(secret, 'base64')
  if (bytes.length !== keyBytes) return undefined
  const pair = createECDH(curve)
  try {
    pair.setPrivateKey(bytes)
  } catch {
    return undefined
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

/** Whether a browser's key is a point of the curve: no notice could be encrypted for another one. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, curve, 'base64url')
    return true
  } catch {
    return false
  }
}
