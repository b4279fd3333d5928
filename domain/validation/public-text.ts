import { limits, optionalText, type TextOptions } from './fields.ts'
import { message } from './keys.ts'
import { phoneWithin } from './phone.ts'

// A file of its own, so that no page without such a text loads it.

// Matches one character before the @: a run would be rescanned from each position (quadratic).
const emailWithin = /[^\s@]@[^\s@]+\.[a-z]{2,}/iu
/** A day as it is written in Indonesia, whose digits are not a number to call. */
const dayWithin = /(?<![\d/])[0-3]?\d\/[01]?\d\/(?:19|20)\d\d(?![\d/])/gu
/** A scheme, `www.`, or a domain with a path; the name of a shop such as amazon.com is not a link. */
const linkWithin = /:[/\\]{2}|(?<![\p{L}\d])[wW]{3}\.|[\p{L}\d]\.(?:[a-z]{2,24}|[A-Z]{2,24})\/[\p{L}\d]/u

/** Whether a text contains an e-mail address, a telephone number or a link. */
const containsContact = (value: string): boolean => {
  const plain = value.normalize('NFKC')
  return (
    emailWithin.test(plain) || phoneWithin.test(plain.replaceAll(dayWithin, '-')) || linkWithin.test(plain)
  )
}

/** An optional public text, without e-mail addresses, telephone numbers and links. */
export function publicText(max: number = limits.line, options: TextOptions = {}) {
  return optionalText(max, options).test(
    'personal-data',
    message('personal_data'),
    (value) => !containsContact(value ?? ''),
  )
}
