import { describe, expect, it } from 'vitest'
import { maxBodyBytes } from '../limits/index.ts'
import { limits } from '../validation/index.ts'
import { calls } from './index.ts'
import { schemasOf } from './schemas/index.ts'

interface Described {
  type: string
  fields?: Record<string, Described>
  innerType?: Described
  tests?: { name?: string; params?: Record<string, unknown> }[]
  meta?: { openapi?: { oneOf?: unknown } }
}

/** The most digits of a decimal, with its point and in quotes. */
const longestDecimal = '"123456789012345.123456789012"'.length

/** Bytes of the largest text or longest list that a schema takes, or infinity. */
const maxOf = ({ tests = [] }: Described): number =>
  Math.min(...tests.flatMap(({ name, params }) => (name === 'max' ? [Number(params?.['max'])] : [])))

const isBase64url = ({ tests = [] }: Described): boolean =>
  tests.some(({ name, params }) => name === 'matches' && String(params?.['regex']) === String(/^[\w-]+$/))

/** Bytes of the longest JSON of what a schema takes; codes are ASCII, other letters may all be escaped: `\u6c34`. */
function longest(described: Described): number {
  const { type, fields = {}, innerType } = described
  switch (type) {
    case 'object':
      return Object.entries(fields).reduce(
        (sum, [name, field]) => sum + `"${name}":,`.length + longest(field),
        2,
      )
    case 'array':
      return innerType ? 2 + maxOf(described) * (longest(innerType) + 1) : Infinity
    case 'string': {
      const max = maxOf(described)
      return 2 + max * (max <= limits.code || isBase64url(described) ? 1 : '\\u6c34'.length)
    }
    case 'number':
      return String(-Number.MAX_VALUE).length
    case 'boolean':
      return 'false'.length
    default:
      return described.meta?.openapi?.oneOf ? longestDecimal : Infinity
  }
}

describe('the largest body that a call takes', () => {
  const sent = Object.values(calls).flatMap((call) => {
    const { body } = schemasOf(call)
    return body ? [{ call, size: longest(body.describe() as Described) }] : []
  })

  it('is looked at for every call with a body', () => {
    expect(sent.length).toBeGreaterThan(30)
  })

  it('is larger than what most calls need only where it holds products, many records or a draft', () => {
    const large = sent.filter(({ size }) => size > maxBodyBytes)
    const declared = Object.values(calls).filter(({ largeBody }) => largeBody)
    expect(large.map(({ call }) => call.id).sort()).toEqual(declared.map(({ id }) => id).sort())
  })
})
