import { useToast } from '@seberang/design-system/Toast'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { rememberPage } from '../lib/session/previous-page.ts'
import { endSession, session, subscribeToSession, whenSessionEnds } from '../lib/session/session.ts'
import { isTypedWorkOpen } from '../lib/session/typed-work.ts'
import { useSession } from '../lib/session/use-session.ts'
import { loadTexts } from '../lib/i18n/i18n.ts'
import { AccountLanguage } from './AccountLanguage.tsx'
import { Live } from './Live.tsx'
import { paths } from '../lib/navigation/paths.ts'

const SignInLayer = lazy(async () => {
  const [layer] = await Promise.all([import('../features/session/SignInLayer.tsx'), loadTexts('session')])
  return layer
})

/** Pages on which nothing is the customer's own. */
const publicPages = [paths.home, paths.calculator, paths.quote]

/**
 * For customers: keeps data live, stores a chosen language and handles an expired session.
 * With unsaved input they sign in over the page; a public page continues signed out; from any other they are sent to the
 * login page and back.
 */
export default function SessionKeeper() {
  const { t } = useTranslation('failure')
  const { token, customer } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toaster = useToast()
  const [asking, setAsking] = useState<{ token: string | null; answer: (signedIn: boolean) => void }>()
  // Another tab may have signed out: the page still belongs to this customer.
  const [email, setEmail] = useState(customer?.email)
  if (customer && customer.email !== email) setEmail(customer.email)

  /** The page is public: it continues signed out. */
  async function stay(): Promise<void> {
    toaster.show({ tone: 'critical', text: t('sessionEnded') })
    await endSession()
  }
  function leave(): void {
    if (pathname === paths.logout || pathname === paths.login) return
    toaster.show({ tone: 'critical', text: t('status.401') })
    rememberPage(pathname + search)
    void navigate(paths.logout)
  }
  const giveUp = useEffectEvent((): Promise<boolean> => {
    if (publicPages.some((page) => matchPath(page, pathname))) return stay().then(() => true)
    leave()
    return Promise.resolve(false)
  })
  useEffect(() => {
    whenSessionEnds(() => {
      if (isTypedWorkOpen()) {
        return new Promise((answer) => setAsking({ token: session().token, answer }))
      }
      return giveUp()
    })
  }, [])

  function answer(signedIn: boolean): void {
    asking?.answer(signedIn)
    setAsking(undefined)
    if (!signedIn) leave()
  }
  const answerElsewhere = useEffectEvent(() => answer(true))
  // They may sign in again in another tab.
  useEffect(() => {
    if (!asking) return undefined
    return subscribeToSession(() => {
      if (session().token !== asking.token) answerElsewhere()
    })
  }, [asking])
  return (
    <>
      {token && <Live token={token} />}
      {token && <AccountLanguage key={token} />}
      {asking && email !== undefined && (
        <Suspense>
          <SignInLayer email={email} onAnswer={answer} />
        </Suspense>
      )}
    </>
  )
}
