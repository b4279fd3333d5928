import { string } from 'yup'
import { describe, expect, it } from 'vitest'
import { maxListErrors } from '../limits/index.ts'
import { validate, type Validator } from '../validation/index.ts'
import { calls, canonicalBody } from './index.ts'
import { schemasOf } from './schemas/index.ts'

/** Characters; the larger number fills the largest body. */
const sizes = { small: 32_000, large: 256_000 }
/** Eight times the text may take ten times as long; a hundred times the items of a list no more than that. */
const maxGrowth = 10
/** Milliseconds of processor time below which a difference is noise; a square of the largest size takes minutes. */
const noise = 20

/** Pieces of which a text makes scanners start again and again. */
const pieces = [
  'a',
  ' ',
  '1',
  '1.',
  '@',
  'a@',
  'a@a.',
  '-',
  '(',
  '<',
  '+6',
  '.',
  '%',
  '/',
  'http://a.',
  '👩‍',
  '\u0301',
]

interface Described {
  type: string
  fields?: Record<string, Described>
  innerType?: Described
}

/** For each text of a schema, a function that puts a value there. */
function placesOf({
  type,
  fields,
  innerType,
}: Described): [name: string, fill: (value: string) => unknown][] {
  if (type === 'object')
    return Object.entries(fields ?? {}).flatMap(([field, described]) =>
      placesOf(described).map(([name, fill]): [string, (value: string) => unknown] => [
        name ? `${field}.${name}` : field,
        (value) => ({ [field]: fill(value) }),
      ]),
    )
  if (type === 'array' && innerType)
    return placesOf(innerType).map(([name, fill]) => [name, (value) => [fill(value)]])
  return [['', (value) => value]]
}

/** For each list of a schema, a function that puts a value there. */
function listsOf({
  type,
  fields,
  innerType,
}: Described): [name: string, fill: (value: unknown[]) => unknown][] {
  if (type === 'object')
    return Object.entries(fields ?? {}).flatMap(([field, described]) =>
      listsOf(described).map(([name, fill]): [string, (value: unknown[]) => unknown] => [
        name ? `${field}.${name}` : field,
        (value) => ({ [field]: fill(value) }),
      ]),
    )
  if (type !== 'array' || !innerType) return []
  const inside = listsOf(innerType).map(([name, fill]): [string, (value: unknown[]) => unknown] => [
    `[].${name}`,
    (value) => [fill(value)],
  ])
  return [['', (value) => value], ...inside]
}

const grown = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

/** Milliseconds of processor time: the least of several, since others use the processor too. */
function costOf(work: () => unknown, times = 3): number {
  const costs = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

/** Whether it takes longer than noise, each time unless it takes much longer: once, a garbage collection is enough. */
function isSlow(work: () => unknown): boolean {
  const once = costOf(work, 1)
  return once > 10 * noise || (once > noise && costOf(work) > noise)
}

const growsTooFast = (small: () => unknown, large: () => unknown): boolean =>
  isSlow(large) && costOf(large) > maxGrowth * costOf(small)

/** The texts whose work grows faster than their size. */
function steep(work: (text: string) => unknown): string[] {
  return pieces.filter((piece) => {
    const small = () => work(grown(piece, sizes.small))
    // What is slow already would take minutes with the large text.
    return isSlow(small) || growsTooFast(small, () => work(grown(piece, sizes.large)))
  })
}

const validating = (schema: Validator<unknown>, fill: (value: string) => unknown) => (text: string) =>
  validate(schema, fill(text), 'id')

const schemas = Object.values(calls).flatMap((call) =>
  Object.entries(schemasOf(call)).flatMap(([part, schema]: [string, Validator<unknown> | undefined]) =>
    schema ? [{ name: `${call.id} ${part}`, schema, described: schema.describe() as Described }] : [],
  ),
)

describe('a list of many items that are all refused', () => {
  const items: [string, unknown][] = [
    ['{}', {}],
    ['null', null],
    ['""', ''],
    ['[]', []],
    ['[{}]', [{}]],
  ]
  const lists = schemas.flatMap(({ name, schema, described }) =>
    listsOf(described).map(([place, fill]) => ({ name: `${name}.${place}`, schema, fill })),
  )
  /** Items; both are more than any list may have. */
  const lengths = { small: 1_000, large: 100_000 }
  const full = (item: unknown, length = lengths.large) => Array.from({ length }, () => item)

  it('is looked at in every list of every call', () => {
    expect(lists.length).toBeGreaterThan(10)
  })

  it.each(items)('of %s has an answer that fits on a screen, for the work of a shorter list', (_, item) => {
    const [small, large] = [full(item, lengths.small), full(item)]
    const wrong = lists.filter(({ schema, fill }) => {
      const validateAll = (all: unknown[]) => JSON.stringify(validate(schema, fill(all), 'id'))
      return (
        validateAll(large).length > 200 * maxListErrors ||
        growsTooFast(
          () => validateAll(small),
          () => validateAll(large),
        )
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('names every refused field of its first items', () => {
    const list = lists.find(({ name }) => name === 'priceShipment body.products')
    if (!list) throw new Error('a shipment has products')
    const fieldsOf = (products: unknown[]) => {
      const checked = validate(list.schema, list.fill(products), 'id')
      return 'errors' in checked ? checked.errors.map(({ field }) => field) : []
    }
    const inFirst = (field: string) => field.startsWith('products[0]')
    expect(fieldsOf(full({})).filter(inFirst)).toEqual(fieldsOf([{}]).filter(inFirst))
    expect(fieldsOf(full({})).filter((field) => field.startsWith('products[3]'))).not.toEqual([])
  })
})

describe('the work for a text that is too long', () => {
  const texts = schemas.flatMap(({ name, schema, described }) =>
    placesOf(described).map(([place, fill]) => ({
      name: `${name}.${place}`,
      validates: validating(schema, fill),
    })),
  )

  it('is looked at in every text of every call', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(new Set(texts.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(60)
  })

  it('grows no faster than the text', { timeout: 120_000 }, () => {
    expect(texts.flatMap(({ name, validates }) => steep(validates).map((piece) => [name, piece]))).toEqual([])
  })

  it('grows no faster than the body, when it is signed', () => {
    expect(steep((text) => canonicalBody({ text }))).toEqual([])
  })

  it('is found where it grows with the square', () => {
    const quadratic = string().test('at', 'invalid', (value) => !/a[^.]*\.[^.]*@/.test(`${value}.`))
    expect(steep(validating(quadratic, (text) => text))).toContain('a')
  })
})
