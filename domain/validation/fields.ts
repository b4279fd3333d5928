import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type AnyObject,
  type ISchema,
  type ObjectShape,
  type Schema,
} from 'yup'
import { commonPasswords } from './common-passwords.ts'
import { message } from './keys.ts'

/** A decimal as the API takes it: a number, or a string with a point. What people type is read by the form. */
export type Decimal = number | string

/** Longest texts, in characters. */
export const limits = { name: 120, line: 255, text: 2000, url: 2048, code: 64, password: 128 } as const

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
const canonicalDecimal = /^\d{1,15}(?:\.\d{1,12})?$/
const phonePattern = /^\+?[0-9][0-9 ()-]{6,22}[0-9]$/
const emailPattern =
  /^[^\s@<>"(),:;[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu
// PostgreSQL cannot store NUL, and no name or address needs the other control characters.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u

const isBlank = (value: unknown) => value === '' || value === null

/**
 * A text, trimmed; a number or a list in its place is refused rather than turned into text. A text over its limit is cut
 * right behind it: it is refused as too long, and no check of its content reads more than `max` + 1 characters.
 */
function plainText(max: number) {
  return string()
    .transform((_, original: unknown) =>
      typeof original === 'string' ? original.trim().slice(0, max + 1) : original,
    )
    .typeError(message('text'))
    .max(max, message('too_long', { max }))
    .test(
      'control-characters',
      message('control_characters'),
      (value) => !controlCharacters.test(value ?? ''),
    )
}

/** A text that must be there. */
export function text(max: number = limits.line) {
  return plainText(max).required(message('required'))
}

/** A text that may be left out; `''` and null mean the same as leaving it out. */
export function optionalText(max: number = limits.line) {
  return plainText(max).transform((value: unknown) => (isBlank(value) ? undefined : value))
}

// One character before the @ is enough: a run of them would be scanned again from each of its letters.
const emailWithin = /[^\s@]@[^\s@]+\.[a-z]{2,}/iu
/** A country's code, a trunk zero or a mobile's `628` before seven digits and more, however they are parted. */
const phoneWithin = /(?<!\d)(?:\+\d|\(?0|62[ .-]?8)(?:[ ().\-–]{0,2}\d){7,}/u

/** Whether a text tells how somebody is reached. */
const tellsContact = (value: string): boolean => {
  const plain = value.normalize('NFKC')
  return emailWithin.test(plain) || phoneWithin.test(plain)
}

/** A text that strangers read: it may be left out, and holds no e-mail address and no telephone number. */
export function publicText(max: number = limits.line) {
  return optionalText(max).test(
    'personal-data',
    message('personal_data'),
    (value) => !tellsContact(value ?? ''),
  )
}

// What is no text stays what it is, for the type's own test to refuse.
const inLowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/** One e-mail address, lower-cased. Never a list, never with a display name. */
export function emailAddress() {
  return text(254).transform(inLowerCase).matches(emailPattern, message('email'))
}

export function optionalEmailAddress() {
  return optionalText(254)
    .transform(inLowerCase)
    .matches(emailPattern, { message: message('email'), excludeEmptyString: true })
}

export function phoneNumber() {
  return text(24).matches(phonePattern, message('phone'))
}

export function optionalPhoneNumber() {
  return optionalText(24).matches(phonePattern, { message: message('phone'), excludeEmptyString: true })
}

/** A code of so many digits, as people get it by mail. */
export function digits(length: number) {
  return text(limits.code).matches(new RegExp(`^\\d{${length}}$`), message('digits', { length }))
}

/** At least 8 characters, no rules of composition, none of the common ones (NIST SP 800-63B). Not trimmed. */
export function newPassword() {
  return string()
    .transform((_, original: unknown) => original)
    .typeError(message('text'))
    .required(message('required'))
    .min(8, message('password_short', { min: 8 }))
    .max(limits.password, message('too_long', { max: limits.password }))
    .test('common', message('password_common'), (value) => !commonPasswords.has((value ?? '').toLowerCase()))
}

/** A password as it is entered at sign-in: whatever was once accepted is accepted here. */
export function password() {
  return string()
    .transform((_, original: unknown) => original)
    .typeError(message('text'))
    .required(message('required'))
    .max(limits.password, message('too_long', { max: limits.password }))
}

/** The address of a web page: it is shown as a link, so nothing but http and https. */
export function webAddress() {
  return optionalText(limits.url).test(
    'web-address',
    message('url'),
    (value) => !value || isWebAddress(value),
  )
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

/** One of a fixed list of words. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return text(limits.code).oneOf(values, message('not_offered', { values: values.join(', ') }))
}

export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  const offered = message('not_offered', { values: values.join(', ') })
  return optionalText(limits.code).oneOf([...values, undefined], offered)
}

/** A true number, as JSON has it. */
export function numeric(min: number, max: number) {
  return number()
    .transform((_, original: unknown) => original)
    .typeError(message('number'))
    .min(min, message('at_least', { min }))
    .max(max, message('at_most', { max }))
}

export function wholeNumber(min: number, max: number) {
  return numeric(min, max).integer(message('whole_number'))
}

/** A whole number from an address's query, where everything is text. */
export function queryNumber(min: number, max: number) {
  return number()
    .typeError(message('number'))
    .integer(message('whole_number'))
    .min(min, message('at_least', { min }))
    .max(max, message('at_most', { max }))
}

export function yesOrNo() {
  return boolean()
    .transform((_, original: unknown) => original)
    .typeError(message('true_false'))
}

/**
 * A decimal that is not negative, at most `max`; at most 12 places. Kept as it came, since a binary float would lose
 * places that money needs.
 */
export function decimal(max: number) {
  return optionalDecimal(max).required(message('required'))
}

export function optionalDecimal(max: number) {
  return mixed<Decimal>((value): value is Decimal => typeof value === 'number' || typeof value === 'string')
    .transform((value: unknown) => (isBlank(value) ? undefined : value))
    .typeError(message('decimal'))
    .test(
      'decimal',
      message('decimal'),
      (value) => value === undefined || canonicalDecimal.test(plainDigits(value)),
    )
    .test('at-most', message('at_most', { max }), (value) => value === undefined || !(Number(value) > max))
    .meta({
      openapi: {
        oneOf: [
          { type: 'number', minimum: 0 },
          { type: 'string', pattern: canonicalDecimal.source },
        ],
        maximum: max,
      },
    })
}

function plainDigits(value: Decimal): string {
  return typeof value === 'string'
    ? value
    : Number.isFinite(value) && Math.abs(value) < 1e15
      ? value.toFixed(12).replace(/\.?0+$/, '')
      : ''
}

/** A moment as ISO 8601 writes it, with its zone; may be left out. */
export function instant() {
  return optionalText(40).test(
    'date',
    message('date'),
    (value) => value === undefined || (instantPattern.test(value) && !Number.isNaN(Date.parse(value))),
  )
}

/** One of a fixed list of numbers. */
export function numberChoice<const Value extends number>(values: readonly Value[]) {
  return number<Value>()
    .transform((_, original: unknown) => original)
    .typeError(message('number'))
    .oneOf([...values, undefined], message('not_offered', { values: values.join(', ') }))
}

/** An object whose unknown fields are dropped, so that nobody can set what is not theirs to set. */
export function fields<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).typeError(message('object')).required(message('required'))
}

/** A part that may be null or absent as a whole. */
export function optionalFields<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).typeError(message('object')).nullable().default(null)
}

export function listOf<Item>(item: ISchema<Item, AnyObject>, min: number, max: number) {
  return array(item as Schema<Item>)
    .transform((_, original: unknown) => original)
    .typeError(message('list'))
    .required(message('required'))
    .min(min, message('too_few', { min }))
    .max(max, message('too_many', { max }))
}
