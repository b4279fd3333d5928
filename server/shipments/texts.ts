import type { MeasurementChange } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'

/** The reason on an additional invoice after a measurement: what it exceeds was estimated, or measured before. */
export const measuredReason: Record<Language, Record<'estimated' | 'measured', string>> = {
  id: {
    estimated: 'Berat atau ukuran sebenarnya lebih besar dari perkiraan.',
    measured: 'Setelah diukur ulang, berat atau ukurannya lebih besar dari yang diukur sebelumnya.',
  },
  en: {
    estimated: 'The parcel is heavier or larger than estimated.',
    measured: 'Measured again, the parcel is heavier or larger than it was measured before.',
  },
  zh: {
    estimated: '包裹的实际重量或尺寸大于预估。',
    measured: '重新测量后，包裹的重量或尺寸大于上次的测量值。',
  },
}

/** Which of the two a measurement is compared with. */
export const comparedWith = (change: Pick<MeasurementChange, 'was_measured'> | null | undefined) =>
  change?.was_measured ? 'measured' : 'estimated'
