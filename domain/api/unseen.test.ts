import { expect, test } from 'vitest'
import { ValidationError, type Schema } from 'yup'
import { message } from '../validation/index.ts'
import { calls } from './index.ts'
import { schemasOf } from './schemas/index.ts'

interface Described {
  type: string
  fields?: Readonly<Record<string, Described>>
  innerType?: Described
}

/** The texts that a call takes, by their path in its input, as `saveCart body.products.product_title`. */
function textsOf(path: string, schema: Schema): [string, Schema][] {
  const { type, fields, innerType } = schema as unknown as Described
  if (type === 'string') return [[path, schema]]
  if (type === 'array' && innerType) return textsOf(path, innerType as unknown as Schema)
  const within = type === 'object' ? Object.entries(fields ?? {}) : []
  return within.flatMap(([name, field]) => textsOf(`${path}.${name}`, field as unknown as Schema))
}

const texts = Object.values(calls).flatMap((call) =>
  Object.entries(schemasOf(call)).flatMap(([part, schema]) =>
    schema ? textsOf(`${call.id} ${part}`, schema as unknown as Schema) : [],
  ),
)

/** What texts are for: a sign is looked for within the first that a text takes. */
const samples = [
  'abc',
  // A new password is longer than most texts may be.
  'zu-Wasser',
  'budi@example.com',
  'https://example.com/sepatu',
  '2026-11-01T00:00:00Z',
  // A tracking number, and a telephone number, which could be one, too.
  '1Z999AA10123456784',
  '0812-3456-7890',
  '1.4kg',
  '42x20x11cm',
  // An NPWP, a postal code and a code that was sent by mail.
  '09.254.294.3-407.000',
  '12345',
  '123456',
  // A PIN is not one that is tried first.
  '480217',
  // A KTP, and a day until which a passport is valid.
  '3273046105940002',
  '2031-05-21',
  // A month.
  '2026-11',
  // A NIB.
  '9120004120876',
  // The keys of a push subscription.
  'A'.repeat(87),
  'A'.repeat(22),
]

function accepts(schema: Schema, value: string): boolean {
  try {
    schema.validateSync(value, { abortEarly: false })
    return true
  } catch {
    return false
  }
}

function refusals(schema: Schema, value: string): string[] {
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

const named = (from: number, to = from) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((point) =>
    String.fromCodePoint(point),
  )

/** Takes nothing but its values. */
const isChoice = (schema: Schema): boolean => schema.describe().oneOf.length > 0

const sampleOf = (schema: Schema): string | undefined => samples.find((sample) => accepts(schema, sample))

/** The texts that are not a choice, each with its sample. */
const free = texts.flatMap(([path, schema]) => {
  const sample = sampleOf(schema)
  return sample === undefined ? [] : [{ path, schema, sample }]
})

/**
 * A sample with a sign in the place of its second letter, and of its last but one: the parts of an e-mail address have
 * rules of their own. In a place, since the sample may be as long as a text may be; within, since texts are trimmed.
 */
const within = (sample: string, sign: string): string[] =>
  [...new Set([1, sample.length - 2])].map((at) => sample.slice(0, at) + sign + sample.slice(at + 1))

const accepting = (signs: string[]): string[] =>
  free.flatMap(({ path, schema, sample }) =>
    signs.some((sign) => within(sample, sign).some((value) => accepts(schema, value))) ? [path] : [],
  )

const lineBreaks = ['\t', '\n', '\r', '\r\n']
const controls = [...named(0, 0x1f), ...named(0x7f, 0x9f)].filter((sign) => !lineBreaks.includes(sign))
const overrides = [...named(0x202a, 0x202e), ...named(0x2066, 0x2069)]
const halves = ['\ud800', '\udbff', '\udc00', '\udfff']
const zeroWidth = [
  '\u00ad',
  '\u180e',
  '\u200b',
  '\u2060',
  '\u2063',
  '\u206f',
  '\ufeff',
  '\ufffa',
  '\u{e0001}',
]
const marks = ['\u061c', '\u200e', '\u200f']

/** They are only hashed and compared: whatever their owner types is theirs. */
const passwords = texts.flatMap(([path]) => (/\.(new_|confirm_|old_)?password$/.test(path) ? [path] : []))

/** What people write in several lines. */
const severalLines = [
  'createAddress body.address',
  'updateAddress body.address',
  'createAddresses body.address',
  'geocode query.q',
  'createRating body.comment',
  'createSupport body.message',
  'opsMove body.note',
  'opsPapers body.papers',
  'opsReceive body.papers',
  'opsSetPromo body.body',
  'opsUnbill body.reason',
  'opsUnreceive body.reason',
  'requestRefund body.description',
  'saveCompany body.information.company_description',
  ...['saveCart', 'createCart', 'updateCart', 'priceShipment'].flatMap((call) => [
    `${call} body.products.product_description`,
    `${call} body.setup.wood_note`,
  ]),
]

test('every call’s texts are looked at', () => {
  expect(texts.length).toBeGreaterThan(150)
  expect(passwords.length).toBeGreaterThan(1)
})

test('every text takes a sample, or is a choice', () => {
  const looked = new Set(free.map(({ path }) => path))
  const unlooked = texts.filter(([path, schema]) => !looked.has(path) && !isChoice(schema))
  expect(unlooked.map(([path]) => path)).toEqual([])
  // A sample that no text takes as its first proves nothing.
  expect(samples.filter((sample) => !free.some((one) => one.sample === sample))).toEqual([])
})

test('no text accepts control characters or marks that override the direction', () => {
  expect(accepting([...controls, ...overrides])).toEqual(passwords)
})

test('no text accepts half a character, which the database cannot store', () => {
  expect(accepting(halves)).toEqual(passwords)
})

test('no text of one line accepts what has no width, but the joiners of some scripts', () => {
  expect(accepting(zeroWidth).toSorted()).toEqual([...severalLines, ...passwords].toSorted())
  const joined = accepting(['\u200c', '\u200d'])
  expect(joined).toContain('createAddress body.name')
  const addresses = free.flatMap(({ path, sample }) => (sample.includes('@') ? [path] : []))
  expect(addresses.toSorted()).toEqual(
    texts.flatMap(([path]) => (/email(_or_phone)?$|user_id$/.test(path) ? [path] : [])).toSorted(),
  )
  expect(joined.filter((path) => addresses.includes(path))).toEqual([])
})

test('only a text of several lines accepts line breaks, tabs and marks of direction', () => {
  const expected = [...severalLines, ...passwords].sort()
  for (const signs of [lineBreaks, marks, ['\u2028', '\u2029']])
    expect(accepting(signs).sort()).toEqual(expected)
})

test('the refusal says why', () => {
  for (const { path, schema, sample } of free) {
    if (passwords.includes(path)) continue
    for (const value of within(sample, '\u202e'))
      expect(refusals(schema, value), path).toContain(message('control_characters'))
  }
})

test('what is printed on labels and invoices takes no emoji', () => {
  const printed = ['saveCart', 'createCart', 'updateCart'].flatMap((call) => [
    `${call} body.products.product_title`,
    `${call} body.setup.marking_code`,
  ])
  const taking = accepting(['😀'])
  expect(printed.filter((path) => !texts.some(([known]) => known === path))).toEqual([])
  expect(printed.filter((path) => taking.includes(path))).toEqual([])
})

// A name that an address has twice is a list.
test.each([
  ['a list', ['a', 'b']],
  ['an object', { a: 1 }],
  ['a number', 5],
  ['true', true],
])('%s is refused wherever a text is asked for, and breaks nothing', (_, value) => {
  for (const [path, schema] of texts) expect(() => schema.validateSync(value), path).toThrow(ValidationError)
})
