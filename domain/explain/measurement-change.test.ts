import { describe, expect, it } from 'vitest'
import type { MeasurementChange, Measures } from '../api/index.ts'
import { changedFacts, changeReason } from './index.ts'

const measured_at = '2026-11-21T22:00:00.000Z'
const box = { length_cm: 30, width_cm: 20, height_cm: 10, volume_m3: 0.006, quantity: 1 }

const unannounced = { length_cm: 0, width_cm: 0, height_cm: 0, volume_m3: 0 }

const change = (
  before: Partial<Measures>,
  now: Partial<Measures>,
  was_measured = false,
): MeasurementChange => ({
  before: { ...box, ...before },
  was_measured,
  now: { ...box, ...now, measured_at },
})

type Prices = Parameters<typeof changeReason>[0]

const priceOf = (total: number, chargeable_kg: number, rate: number): Prices['now'] =>
  ({
    answer: {
      total,
      lines: { additional_costs: 0 },
      weight: { real_kg: 1, volumetric_kg: 1, chargeable_kg },
    },
    explanation: [{ line: 'freight', rate: String(rate) }],
  }) as unknown as Prices['now']

const base = priceOf(300_000, 2, 150_000)
const dearer = priceOf(450_000, 3, 150_000)
const cheaper = priceOf(150_000, 1, 150_000)

describe('the reason of a change follows from its figures', () => {
  it.each<[string, MeasurementChange, Prices['now'], string]>([
    ['weight', change({ weight_kg: 2 }, { weight_kg: 3 }), dearer, 'lebih berat dari perkiraan.'],
    [
      'size',
      change({ weight_kg: 2 }, { weight_kg: 2, length_cm: 40, volume_m3: 0.008 }),
      dearer,
      'lebih besar dari perkiraan.',
    ],
    [
      'both',
      change({ weight_kg: 2 }, { weight_kg: 3, length_cm: 40, volume_m3: 0.008 }),
      dearer,
      'lebih berat dan lebih besar dari perkiraan.',
    ],
    [
      'boxes',
      change({ weight_kg: 2 }, { weight_kg: 2, quantity: 2, volume_m3: 0.012 }),
      dearer,
      'lebih banyak kotaknya dari perkiraan.',
    ],
    ['less weight', change({ weight_kg: 2 }, { weight_kg: 1 }), cheaper, 'lebih ringan dari perkiraan.'],
    [
      'heavier in a cheaper tier',
      change({ weight_kg: 2 }, { weight_kg: 3 }),
      priceOf(270_000, 3, 90_000),
      'lebih berat dari perkiraan, tetapi masuk tarif yang lebih murah.',
    ],
    [
      'lighter in a dearer tier',
      change({ weight_kg: 2 }, { weight_kg: 1.5 }),
      priceOf(330_000, 1.5, 220_000),
      'lebih ringan dari perkiraan, tetapi masuk tarif yang lebih mahal.',
    ],
    [
      'heavier but smaller',
      change({ weight_kg: 2 }, { weight_kg: 3, volume_m3: 0.004 }),
      dearer,
      'lebih berat dari perkiraan.',
    ],
    [
      'lighter but larger',
      change({ weight_kg: 3 }, { weight_kg: 1.6, length_cm: 40, volume_m3: 0.008 }),
      cheaper,
      'lebih ringan dari perkiraan.',
    ],
    [
      'heavier, and of a size that nobody announced',
      change({ weight_kg: 2, ...unannounced }, { weight_kg: 3 }),
      dearer,
      'lebih berat dari perkiraan.',
    ],
    [
      'lighter, and of a size that nobody announced',
      change({ weight_kg: 3, ...unannounced }, { weight_kg: 1.6 }),
      cheaper,
      'lebih ringan dari perkiraan.',
    ],
    [
      'lighter, at the same price',
      change({ weight_kg: 2 }, { weight_kg: 1.9 }),
      base,
      'lebih ringan dari perkiraan.',
    ],
    [
      'lighter but larger, at the same price',
      change({ weight_kg: 2 }, { weight_kg: 1.9, length_cm: 40, volume_m3: 0.008 }),
      base,
      'berbeda berat atau ukurannya dari perkiraan.',
    ],
    [
      'of a size that nobody announced alone',
      change({ weight_kg: 2, ...unannounced }, { weight_kg: 2 }),
      dearer,
      'berbeda berat atau ukurannya dari perkiraan.',
    ],
  ])('%s', (_, measurement, now, reason) => {
    expect(changeReason({ measurement, before: base, now }, 'id')).toBe(`Paketnya ${reason}`)
  })

  it('names what it is compared with', () => {
    const measurement = change({ weight_kg: 2 }, { weight_kg: 3 }, true)
    const reasons = (['id', 'en', 'zh'] as const).map((language) =>
      changeReason({ measurement, before: base, now: dearer }, language),
    )
    expect(reasons).toEqual([
      'Setelah diukur ulang, paketnya lebih berat dari pengukuran sebelumnya.',
      'Measured again, the parcel is heavier than before.',
      '重新测量后，包裹比上次测量更重。',
    ])
  })
})

it('the figures of a change are those that changed, the number of boxes with them', () => {
  const measurement = change({ weight_kg: 2 }, { weight_kg: 2, quantity: 2, volume_m3: 0.012 })
  expect(changedFacts({ measurement, before: base.answer, now: dearer.answer }, 'id')).toEqual([
    { name: 'Kotak', before: '1', now: '2' },
    { name: 'Ditagih', before: '2\u00a0kg', now: '3\u00a0kg' },
  ])
})
