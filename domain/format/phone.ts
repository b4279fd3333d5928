import { plainText } from './read.ts'

/**
 * The digits of a telephone number without its country code and trunk zero: however the number is written, it ends in
 * them. Null for a text that is not a telephone number.
 */
export function phoneDigits(typed: string): string | null {
  const plain = plainText(typed)
  if (!/^\+?[\d ().\-–/]+$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '').replace(/^(?:0*62)?0*/, '')
  return digits.length >= 6 ? digits : null
}
