export interface Signed {
  /** The customer's when signed in, else the access token. */
  token: string
  timestamp: string
  nonce: string
  /** Path with its query. */
  url: string
  body: unknown
}

/** What is signed: token, timestamp, nonce and the canonical body, or without a body the canonical address. */
export function signedText({ token, timestamp, nonce, url, body }: Signed): string {
  return [token, timestamp, nonce, body === undefined ? canonicalUrl(url) : canonicalJson(body)].join('\n')
}

/** JSON with the keys sorted at every depth and no spaces. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlainObject(part) ? sortedCopy(part) : part))
}

function canonicalUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortedCopy(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const longestSignature = 503

/** HMAC-SHA512 under the key that came with the access token, base64url. */
export async function sign(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign(algorithm, secret, encoder.encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
    .slice(0, longestSignature)
}
