import {
  ArraySchema,
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
import { maxListErrors, pinDigits } from '../limits/index.ts'
import { commonPasswords } from './common-passwords.ts'
import { message } from './keys.ts'
import { indonesianMobile, phonePattern } from './phone.ts'

/** A decimal in the API: a number, or a string with a point. Forms parse what people type. */
export type DecimalInput = number | string

/** Lengths of texts in characters, maxima unless named otherwise. */
export const limits = {
  name: 120,
  line: 255,
  text: 2000,
  /** Of a page that operators write, in lines. */
  article: 5000,
  /** Of a remark or a reason, in lines. */
  note: 500,
  url: 2048,
  code: 64,
  hscode: 16,
  /** Of an address, in lines. */
  address: 500,
  /** Longer than any carrier's number. */
  tracking: 40,
  /** Of a new password; eight is the minimum of NIST SP 800-63B. */
  passwordMin: 8,
  password: 128,
} as const

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
const canonicalDecimal = /^\d{1,15}(?:\.\d{1,12})?$/
// Without the flag `i`: it would take ſ for an s. Top-level domains begin with a letter.
const emailPattern =
  /^[^\s@<>"(),:;[\]\\\p{Cf}]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/u
/** As carriers print them, with spaces or hyphens for reading. None can be read as a formula by a spreadsheet. */
const trackingPattern = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 -]{4,}[A-Za-z0-9]$/
// What nobody sees makes two different codes look the same, and marks of direction make a text read otherwise than it
// is. PostgreSQL can store neither NUL nor half a character. Joiners are letters of some scripts.
const unseen =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0001}]/u
/** In several lines, breaks and tabs are meant, and right-to-left words may need a mark; nothing that overrides. */
const unseenInLines = /(?![\t\n\r\u061c\u200e\u200f])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

export interface TextOptions {
  /** Whether it may have several lines. */
  lines?: boolean
  /** What is said where it is missing; that it is required when left out. */
  missing?: string
}

const isBlank = (value: unknown) => value === '' || value === null

/**
 * A trimmed text; numbers and lists are refused, not converted. A text over its limit is cut to `max` + 1 characters:
 * still refused as too long, but cheap for the checks that follow.
 */
function plainText(max: number, { lines = false }: TextOptions = {}) {
  const unwanted = lines ? unseenInLines : unseen
  return string()
    .transform((_, original: unknown) =>
      typeof original === 'string' ? original.trim().slice(0, max + 1) : original,
    )
    .typeError(message('text'))
    .max(max, message('too_long', { max }))
    .test(
      'control-characters',
      message('control_characters'),
      (value) =>
        // One that is cut may end in half a character; it is too long anyway.
        !value || value.length > max || !unwanted.test(value),
    )
}

// ©, ® and ™ are pictographs to Unicode, and stand in the names of companies.
const unprintable =
  /(?![©®™])(?:[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Private_Use}\p{Unassigned}\ufffd]|\ufe0f)/gu

/**
 * A text that is printed on labels and customs forms: any script, but no emoji. Empty differs from absent.
 */
export function printedText(max: number = limits.name, options: TextOptions = {}) {
  return plainText(max, options).test('printed', message('unprintable'), (value, context) => {
    const signs = value?.match(unprintable)
    return !signs || context.createError({ message: message('unprintable', { signs: signs.join('') }) })
  })
}

/** An optional text that is printed; `''` and null count as absent. */
export function optionalPrintedText(max: number = limits.line) {
  return printedText(max).transform((value: unknown) => (isBlank(value) ? undefined : value))
}

/** A required text. */
export function text(max: number = limits.line, options: TextOptions = {}) {
  return plainText(max, options).required(options.missing ?? message('required'))
}

/** An optional text; `''` and null count as absent. */
export function optionalText(max: number = limits.line, options: TextOptions = {}) {
  return plainText(max, options).transform((value: unknown) => (isBlank(value) ? undefined : value))
}

// Other types pass through, and the type check refuses them.
// yup's own transforms throw for a value that is not text.
export const inLowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
export const inUpperCase = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)

/** An address that mail programs may take for another, as with ſ for s, is refused: limits count by address. */
const isFolded = (value = '') => !emailPattern.test(value) || value.normalize('NFKC').toLowerCase() === value

/** One e-mail address, lower-cased. Never a list, never with a display name. */
export function emailAddress() {
  return text(254)
    .transform(inLowerCase)
    .matches(emailPattern, message('email'))
    .test('email', message('email'), isFolded)
}

/** The e-mail address of an account, to sign in with: a telephone number finds an account elsewhere, so it is said. */
export function emailToSignIn() {
  return text(254)
    .transform(inLowerCase)
    .test('email', (value, context) => {
      if (emailPattern.test(value) && isFolded(value)) return true
      const isPhone = phonePattern.test(value)
      return context.createError({ message: message(isPhone ? 'email_not_phone' : 'email') })
    })
}

/** What an account is found by: its e-mail address, lower-cased, or its telephone number. */
export function emailOrPhone() {
  return text(254)
    .transform(inLowerCase)
    .test(
      'email_or_phone',
      message('email_or_phone'),
      (value) => phonePattern.test(value) || (emailPattern.test(value) && isFolded(value)),
    )
}

export function optionalEmailAddress() {
  return optionalText(254)
    .transform(inLowerCase)
    .matches(emailPattern, { message: message('email'), excludeEmptyString: true })
    .test('email', message('email'), isFolded)
}

/** Codes with commas between them. */
export function optionalCodes(max: number) {
  return optionalText(max * (limits.code + 1)).test(
    'codes',
    message('too_many', { max }),
    (value) => (value?.split(',').length ?? 0) <= max,
  )
}

export function phoneNumber() {
  return text(24).matches(phonePattern, message('phone'))
}

/** For what is served in Indonesia alone. */
export function indonesianMobileNumber() {
  return phoneNumber().test(
    'indonesian',
    message('phone_indonesian'),
    (typed) => typed === undefined || !phonePattern.test(typed) || indonesianMobile(typed) !== null,
  )
}

export function optionalPhoneNumber() {
  return optionalText(24).matches(phonePattern, { message: message('phone'), excludeEmptyString: true })
}

/** The number of a parcel at a carrier, whoever gives it. */
export function trackingNumber() {
  return text(limits.tracking).matches(trackingPattern, message('tracking_number'))
}

export function optionalTrackingNumber() {
  return optionalText(limits.tracking).matches(trackingPattern, {
    message: message('tracking_number'),
    excludeEmptyString: true,
  })
}

/** A code of a fixed number of digits, as sent by mail. */
export function digits(length: number) {
  return text(limits.code).matches(new RegExp(`^\\d{${length}}$`), message('digits', { length }))
}

/** The same where nothing is asked for; `''` and null count as absent. */
export function optionalDigits(length: number) {
  const refused = { message: message('digits', { length }), excludeEmptyString: true }
  return optionalText(limits.code).matches(new RegExp(`^\\d{${length}}$`), refused)
}

/** Bytes as WebAuthn writes them. */
export function base64url(max: number) {
  return text(max).matches(/^[\w-]+$/, message('passkey_refused'))
}

/** A key of a push subscription, of so many bytes. */
export function deviceKey(bytes: number) {
  const characters = Math.ceil((bytes * 8) / 6)
  return text(limits.name).matches(new RegExp(`^[\\w-]{${characters}}$`), message('device_refused'))
}

/** No composition rules, not a common password (NIST SP 800-63B). Not trimmed. */
export function newPassword() {
  return string()
    .transform((_, original: unknown) => original)
    .typeError(message('text'))
    .required(message('required'))
    .min(limits.passwordMin, message('password_short', { min: limits.passwordMin }))
    .max(limits.password, message('too_long', { max: limits.password }))
    .test(
      'common',
      message('password_common'),
      (value) => !commonPasswords.has((value ?? '').normalize('NFKC').toLowerCase()),
    )
}

/** A PIN for the wallet, but for those that are tried first: one digit, or digits in their order. */
export function newPin() {
  return digits(pinDigits).test(
    'pin_common',
    message('pin_common'),
    (value) => !pinsTriedFirst.some((pins) => pins.includes(value)),
  )
}

const pinsTriedFirst = [
  ...Array.from('0123456789', (digit) => digit.repeat(pinDigits)),
  '01234567890',
  '09876543210',
]

/** Whether a value is that of the field with this name. Checked by itself, it has none beside it. */
const repeats =
  (name: string) =>
  (value: unknown, { parent }: { parent: unknown }): boolean =>
    parent === undefined || value === (parent as Record<string, unknown>)[name]

/** The new password once more, of the field with this name. */
export const repeatedPassword = (name: string) =>
  password().test('password_mismatch', message('password_mismatch'), repeats(name))

/** The new PIN once more, of the field with this name. */
export const repeatedPin = (name: string) =>
  digits(pinDigits).test('pin_mismatch', message('pin_mismatch'), repeats(name))

export const optionalPassword = () => password().optional()

/** A password at sign-in: without the rules for new ones, which may be stricter than those of its day. */
export function password() {
  return string()
    .transform((_, original: unknown) => original)
    .typeError(message('text'))
    .required(message('required'))
    .max(limits.password, message('too_long', { max: limits.password }))
}

/** A URL that is shown as a link: http and https only. */
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

/** One of a fixed list of strings. A form where nothing is chosen yet lacks it; the values are no words for people. */
export function choice<const Value extends string>(values: readonly Value[], missing?: string) {
  return text(limits.code, { ...(missing !== undefined && { missing }) })
    .transform((value: unknown) => (isBlank(value) ? undefined : value))
    .oneOf(values, message('not_offered', { values: values.join(', ') }))
}

export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  const offered = message('not_offered', { values: values.join(', ') })
  return optionalText(limits.code).oneOf([...values, undefined], offered)
}

/** One of a list, or null, which differs from absent. */
export function choiceOrNull(values: readonly string[]) {
  return plainText(limits.code)
    .nullable()
    .oneOf([...values, null, undefined], message('not_offered', { values: values.join(', ') }))
}

/** A JSON number; strings are refused. */
export function numeric(min: number, max: number) {
  return number()
    .transform((_, original: unknown) => original)
    .typeError(message('number'))
    .nonNullable(message('number'))
    .min(min, message('at_least', { min }))
    .max(max, message('at_most', { max }))
}

export function wholeNumber(min: number, max: number) {
  return numeric(min, max).integer(message('whole_number'))
}

/**
 * An integer in a query string, once. Only digits: 2.000 might be meant as two thousand, and 1e3 is not a page number.
 */
export function queryNumber(min: number, max: number) {
  return number()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' && /^-?\d+$/.test(original) ? value : original,
    )
    .typeError(message('number'))
    .integer(message('whole_number'))
    .min(min, message('at_least', { min }))
    .max(max, message('at_most', { max }))
}

export function yesOrNo() {
  return boolean()
    .transform((_, original: unknown) => original)
    .typeError(message('true_false'))
    .nonNullable(message('true_false'))
}

/**
 * A decimal from 0 to `max` with at most 12 places. Not converted: a binary float would lose precision.
 */
export function decimal(max: number) {
  return optionalDecimal(max).required(message('required'))
}

export function optionalDecimal(max: number) {
  return mixed<DecimalInput>(
    (value): value is DecimalInput => typeof value === 'number' || typeof value === 'string',
  )
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

function plainDigits(value: DecimalInput): string {
  return typeof value === 'string'
    ? value
    : Number.isFinite(value) && Math.abs(value) < 1e15
      ? value.toFixed(12).replace(/\.?0+$/, '')
      : ''
}

/** Whether a time is one of a day that there is: of 30 February, Date makes 2 March. */
function isOfCalendar(instant: string): boolean {
  const [day = ''] = instant.split('T')
  const midnight = new Date(`${day}T00:00Z`)
  return !Number.isNaN(Date.parse(instant)) && midnight.toISOString().startsWith(day)
}

/** An optional instant in ISO 8601, with its zone. */
export function instant() {
  return optionalText(40).test(
    'instant',
    message('instant'),
    (value) => value === undefined || (instantPattern.test(value) && isOfCalendar(value)),
  )
}

const shortYear = /^\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{2}$/

/** A day of the calendar, as `2031-05-21`; of what people type, `12/05/30` may be several. */
export function calendarDay() {
  return text(limits.code).test('day', message('day'), (value, context) => {
    if (shortYear.test(value)) return context.createError({ message: message('day_year') })
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && isOfCalendar(`${value}T00:00Z`)
  })
}

/** One of a fixed list of numbers. */
export function numberChoice<const Value extends number>(values: readonly Value[]) {
  return number<Value>()
    .transform((_, original: unknown) => original)
    .typeError(message('number'))
    .oneOf([...values, undefined], message('not_offered', { values: values.join(', ') }))
}

/** An object; unknown fields are dropped to prevent mass assignment. */
export function fields<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).typeError(message('object')).required(message('required'))
}

/** A nested object that may be null or absent. */
export function optionalFields<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).typeError(message('object')).nullable().default(null)
}

/**
 * Looks at one item after the other and stops after `maxListErrors` refusals: a small body of many empty items would
 * cost more work and a larger answer than anybody can use. Its items are validated at once, not awaited:
 * `validateSync`.
 */
class ListSchema<Item> extends ArraySchema<Item[] | undefined, AnyObject> {
  protected override runTests(
    run: Parameters<Schema['runTests']>[0],
    panic: Parameters<Schema['runTests']>[1],
    next: Parameters<Schema['runTests']>[2],
  ): void {
    const refused: Parameters<typeof next>[0] = []
    for (const test of run.tests) {
      super.runTests({ ...run, tests: [test] }, panic, (errors) => refused.push(...errors))
      if (refused.length >= maxListErrors) break
    }
    next(refused, run.value)
  }
}

export function listOf<Item>(item: ISchema<Item, AnyObject>, min: number, max: number) {
  // Like a text, a list is cut one item behind its limit: what is over is not looked at.
  return new ListSchema(item as Schema<Item>)
    .transform((_, original: unknown) => (Array.isArray(original) ? original.slice(0, max + 1) : original))
    .typeError(message('list'))
    .required(message('required'))
    .min(min, message('too_few', { min }))
    .max(max, message('too_many', { max }))
}
