import { useTranslation } from 'react-i18next'
import type { AppLanguage } from './languages.ts'

/** The language the page speaks now; re-renders when it changes. */
export function useLanguage(): AppLanguage {
  return useTranslation().i18n.language as AppLanguage
}
