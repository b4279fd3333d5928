import { useTranslation } from 'react-i18next'
import type { Language } from '@seberang/domain/language'

/** The current language; re-renders when it changes. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language
}
