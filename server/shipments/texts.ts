import type { Language } from '@seberang/domain/language'

/** What an additional invoice is for that a measurement made. */
export const measuredReason: Record<Language, string> = {
  id: 'Berat atau ukuran sebenarnya lebih besar dari perkiraan.',
  en: 'The parcel is heavier or larger than estimated.',
  zh: '包裹的实际重量或尺寸大于预估。',
}
