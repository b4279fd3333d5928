import { describe, expect, it } from 'vitest'
import { measuredFacts } from './index.ts'

const measured_at = '2026-11-21T22:00:00.000Z'
const box = { length_cm: 30, width_cm: 20, height_cm: 12.5 }

describe('what a measurement found', () => {
  it('stands beside what stood until then', () => {
    const change = {
      before: { weight_kg: 0.8, length_cm: 20, width_cm: 15, height_cm: 12 },
      was_measured: false,
      now: { weight_kg: 2.31, ...box, measured_at },
    }
    expect(measuredFacts(change, 'id')).toEqual([
      { name: 'weight', before: '0,8\u00a0kg', now: '2,31\u00a0kg' },
      {
        name: 'size',
        before: '20\u00a0×\u00a015\u00a0×\u00a012\u00a0cm',
        now: '30\u00a0×\u00a020\u00a0×\u00a012,5\u00a0cm',
      },
    ])
  })

  it.each([
    ['nothing', {}],
    ['no weight and no sides', { weight_kg: 0, length_cm: 0, width_cm: 0, height_cm: 0 }],
    ['not all sides', { length_cm: 30, width_cm: 20 }],
  ])('stands alone where %s was known', (_, before) => {
    expect(
      measuredFacts({ before, was_measured: false, now: { weight_kg: 2.31, ...box, measured_at } }, 'en'),
    ).toEqual([
      { name: 'weight', now: '2.31\u00a0kg' },
      { name: 'size', now: '30\u00a0×\u00a020\u00a0×\u00a012.5\u00a0cm' },
    ])
  })

  it('omits what it did not find', () => {
    const change = {
      before: { weight_kg: 0.8, ...box },
      was_measured: true,
      now: { weight_kg: 0, measured_at },
    }
    expect(measuredFacts(change, 'zh')).toEqual([])
  })
})
