import { Notice } from '@seberang/design-system/Notice'
import { Spinner } from '@seberang/design-system/Spinner'
import { useTranslation } from 'react-i18next'
import { useIsLate } from '../../lib/browser/use-is-late.ts'
import { AuthScreen } from './AuthScreen.tsx'

/** While it is asked whom a link, or the way back from a provider, signs in. */
export function Working() {
  const { t } = useTranslation('identities')
  const isLate = useIsLate(true)
  return (
    <AuthScreen title={t('working.title')} text={t('working.text')}>
      <Spinner />
      {isLate && <StillTrying />}
    </AuthScreen>
  )
}

export function StillTrying() {
  const { t } = useTranslation('common')
  return (
    <Notice tone="info" live="polite">
      {t('stillTrying')}
    </Notice>
  )
}
