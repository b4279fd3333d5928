/** `8523.51`; search accepts it with and without the point. */
export function formatHsCode(hscode: string): string {
  return hscode.length > 4 ? `${hscode.slice(0, 4)}.${hscode.slice(4)}` : hscode
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
