import { useToast } from '@seberang/design-system/Toast'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberPage } from '../lib/session/previous-page.ts'
import { whenSessionEnds } from '../lib/session/session.ts'
import { isTypedWorkOpen } from '../lib/session/typed-work.ts'
import { useSession } from '../lib/session/use-session.ts'
import { loadTexts } from '../lib/i18n/i18n.ts'
import { Live } from './Live.tsx'
import { paths } from '../lib/navigation/paths.ts'

const SignInLayer = lazy(async () => {
  const [layer] = await Promise.all([import('../features/session/SignInLayer.tsx'), loadTexts('session')])
  return layer
})

/**
 * For who is or was signed in: keeps what they see fresh, and knows what to do when the server no longer knows them.
 * Where something is being typed they sign in over it; elsewhere they are led to the login page and back.
 */
export default function SessionKeeper() {
  const { t } = useTranslation('failure')
  const { token, customer } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toaster = useToast()
  const [asking, setAsking] = useState<(signedIn: boolean) => void>()
  // Another tab may have signed out: it is still them whom the page belongs to.
  const [email, setEmail] = useState(customer?.email)
  if (customer && customer.email !== email) setEmail(customer.email)

  function leave(): void {
    if (pathname === paths.logout || pathname === paths.login) return
    toaster.show({ text: t('status.401') })
    rememberPage(pathname + search)
    void navigate(paths.logout)
  }
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    whenSessionEnds(() => {
      if (isTypedWorkOpen()) return new Promise((resolve) => setAsking(() => resolve))
      leaveNow()
      return Promise.resolve(false)
    })
  }, [])

  function answer(signedIn: boolean): void {
    asking?.(signedIn)
    setAsking(undefined)
    if (!signedIn) leave()
  }
  return (
    <>
      {token && <Live token={token} />}
      {asking && email !== undefined && (
        <Suspense>
          <SignInLayer email={email} onAnswer={answer} />
        </Suspense>
      )}
    </>
  )
}
