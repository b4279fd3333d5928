import { describe, expect, it } from 'vitest'
import { lengthUnits, weightUnits } from '../../units/index.ts'
import { message } from '../../validation/index.ts'
import { cartSchemas } from './cart.ts'
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
const setupNames: Record<string, string> = {
  weight: 'estimation_weight',
  weight_unit: 'package_weight_unit',
  length: 'estimation_dimension_length',
  width: 'estimation_dimension_width',
  height: 'estimation_dimension_height',
  dimension_unit: 'package_dimension_unit',
}
const setupOf = (sent: object) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [setupNames[name] ?? name, value]))
const pieceNames = Object.fromEntries(Object.entries(setupNames).map(([name, setup]) => [setup, name]))
/** The fields below a path, of those that were refused. */
const below = (path: string, refusedPaths: readonly string[]) =>
  refusedPaths.flatMap((one) => one.split(path).slice(1))

/** Every call that takes the measures of a piece or of packages in their unit, with the path of its refusals. */
const sendTo: Record<string, (sent: object) => Promise<string[]>> = {
  dropPoints: (sent) => refused(dropPointSchemas.dropPoints.body, { country: 'US', ...sent }),
  calculateDimension: (sent) => refused(referenceSchemas.calculateDimension.body, sent),
  keepQuote: async (sent) => {
    const paths = await refused(quoteSchemas.keepQuote.body, { request: { products: [product(sent)] } })
    return below('products[0].', paths)
  },
  'keepQuote, as packed,': async (sent) =>
    below('packaging.', await refused(quoteSchemas.keepQuote.body, { request: { packaging: sent } })),
  'saveCart, as packed,': async (sent) => {
    const paths = await refused(cartSchemas.saveCart.body, { setup: setupOf(sent) })
    return below('setup.', paths).flatMap((name) => pieceNames[name] ?? [])
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

describe.each(Object.keys(sendTo))('%s limits weight and sides alike', (call) => {
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

it.each([
  ['40000', '30000'],
  ['30000001', '30000'],
])('%s kg are refused with the limit in kilograms', async (weight, max) => {
  const sent = { ...piece, weight_unit: 'kg', weight }
  await expect(
    referenceSchemas.calculateDimension.body.validate(sent, { abortEarly: false }),
  ).rejects.toMatchObject({
    errors: [message('at_most', { max: Number(max) })],
  })
})
