import { useToast } from '@seberang/design-system/Toast'
import { calls, type SignedIn } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { request } from '../../lib/api/client.ts'
import { afterSignIn } from '../../lib/sign-in/after-sign-in.ts'
import { beginFirstSteps, pageAfterRegistration } from '../../lib/session/first-steps.ts'
import { hasLanded } from '../../lib/session/landing.ts'
import { pageAfterSignIn } from '../../lib/session/previous-page.ts'
import { useStillAsking } from './use-still-asking.ts'

/**
 * Hands over what was created as a guest and continues to the page that was requested. What is answered once the screen was
 * left is signed out again: the next person may be at the window. @returns whether somebody is signed in by it
 */
export function useSignedIn(): (answer: SignedIn, account?: 'known' | 'new') => Promise<boolean> {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const toaster = useToast()
  const isStillAsking = useStillAsking()
  return async (answer, account = 'known') => {
    if (!isStillAsking(answer.customer.customer_id)) {
      await request(calls.logout, { token: answer.token }).catch(() => undefined)
      return false
    }
    const { addressesStayed } = await afterSignIn(answer)
    if (addressesStayed) toaster.show({ tone: 'critical', text: t('addressesStayed') })
    const wanted = pageAfterSignIn()
    if (account === 'known') {
      await navigate(wanted, { replace: true })
      return true
    }
    const landed = hasLanded()
    if (landed) beginFirstSteps()
    const isBusiness = answer.customer.customer_type === 'business'
    const { to, state } = pageAfterRegistration(wanted, { landed, isBusiness })
    await navigate(to, { replace: true, state })
    return true
  }
}
