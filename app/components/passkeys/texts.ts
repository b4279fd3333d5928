import type { ResourceKey } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api/errors.ts'
import { addTexts } from '../../lib/i18n/i18n.ts'
import { PasskeyError } from './ceremony.ts'

addTexts(import.meta.glob<{ default: ResourceKey }>('../../locales/*/passkeys.json'))

/** Suspends until the texts are loaded. */
export const usePasskeyTexts = () => useTranslation(['passkeys', 'common'])

/** What to say of a failure; undefined where its owner has stopped it. */
export function usePasskeyFailure(): (error: unknown) => string | undefined {
  const { t } = usePasskeyTexts()
  return (error) => {
    if (error instanceof PasskeyError)
      return error.reason === 'stopped' ? undefined : t(`failure.${error.reason}`)
    if (!(error instanceof ApiError)) return t('common:error.network')
    return error.status < 500 ? (error.fields[0]?.message ?? error.message) : t('failure.failed')
  }
}
