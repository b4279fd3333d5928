/** Of an account at a bank. The longest are virtual account numbers. */
export const accountNumberMin = 6
export const accountNumberMax = 20

/** Its digits, without what people write between them. */
export const accountNumberDigits = (typed: string): string => typed.replaceAll(/[ \u00a0.-]/g, '')

/** In groups of four, for reading. */
export const formatAccountNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** For whoever need not know it: the first and the last four digits. */
export const maskAccountNumber = (number: string): string =>
  number.length <= 8
    ? `${number.slice(0, 2)}•••${number.slice(-2)}`
    : `${number.slice(0, 4)}•••${number.slice(-4)}`
