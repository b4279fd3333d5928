import { useToast } from '@seberang/design-system/Toast'
import type { Customer } from '@seberang/domain/api'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadTexts } from '../lib/i18n/i18n.ts'
import { rememberPage } from '../lib/session/previous-page.ts'
import { endSession, session, subscribeToSession, whenSessionEnds } from '../lib/session/session.ts'
import { isTypedWorkOpen } from '../lib/session/typed-work.ts'
import { useSession } from '../lib/session/use-session.ts'
// Not lazy: without a connection, too, a page whose session ended elsewhere is covered at once.
import SignInLayer from '../features/session/SignInLayer.tsx'
import { AccountLanguage } from './AccountLanguage.tsx'
import { Device } from './Device.tsx'
import { Live } from './Live.tsx'
import { isPublicPage } from './public-page.ts'
import { paths } from '../lib/navigation/paths.ts'

interface Asking {
  token: string | null
  /** Whose session has ended. */
  customer: Customer
  answer: (signedIn: boolean) => void
}

/**
 * For customers: keeps data live, stores a chosen language and handles an expired session. A page that shows nothing of
 * theirs continues signed out, whatever is typed in it. Over any other with unsaved input, or after another tab signed
 * out, they sign in; otherwise they are sent to the login page and back.
 */
export default function SessionKeeper() {
  const { t } = useTranslation('failure')
  const { token } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toaster = useToast()
  const [asking, setAsking] = useState<Asking>()

  /** The page is public: it continues signed out. */
  async function stay(): Promise<void> {
    toaster.show({ tone: 'critical', text: t('sessionEnded') })
    await endSession()
  }
  function leave(): void {
    toaster.show({ tone: 'critical', text: t('status.401') })
    rememberPage(pathname + search)
    void navigate(paths.logout)
  }
  function giveUp(): Promise<boolean> {
    if (isPublicPage(pathname)) return stay().then(() => true)
    leave()
    return Promise.resolve(false)
  }
  const askOrGiveUp = useEffectEvent((elsewhere: boolean): Promise<boolean> => {
    // It is signing out: the address says so before that page is loaded.
    if (location.pathname === paths.logout) return Promise.resolve(false)
    const { token, customer } = session()
    // Another tab may have signed out: the page still belongs to this customer.
    if (customer && !isPublicPage(pathname) && (elsewhere || isTypedWorkOpen()))
      return new Promise((answer) => setAsking({ token, customer, answer }))
    return giveUp()
  })
  useEffect(() => {
    whenSessionEnds((elsewhere) => askOrGiveUp(elsewhere))
    // Of the layer's other ways in: nothing in it is to move while somebody is about to press its button.
    void loadTexts('identities', 'passkeys')
  }, [])

  function resume(): void {
    asking?.answer(true)
    setAsking(undefined)
  }
  /** In a new document: the cover stays to the end, and nothing that this page remembers outlives it. */
  async function goHome(): Promise<void> {
    await endSession()
    location.assign(paths.home)
  }
  function changeAccount(): void {
    rememberPage(pathname + search)
    location.assign(paths.logout)
  }
  const resumeElsewhere = useEffectEvent(resume)
  // They may sign in again in another tab.
  useEffect(() => {
    if (!asking) return undefined
    return subscribeToSession(() => {
      const { token, customer } = session()
      const isTheirs = customer?.customer_id === asking.customer.customer_id
      if (isTheirs && token !== null && token !== asking.token) resumeElsewhere()
    })
  }, [asking])
  return (
    <>
      {token && <Live token={token} />}
      {token && (
        <Fragment key={token}>
          <AccountLanguage />
          <Device />
        </Fragment>
      )}
      {asking && (
        <SignInLayer
          customer={asking.customer}
          onSignedIn={resume}
          onChangeAccount={changeAccount}
          onGoHome={() => void goHome()}
        />
      )}
    </>
  )
}
