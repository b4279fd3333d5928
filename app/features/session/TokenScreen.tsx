import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Notice } from '@seberang/design-system/Notice'
import { Spinner } from '@seberang/design-system/Spinner'
import { calls, type TokenOwner, type UnknownIdentity } from '@seberang/domain/api'
import { isOurPath } from '@seberang/domain/links'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { keepIdentityStep, keptIdentityStep } from '../../lib/session/identity-step.ts'
import { pageAfterSignIn, rememberPage } from '../../lib/session/previous-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { confirmToken } from './issuer-calls.ts'
import { unknownIn } from './unknown-person.ts'
import { UnknownPerson } from './UnknownPerson.tsx'
import { pageForCustomersAt } from './use-page-for-customers.ts'
import { useSignedIn } from './use-signed-in.ts'

type Outcome =
  | { kind: 'working' | 'expired' | 'incomplete' }
  | { kind: 'failed'; reason: string | undefined }
  | { kind: 'owner'; owner: TokenOwner }
  | { kind: 'person'; person: UnknownIdentity }

/** For who comes from the sister site: says whose account the token opens, and signs in on a press only. */
export function Screen() {
  const { t } = useTranslation(['identities', 'session'])
  const navigate = useNavigate()
  const { customer } = useSession()
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
  const exchange = useEffectEvent(async (brought: string) => {
    if (wanted !== null) rememberPage(wanted)
    const next = await exchanged(brought)
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
  })
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (token === null || begun.current === token) return
    begun.current = token
    void exchange(token)
  }, [token])
  switch (outcome.kind) {
    case 'working':
      return (
        <AuthScreen title={t('working.title')} text={t('working.text')}>
          <Spinner />
        </AuthScreen>
      )
    case 'person':
      return <UnknownPerson person={outcome.person} />
    case 'owner':
      return <Confirmation owner={outcome.owner} onExpired={() => setOutcome({ kind: 'expired' })} />
    default: {
      const reason = outcome.kind === 'failed' ? outcome.reason : undefined
      const text = customer ? t('session:goOn.text', { email: customer.email }) : t(`${outcome.kind}.text`)
      return (
        <AuthScreen title={t(`${outcome.kind}.title`)} text={reason ?? text}>
          {customer ? <GoOn to={wanted ?? paths.lockerImport} /> : <BackToLogin />}
        </AuthScreen>
      )
    }
  }
}

/** For who is signed in: a link that has ended still says which page they wanted. */
function GoOn({ to }: { to: string }) {
  const { t } = useTranslation('session')
  const page = pageForCustomersAt(to)
  return (
    <ButtonLink size="large" width="full" href={to}>
      {page ? t('goOn.to', { page: t(`signInFirst.page.${page}`) }) : t('goOn.there')}
    </ButtonLink>
  )
}

interface ConfirmationProps {
  owner: TokenOwner
  onExpired: () => void
}

function Confirmation({ owner, onExpired }: ConfirmationProps) {
  const { t } = useTranslation(['identities', 'common'])
  const signedIn = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await signedIn(await confirmToken({ step_token: owner.step_token }))
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal?.status === 422) onExpired()
      else setFailure(refusal?.message ?? t('common:error.network'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AuthScreen
      title={t('owner.title', { name: owner.name })}
      text={t('owner.text', { email: owner.email_masked })}
    >
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
      <Button width="full" loading={busy} loadingLabel={t('working.title')} onClick={() => void confirm()}>
        {t('owner.submit')}
      </Button>
      <BackToLogin />
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
