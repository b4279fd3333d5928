import type { Language } from '@seberang/domain/language'

/** The reason on an additional invoice after a measurement. */
export const measuredReason: Record<Language, string> = {
  id: 'Berat atau ukuran sebenarnya lebih besar dari perkiraan.',
  en: 'The parcel is heavier or larger than estimated.',
  zh: '包裹的实际重量或尺寸大于预估。',
}
