import type { Priced } from '@seberang/domain/api'
import { packagingOf } from '@seberang/domain/pricing'
import { expect, it } from 'vitest'
import { cart } from '../../../testing/cart.ts'
import { measurementsOf } from './measurements.ts'

/** Figures keep to their units. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

it('show what was declared and what was measured, each with the weight that is billed of it', () => {
  const measured = { quantity: 1, weight_kg: 2.31, length_cm: 40, width_cm: 30, height_cm: 10 }
  const parcel = {
    ...cart,
    products: cart.products.map((product) => ({
      ...product,
      dimension_length: '20',
      dimension_width: '15',
      dimension_height: '12',
    })),
    estimation: { quantity: 1, weight_kg: 1, length_cm: 20, width_cm: 15, height_cm: 12, volume_m3: 0.0036 },
    revision: measured,
    packaging: packagingOf({}, { weight: '2.31', length: '40', width: '30', height: '10' }),
  }
  // It had been measured before its price was agreed, so that no price of the estimate was kept.
  const { before, rows } = measurementsOf(parcel, undefined, (name) => name, 'id')
  expect(before).toBe('estimated')
  expect(rows.map(({ name, estimated }) => [name, plain(estimated)])).toEqual([
    ['weight', '1 kg'],
    ['dimensions', '20 × 15 × 12 cm'],
    ['volumetric', '0,72 kg'],
    ['billed', '1 kg'],
  ])
  expect(rows.map(({ measured: found }) => plain(found)).slice(0, 3)).toEqual([
    '2,31 kg',
    '40 × 30 × 10 cm',
    '2,4 kg',
  ])
})

it('say how many boxes there are, and that the sides are those of each', () => {
  const box = { weight_kg: 12, length_cm: 40, width_cm: 30, height_cm: 20, volume_m3: 0.096 }
  const parcel = {
    ...cart,
    estimation: { ...box, quantity: 3 },
    revision: { ...box, quantity: 4 },
    packaging: packagingOf({ quantity_packaging: 3 }, { quantity: 4, weight: '12' }),
  }
  const { rows } = measurementsOf(parcel, undefined, (name) => name, 'id')
  expect(
    rows.slice(0, 3).map(({ name, estimated, measured }) => [name, plain(estimated), plain(measured)]),
  ).toEqual([
    ['weight', '12 kg', '12 kg'],
    ['boxes', '3', '4'],
    ['boxDimensions', '40 × 30 × 20 cm', '40 × 30 × 20 cm'],
  ])
})

it.each([
  ['the pieces of one product', [2], '2 × (40 × 30 × 20 cm)'],
  ['several products', [2, 1], 'perProduct'],
])('the size that was typed is known, though %s have no sides in common', (_, quantities, size) => {
  const [product = expect.fail('no product')] = cart.products
  const products = quantities.map((quantity) => ({
    ...product,
    quantity,
    dimension_length: '40',
    dimension_width: '30',
    dimension_height: '20',
  }))
  const estimation = { ...cart.estimation, length_cm: 0, width_cm: 0, height_cm: 0 }
  const found = (parcel: typeof cart) =>
    measurementsOf(parcel, undefined, (name) => name, 'id').rows.find(({ name }) => name === 'dimensions')
  expect(plain(found({ ...cart, products, estimation })?.estimated)).toBe(size)
  const untyped = products.map((one) => ({ ...one, dimension_height: '0' }))
  expect(plain(found({ ...cart, products: untyped, estimation })?.estimated)).toBe('notKnown')
})

it('show the newest measurement of what was paid as measured beside the one before it', () => {
  const priced = (basis: 'estimate' | 'measured', chargeable_kg: number, volumetric_kg: number): Priced => ({
    ...cart.priced,
    answer: { ...cart.priced.answer, weight: { real_kg: chargeable_kg, volumetric_kg, chargeable_kg } },
    explanation: [
      { line: 'freight', rule: 'freight_air', exact: '245000', amount: 245_000, basis, quantity: '1' },
    ],
  })
  const first = { quantity: 1, weight_kg: 2.4, length_cm: 30, width_cm: 20, height_cm: 10 }
  const second = { ...first, weight_kg: 1, measured_at: '2026-11-22T03:00:00Z' }
  const [agreed, now] = [priced('measured', 2.5, 1.2), priced('measured', 1.5, 1.2)]
  const parcel = {
    ...cart,
    priced: now,
    estimation: { ...cart.estimation, weight_kg: 1.2 },
    revision: second,
    packaging: packagingOf({}, { weight: '1', length: '30', width: '20', height: '10' }),
    price_changes: [
      {
        amount: 245_000,
        reason: '',
        measurement: {
          before: { ...first, weight_kg: 1.8 },
          was_measured: true,
          now: { ...second, ...first },
        },
        before: priced('measured', 2, 1.2).answer,
        now: agreed.answer,
        invoice_code: 'INV-1',
      },
      {
        amount: -245_000,
        reason: '',
        measurement: { before: first, was_measured: true, now: second },
        before: agreed.answer,
        now: now.answer,
        invoice_code: null,
      },
    ],
  }
  const found = ({ rows }: ReturnType<typeof measurementsOf>, name: string) => {
    const { estimated, measured } = rows.find((row) => row.name === name) ?? {}
    return [plain(estimated), plain(measured)]
  }
  const compared = measurementsOf(parcel, priced('measured', 2, 1.2), (name) => name, 'id')
  expect(compared.before).toBe('measuredBefore')
  expect(found(compared, 'weight')).toEqual(['2,4 kg', '1 kg'])
  expect(found(compared, 'dimensions')).toEqual(['30 × 20 × 10 cm', '30 × 20 × 10 cm'])
  expect(found(compared, 'volumetric')).toEqual(['1,2 kg', '1,2 kg'])
  expect(found(compared, 'billed')).toEqual(['2,5 kg', '1,5 kg'])

  const ofEstimate = measurementsOf(parcel, priced('estimate', 1.5, 1.2), (name) => name, 'id')
  expect(ofEstimate.before).toBe('estimated')
  expect(found(ofEstimate, 'weight')).toEqual(['1,2 kg', '1 kg'])
})
