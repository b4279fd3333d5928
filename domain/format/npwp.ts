/** Old numbers have 15 digits, new ones 16. */
const npwpLengths = [15, 16]

/** The digits of a tax number as people write it. */
export const npwpDigits = (text: string): string => text.replaceAll(/\D/g, '')

/** Whether a text is a tax number, as people write it: digits with dots, dashes and spaces, also those of a page it was copied from. */
export const isNpwp = (text: string): boolean =>
  /^[\d.\- \u00a0]+$/.test(text) && npwpLengths.includes(npwpDigits(text).length)

/** As it stands on the card: new numbers in groups of four, old ones with their dots and dash. */
export function formatNpwp(digits: string): string {
  const [, ...parts] = /^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/.exec(digits) ?? []
  if (parts.length === 0) return digits.replaceAll(/\d{4}(?=\d)/g, '$& ')
  const [taxpayer, middle, end, check, office, branch] = parts
  return `${taxpayer}.${middle}.${end}.${check}-${office}.${branch}`
}
