import { expect, test } from 'vitest'
import type { Schema } from 'yup'
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

function accepts(schema: Schema, value: string): boolean {
  try {
    schema.validateSync(value, { abortEarly: false })
    return true
  } catch {
    return false
  }
}

const named = (from: number, to = from) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((point) =>
    String.fromCodePoint(point),
  )

const accepting = (signs: string[]): string[] =>
  texts.flatMap(([path, schema]) => {
    // A new password is longer than most fields may be.
    const [start, end] = accepts(schema, 'ab') ? ['a', 'b'] : ['zu-', 'Wasser']
    return signs.some((sign) => accepts(schema, start + sign + end)) ? [path] : []
  })

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
const passwords = texts.flatMap(([path]) => (/\.(new_)?password$/.test(path) ? [path] : []))

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
  'opsUnbill body.reason',
  'opsUnreceive body.reason',
  ...['saveCart', 'createCart', 'updateCart', 'priceShipment'].flatMap((call) => [
    `${call} body.products.product_description`,
    `${call} body.setup.wood_note`,
  ]),
]

test('every call’s texts are looked at', () => {
  expect(texts.length).toBeGreaterThan(150)
  expect(passwords.length).toBeGreaterThan(1)
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
  expect(joined.filter((path) => /email|user_id/.test(path))).toEqual([])
})

test('only a text of several lines accepts line breaks, tabs and marks of direction', () => {
  const expected = [...severalLines, ...passwords].sort()
  for (const signs of [lineBreaks, marks, ['\u2028', '\u2029']])
    expect(accepting(signs).sort()).toEqual(expected)
})

test('the refusal says why', () => {
  for (const [path, schema] of texts) {
    if (passwords.includes(path) || !accepts(schema, 'ab')) continue
    expect(() => schema.validateSync('a\u202eb'), path).toThrow(message('control_characters'))
  }
})

test('what is printed on labels and invoices takes no emoji', () => {
  const printed = ['saveCart', 'createCart', 'updateCart'].flatMap((call) => [
    `${call} body.products.product_title`,
    `${call} body.setup.seller_tracking_number`,
    `${call} body.setup.marking_code`,
  ])
  const taking = accepting(['😀'])
  expect(printed.filter((path) => !texts.some(([known]) => known === path))).toEqual([])
  expect(printed.filter((path) => taking.includes(path))).toEqual([])
})
