import { signatureLength } from '@seberang/domain/api'

/** HMAC-SHA512 with the signing key of the access token, base64url. */
export async function sign(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign(algorithm, secret, encoder.encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
    .slice(0, signatureLength)
}
