const suiteName = 'SBR'
const suitePattern = new RegExp(`^${suiteName}[-\\s]?(\\d{1,15})$`, 'i')

/** The customer's code on parcels, printed under their name at the warehouse: `SBR-1024`. */
export const formatSuite = (customerId: number | string) => `${suiteName}-${customerId}`

/** A code amid words: its hyphen does not end a line. What is copied has the code itself. */
export const codeAmidWords = (code: string): string => code.replaceAll('-', '-\u2060')

/** @returns the customer's id from a suite or the bare number, or null for anything else */
export const readCustomer = (typed: string): number | null =>
  readSuite(/^\s*\d/.test(typed) ? formatSuite(typed.trim()) : typed)

/** @returns the customer's id from a suite typed in any case, with or without its hyphen, or null for an invalid suite */
export function readSuite(typed: string): number | null {
  const digits = suitePattern.exec(typed.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
