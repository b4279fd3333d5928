import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { calls, type TokenOwner, type UnknownIdentity } from '@seberang/domain/api'
import { joinSentences } from '@seberang/domain/format'
import { isOurPath } from '@seberang/domain/links'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { useIsLate } from '../../lib/browser/use-is-late.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { forgetIdentityStep } from '../../lib/session/forget-identity-step.ts'
import { keepIdentityStep, keptIdentityStep } from '../../lib/session/identity-step.ts'
import { pageAfterSignIn, rememberPage, wantedPage } from '../../lib/session/previous-page.ts'
import { session } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { GoOn } from './GoOn.tsx'
import { confirmToken } from './issuer-calls.ts'
import { StayAs } from './StayAs.tsx'
import { unknownIn } from './unknown-person.ts'
import { UnknownPerson } from './UnknownPerson.tsx'
import { useSignedIn } from './use-signed-in.ts'
import { useStillAsking } from './use-still-asking.ts'
import { StillTrying, Working } from './Working.tsx'

type Outcome =
  | { kind: 'working' | 'expired' | 'incomplete' }
  | { kind: 'failed'; reason: string | undefined }
  | { kind: 'owner'; owner: TokenOwner }
  | { kind: 'person'; person: UnknownIdentity }

/** For who comes from the sister site: says whose account the token opens, and signs in on a press only. */
export function Screen() {
  const { t } = useTranslation(['identities', 'session', 'common'])
  const navigate = useNavigate()
  const { customer } = useSession()
  const isStillAsking = useStillAsking()
  const [query] = useSearchParams()
  const token = query.get('token')
  const to = query.get('to')
  const wanted = to !== null && isOurPath(to) ? to : null
  const [outcome, setOutcome] = useState<Outcome>(() => {
    if (token) return { kind: 'working' }
    const { person, owner } = keptIdentityStep() ?? {}
    if (person) return { kind: 'person', person }
    return owner ? { kind: 'owner', owner } : { kind: 'incomplete' }
  })
  const stayAt = wanted ?? wantedPage()
  async function exchange(brought: string): Promise<void> {
    // Whoever brings a token need not be who left a step undone here.
    forgetIdentityStep()
    if (wanted !== null) rememberPage(wanted)
    const next = await exchanged(brought)
    // A step is for nobody else.
    if (!isStillAsking()) {
      setOutcome({ kind: 'expired' })
      return
    }
    // There is nothing to agree to.
    if (next.kind === 'owner' && next.owner.is_signed_in) {
      await navigate(pageAfterSignIn(), { replace: true })
      return
    }
    setOutcome(next)
    // In place of the token, which works once: a reload asks the same again.
    if (next.kind === 'owner' || next.kind === 'person') {
      keepIdentityStep(next)
      await navigate(paths.token, { replace: true })
    }
  }
  const begin = useEffectEvent(exchange)
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (token === null || begun.current === token) return
    begun.current = token
    void begin(token)
  }, [token])
  function exchangeAgain(brought: string): void {
    setOutcome({ kind: 'working' })
    void exchange(brought)
  }
  switch (outcome.kind) {
    case 'working':
      return <Working />
    case 'person':
      return <UnknownPerson person={outcome.person} stayAt={stayAt} />
    case 'owner':
      return (
        <Confirmation
          owner={outcome.owner}
          stayAt={stayAt}
          onExpired={() => setOutcome({ kind: 'expired' })}
        />
      )
    case 'failed':
      return (
        <AuthScreen title={t('failed.title')} text={outcome.reason ?? t('token.failed')}>
          {token !== null && (
            <Button size="large" width="full" onClick={() => exchangeAgain(token)}>
              {t('common:action.retry')}
            </Button>
          )}
          {customer ? <GoOn variant="outline" to={stayAt} /> : <BackToLogin />}
        </AuthScreen>
      )
    default: {
      const { kind } = outcome
      const text = t(kind === 'expired' ? 'token.expired' : 'incomplete.text')
      return (
        <AuthScreen
          title={t(`${kind}.title`)}
          text={customer ? t('session:goOn.text', { email: customer.email }) : text}
        >
          {customer ? <GoOn to={stayAt} /> : <BackToLogin />}
        </AuthScreen>
      )
    }
  }
}

interface ConfirmationProps {
  owner: TokenOwner
  /** Where whoever is signed in wanted to go. */
  stayAt: string
  onExpired: () => void
}

function Confirmation({ owner, stayAt, onExpired }: ConfirmationProps) {
  const { t } = useTranslation(['identities', 'session', 'common'])
  const language = useLanguage()
  // As this page was opened: whoever is signed in by its own press is not warned of themselves.
  const [{ customer }] = useState(session)
  const signedIn = useSignedIn()
  const [busy, setBusy] = useState(false)
  const isLate = useIsLate(busy)
  const [failure, setFailure] = useState<string>()

  async function confirm(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await signedIn(await confirmToken({ step_token: owner.step_token }, keptIdentityStep()?.idempotencyKey))
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal?.status === 422) onExpired()
      else setFailure(refusal?.message ?? t('token.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AuthScreen
      title={t('owner.title', { name: owner.name })}
      text={joinSentences(
        [
          t('owner.text', { email: owner.email_masked }),
          customer !== null && t('session:newPassword.signsOut', { email: customer.email }),
        ],
        language,
      )}
    >
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
      <Button width="full" loading={busy} loadingLabel={t('working.title')} onClick={() => void confirm()}>
        {t('owner.submit')}
      </Button>
      {isLate && <StillTrying />}
      {/* The answer ends whichever session is here: none can be kept any more. */}
      {!busy && (customer ? <StayAs email={customer.email} at={stayAt} /> : <BackToLogin />)}
    </AuthScreen>
  )
}

async function exchanged(token: string): Promise<Outcome> {
  try {
    const owner = await request(calls.exchangeToken, { body: { token } })
    return 'login' in owner ? { kind: 'expired' } : { kind: 'owner', owner }
  } catch (error) {
    const person = unknownIn(error)
    if (person) return { kind: 'person', person }
    const refusal = refusalIn(error)
    return refusal?.status === 422 ? { kind: 'expired' } : { kind: 'failed', reason: refusal?.message }
  }
}
