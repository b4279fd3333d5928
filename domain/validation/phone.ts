/** One character between the digits of a telephone number, as people write it: in a class of a regular expression. */
const between = String.raw`[ ().\-–/]`

/** A whole telephone number, usually with dots in Indonesia, of 7 to 17 digits, with its country code or without. */
export const phonePattern = new RegExp(String.raw`^[+(]{0,2}\d(?:${between}{0,3}\d){6,16}$`)

/**
 * A telephone number within a text: a country code with its plus sign, a trunk zero, `62 8`, or a mobile number of ten to
 * twelve digits without either. Eight or nine digits that begin with 8 may be an HS code.
 */
export const phoneWithin = new RegExp(
  String.raw`(?<!\d)(?:\+\(?\d(?:${between}{0,3}\d){6,}|(?:0|62${between}{0,3}8)(?:${between}{0,3}\d){7,}|8[1-9]\d(?:${between}{0,3}\d){7,9}(?!\d))`,
  'u',
)

const partOfPhone = new RegExp(String.raw`^[+(]{0,2}\d(?:${between}{0,3}\d)*$`)

/**
 * The digits of a telephone number or of its end without country code and trunk zero: however the number is written, it
 * ends in them. Null for a text that is not a telephone number.
 */
export function phoneDigits(typed: string): string | null {
  const plain = typed.normalize('NFKC').trim()
  if (!partOfPhone.test(plain)) return null
  const digits = plain.replace(/\D/g, '').replace(/^(?:0*62)?0*/, '')
  return digits.length >= 6 ? digits : null
}

/** A mobile number of Indonesia as it is shown and sent, `+62 812 2044 1871`, however it was written; null for another. */
export function indonesianMobile(typed: string): string | null {
  const isForeign = /^(?:\+|00)(?!62)/.test(typed.normalize('NFKC').replace(/[^\d+]/g, ''))
  const digits = isForeign ? null : phoneDigits(typed)
  if (digits === null || !/^8\d{7,11}$/.test(digits)) return null
  return ['+62', digits.slice(0, 3), ...(digits.slice(3).match(/\d{1,4}/g) ?? [])].join(' ')
}
