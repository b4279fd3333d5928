import { describe, expect, it } from 'vitest'
import { lengthUnits, weightUnits } from '../../units/index.ts'
import { dropPointSchemas } from './drop-point.ts'
import { quoteSchemas } from './quote.ts'
import { referenceSchemas } from './reference.ts'

const piece = {
  quantity: 1,
  weight: '1',
  weight_unit: 'g',
  length: '1',
  width: '1',
  height: '1',
  dimension_unit: 'cm',
}
const largest = {
  weight: {
    g: 30_000_000,
    gram: 30_000_000,
    kg: 30_000,
    lb: 66_138,
    pound: 66_138,
    pond: 66_138,
    ons: 1_058_219,
  },
  side: { mm: 100_000, cm: 10_000, m: 100, inch: 3937 },
}

const product = (sent: object) => ({
  category: { category_name: 'Umum' },
  price_original: '1',
  currency_code: 'USD',
  ...sent,
})
/** Every call that takes the measures of a piece, with the path of its refusals. */
const sendTo: Record<string, (sent: object) => Promise<string[]>> = {
  dropPoints: (sent) => refused(dropPointSchemas.dropPoints.body, { country: 'US', ...sent }),
  calculateDimension: (sent) => refused(referenceSchemas.calculateDimension.body, sent),
  keepQuote: async (sent) => {
    const paths = await refused(quoteSchemas.keepQuote.body, { request: { products: [product(sent)] } })
    return paths.flatMap((path) => path.split('products[0].').slice(1))
  },
}

async function refused(
  schema: { validate: (body: unknown, options: { abortEarly: false }) => Promise<unknown> },
  body: object,
): Promise<string[]> {
  const failure: unknown = await schema.validate(body, { abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  )
  const { inner = [] } = (failure ?? {}) as { inner?: readonly { path: string }[] }
  return inner.map(({ path }) => path)
}

describe.each(Object.keys(sendTo))('%s limits a piece alike', (call) => {
  const send = (sent: object) => sendTo[call]?.({ ...piece, ...sent })

  it.each(weightUnits)('in %s', async (weight_unit) => {
    const most = largest.weight[weight_unit]
    expect(await send({ weight_unit, weight: String(most) })).toEqual([])
    expect(await send({ weight_unit, weight: String(most + 1) })).toEqual(['weight'])
    expect(await send({ weight_unit, weight: '99999999999' })).toEqual(['weight'])
  })

  it.each(lengthUnits)('in %s', async (dimension_unit) => {
    const most = largest.side[dimension_unit]
    expect(await send({ dimension_unit, height: String(most) })).toEqual([])
    expect(await send({ dimension_unit, height: String(most + 1), width: '99999999999' })).toEqual([
      'width',
      'height',
    ])
  })
})
