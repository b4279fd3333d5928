import { describe, expect, it } from 'vitest'
import { airIndividual, requestWith } from '../pricing/cases/build.ts'
import { priceUnder, type Priced } from '../terms/index.ts'
import { formerPrice, priceObject, type PricedShipment } from './index.ts'
import { changeParts } from './price-change.ts'
import { billTexts } from './texts/index.ts'

const box = { weight: 1, weight_unit: 'kg', length: 10, width: 10, height: 10, dimension_unit: 'cm' }

interface Day {
  dollar?: number
  /** Kilograms; as declared where nobody has measured it. */
  measured?: number
  courier?: number
  insurance?: 0 | 0.05
  voucher?: number
}

const priceOf = ({ dollar = 16_000, measured, courier = 12_000, insurance = 0, voucher }: Day): Priced =>
  priceUnder(
    requestWith({
      package: airIndividual,
      rates: { USD: dollar },
      domestic: { price_per_kg: courier },
      insurance,
      packaging: { ...box, ...(measured !== undefined && { revision: { weight: measured } }) },
      ...(voucher !== undefined && { voucher: { kind: 'fixed', value: voucher } }),
    }),
    { rates_as_of: '2026-11-12T02:00:00Z', rate_days: { USD: '2026-11-12' } },
  )

const shipment = (before: Priced | undefined, priced: Priced): PricedShipment => ({
  code: 'SC-1',
  title: 'Lensa 35 mm',
  courier: 'JNE REG',
  priced,
  before,
})

const declared = priceOf({})
const heavier = priceOf({ measured: 2.3 })

const changes: [
  change: string,
  shown: readonly Priced[],
  now: Priced,
  former: Priced | undefined,
  causes: readonly string[],
][] = [
  ['measured', [declared], heavier, declared, ['setelah diukur']],
  ['measured, and told by mail', [declared, heavier], heavier, declared, ['setelah diukur']],
  [
    'measured, and told by mail, before the rate rose',
    [declared, heavier],
    priceOf({ measured: 2.3, dollar: 17_000 }),
    heavier,
    ['kurs USD Rp16.000 jadi Rp17.000'],
  ],
  [
    'measured after the rate rose',
    [declared],
    priceOf({ measured: 2.3, dollar: 17_000 }),
    declared,
    ['setelah diukur', 'kurs USD Rp16.000 jadi Rp17.000'],
  ],
  [
    'measured with another courier after the rate rose',
    [declared, heavier],
    priceOf({ measured: 2.3, dollar: 17_000, courier: 23_000 }),
    heavier,
    ['kurs USD Rp16.000 jadi Rp17.000', 'kurir JNE REG'],
  ],
  [
    'with insurance and a voucher after the rate rose',
    [declared],
    priceOf({ dollar: 17_000, insurance: 0.05, voucher: 20_000 }),
    declared,
    ['kurs USD Rp16.000 jadi Rp17.000', 'asuransi', 'voucher'],
  ],
  [
    'back at what it was before the last mail',
    [declared, heavier],
    priceOf({ measured: 1 }),
    heavier,
    ['setelah diukur'],
  ],
  ['as much as estimated', [declared], priceOf({ measured: 1 }), declared, []],
  ['named for the first time once it is measured', [heavier], heavier, undefined, []],
  ['never told before', [], heavier, undefined, []],
]

describe('a price is compared with one that was told', () => {
  it.each(changes)('%s', (_, shown, now, former, causes) => {
    expect(formerPrice(shown, now)).toBe(former)
    const parts = changeParts([shipment(former, now)], billTexts.id, 'id')
    expect(parts.map(({ cause }) => cause.replaceAll('\u00a0', ' '))).toEqual(causes)
    const difference = now.answer.total - (former ?? now).answer.total
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(difference)
  })

  it('says of no levy that it is unchanged where another one was told', () => {
    const now = priceOf({ measured: 2.3, dollar: 17_000 })
    const [group] = priceObject({ shipments: [shipment(declared, now)] }, billTexts.id, 'id').groups
    const texts = group?.lines.map(({ reason }) => reason)
    expect(texts).not.toContain(billTexts.id.pricing.object.unchanged)
    expect(group?.lines.find(({ id }) => id === 'vat')?.previous).toBeDefined()
  })
})
