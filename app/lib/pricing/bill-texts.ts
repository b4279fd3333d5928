import type { BillTexts } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import i18next from 'i18next'

/** The texts of a bill, loaded with every screen that shows one. */
export const billTexts = (language: Language): BillTexts => ({
  reason: i18next.getResourceBundle(language, 'reason') as BillTexts['reason'],
  quotes: i18next.getResourceBundle(language, 'quotes') as BillTexts['quotes'],
  pricing: {
    ...(i18next.getResourceBundle(language, 'pricing') as Omit<BillTexts['pricing'], 'object'>),
    object: i18next.getResourceBundle(language, 'price') as BillTexts['pricing']['object'],
  },
})
