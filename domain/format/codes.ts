import { plainText } from './read.ts'

/** `8523.51`; search accepts it with and without the point. */
export function formatHsCode(hscode: string): string {
  return hscode.length > 4 ? `${hscode.slice(0, 4)}.${hscode.slice(4)}` : hscode
}

/**
 * The digits of a telephone number without its country code and trunk zero: however the number is written, it ends in
 * them. Null for a text that is none.
 */
export function phoneDigits(typed: string): string | null {
  const plain = plainText(typed)
  if (!/^\+?[\d ().\-–/]+$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '').replace(/^(?:0*62)?0*/, '')
  return digits.length >= 6 ? digits : null
}

const suitePrefix = 'SBR-'
const suitePattern = new RegExp(`^${suitePrefix}(\\d{1,15})$`, 'i')

/** The customer's code on parcels, printed under their name at the warehouse: `SBR-1024`. */
export const formatSuite = (customerId: number | string) => `${suitePrefix}${customerId}`

/** @returns the customer's id from a suite or the bare number, or null for anything else */
export const readCustomer = (typed: string): number | null =>
  readSuite(/^\s*\d/.test(typed) ? formatSuite(typed.trim()) : typed)

/** @returns the customer's id from a suite typed in any case, or null for an invalid suite */
export function readSuite(typed: string): number | null {
  const digits = suitePattern.exec(typed.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
