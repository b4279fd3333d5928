import { useToast } from '@seberang/design-system/Toast'
import type { SignedIn } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { afterSignIn } from '../../lib/sign-in/after-sign-in.ts'
import { pageAfterSignIn } from '../../lib/session/previous-page.ts'

/** Hands over what was created as a guest and continues to the page that was requested. */
export function useSignedIn(): (answer: SignedIn) => Promise<void> {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const toaster = useToast()
  return async (answer) => {
    const { addressesStayed } = await afterSignIn(answer)
    if (addressesStayed) toaster.show({ tone: 'critical', text: t('addressesStayed') })
    await navigate(pageAfterSignIn(), { replace: true })
  }
}
