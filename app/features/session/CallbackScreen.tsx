import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Spinner } from '@seberang/design-system/Spinner'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type IdentityProvider, type SignedIn, type UnknownIdentity } from '@seberang/domain/api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { request } from '../../lib/api/client.ts'
import { useKeyOf } from '../../lib/api/use-key-of.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { forgetIdentityStep } from '../../lib/session/forget-identity-step.ts'
import { keepIdentityStep, keptIdentityStep } from '../../lib/session/identity-step.ts'
import { wantedPage } from '../../lib/session/previous-page.ts'
import { forgetLinking, linkingProvider } from '../../lib/session/linking.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { afterSignIn } from '../../lib/sign-in/after-sign-in.ts'
import { paths, securitySettings, signedInBeside } from '../../lib/navigation/paths.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { GoOn } from './GoOn.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { unknownIn } from './unknown-person.ts'
import { UnknownPerson } from './UnknownPerson.tsx'
import { useSignedIn } from './use-signed-in.ts'
import { useStillAsking } from './use-still-asking.ts'
import { Working } from './Working.tsx'

type Outcome =
  | { kind: 'working' | 'cancelled' | 'expired' | 'incomplete' | 'beside' }
  | { kind: 'failed'; reason?: string | undefined }
  | { kind: 'person'; person: UnknownIdentity }

/** Ends a sign-in at a provider: goes on to the page that was wanted, or takes the one step that is missing. */
export function Screen() {
  const { t } = useTranslation(['identities', 'session', 'common'])
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const isStillAsking = useStillAsking()
  const toaster = useToast()
  const reauthentication = useReauthentication()
  const keyOf = useKeyOf()
  const { customer } = useSession()
  const [query] = useSearchParams()
  const code = query.get('code')
  const state = query.get('state')
  const refused = query.get('error')
  const cancelled = refused === 'access_denied'
  const [outcome, setOutcome] = useState<Outcome>(() => {
    if (code && state) return { kind: 'working' }
    if (refused !== null) return { kind: cancelled ? 'cancelled' : 'incomplete' }
    const person = keptIdentityStep()?.person
    if (person) return { kind: 'person', person }
    return { kind: query.has('beside') ? 'beside' : 'incomplete' }
  })
  const [linking] = useState(() => (code || cancelled ? linkingProvider() : undefined))
  /** Whoever links is signed in: what comes of it is said where they came from. */
  async function leaveLinking(text: string, to: string = securitySettings, tone?: 'critical') {
    if (!isStillAsking()) return
    forgetLinking()
    toaster.show({ text, ...(tone && { tone }) })
    await navigate(to, { replace: true })
  }
  async function link(provider: IdentityProvider, brought: { code: string; state: string }) {
    const name = { provider: t(`provider.${provider}`) }
    try {
      const isConfirmed = await reauthentication.run(async (reauth_token) => {
        const body = { ...brought, reauth_token }
        const { to } = await request(calls.linkIdentity, { params: { provider }, body })
        await leaveLinking(t('rows.done', name), to ?? undefined)
      })
      if (!isConfirmed) await leaveLinking(t('linking.cancelled', name))
    } catch (error) {
      await leaveLinking(refusalIn(error)?.message ?? t('linking.failed', name), undefined, 'critical')
    }
  }
  async function stay(answer: SignedIn) {
    await afterSignIn(answer)
    setOutcome({ kind: 'beside' })
    await navigate(signedInBeside, { replace: true })
  }
  async function begin(body: { code: string; state: string }): Promise<void> {
    if (linking) {
      await link(linking, body)
      return
    }
    try {
      // A state works once: where the answer was lost, another try brings it back.
      const answer = await request(calls.finishIdentity, { body, idempotencyKey: keyOf(body) })
      if (answer.to === signedInBeside && isStillAsking(answer.customer.customer_id)) await stay(answer)
      else if (!(await signedIn(answer))) setOutcome({ kind: 'expired' })
    } catch (error) {
      const next = outcomeOf(error)
      // A step is for nobody else.
      const isTheirs = isStillAsking()
      setOutcome(isTheirs ? next : { kind: 'expired' })
      if (!isTheirs) return
      // In place of the code, which works once: a reload asks for the same step again.
      if ('person' in next) {
        keepIdentityStep(next)
        await navigate(paths.callback, { replace: true })
      }
    }
  }
  const finish = useEffectEvent(begin)
  function finishAgain(brought: { code: string; state: string }): void {
    setOutcome({ kind: 'working' })
    void begin(brought)
  }
  const begun = useRef('')
  useEffect(() => {
    // A state works once.
    if (!code || !state || begun.current === state) return
    begun.current = state
    void finish({ code, state })
  }, [code, state])
  const leaveRefused = useEffectEvent(() => {
    // Whoever has just been at a provider need not be who left a step undone here.
    if (refused !== null) forgetIdentityStep()
    if (linking && cancelled)
      void leaveLinking(t('linking.cancelled', { provider: t(`provider.${linking}`) }))
  })
  useEffect(() => leaveRefused(), [])
  if (linking) {
    return (
      <AuthScreen title={t('linking.title', { provider: t(`provider.${linking}`) })} text={t('linking.text')}>
        <Spinner />
        {reauthentication.dialog}
      </AuthScreen>
    )
  }
  switch (outcome.kind) {
    case 'working':
      return <Working />
    case 'person':
      return <UnknownPerson person={outcome.person} />
    case 'beside':
      return (
        <AuthScreen title={t('signedInBeside.title')} text={t('signedInBeside.text')}>
          <ButtonLink variant="outline" size="large" width="full" href={paths.lockerImport}>
            {t('signedInBeside.stay')}
          </ButtonLink>
        </AuthScreen>
      )
    default: {
      const { kind } = outcome
      const reason = kind === 'failed' ? outcome.reason : undefined
      const isOver = customer !== null && (kind === 'expired' || kind === 'incomplete')
      const text = isOver ? t('session:goOn.text', { email: customer.email }) : t(`${kind}.text`)
      return (
        <AuthScreen title={t(`${kind}.title`)} text={reason ?? text}>
          {kind === 'cancelled' && <SocialButtons />}
          {kind === 'failed' && code && state && (
            <Button size="large" width="full" onClick={() => finishAgain({ code, state })}>
              {t('common:action.retry')}
            </Button>
          )}
          {customer ? <GoOn variant={isOver ? 'solid' : 'outline'} to={wantedPage()} /> : <BackToLogin />}
        </AuthScreen>
      )
    }
  }
}

function outcomeOf(error: unknown): Outcome {
  const refusal = refusalIn(error)
  const person = unknownIn(error)
  if (person) return { kind: 'person', person }
  return refusal?.status === 422 ? { kind: 'expired' } : { kind: 'failed', reason: refusal?.message }
}
