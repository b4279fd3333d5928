/** Old numbers have 15 digits, new ones 16. */
const npwpDigits = [15, 16]

/** Whether a text is a tax number, as people write it: digits with dots, dashes and spaces. */
export const isNpwp = (text: string): boolean =>
  /^[\d.\- ]+$/.test(text) && npwpDigits.includes(text.replaceAll(/\D/g, '').length)
