/** Builds the text that the signature header signs; shared by app and server. */

/**
 * JSON with the keys sorted at every depth and no spaces. Built as text: an object would put keys like `10` first, in
 * the order of their numbers.
 */
export function canonicalBody(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalBody(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalBody(inner)}`)
  return `{${fields.join(',')}}`
}

/** Path and query of a request without a body; parameters are sorted and encoded as by URLSearchParams. */
export function canonicalAddress(pathAndQuery: string): string {
  const [path = '', query = ''] = pathAndQuery.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

export interface Signed {
  /** The customer's token when signed in, else the access token. */
  token: string
  /** Milliseconds, as in `tb-timestamp`. */
  timestamp: string
  nonce: string
  /** `canonicalBody`, `canonicalAddress`, or nothing for multipart. */
  canonical: string
}

/** The text whose HMAC-SHA512 under the signing key, as base64url, is `tb-signature`. */
export function signedText({ token, timestamp, nonce, canonical }: Signed): string {
  return [token, timestamp, nonce, canonical].join('\n')
}

/** The signature is truncated to this many characters. */
export const signatureLength = 503
