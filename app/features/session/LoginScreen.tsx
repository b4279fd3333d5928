import { Link } from '@seberang/design-system/Link'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { TextField } from '@seberang/design-system/TextField'
import { calls, type Login, type SignedIn } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { knowsPasskeys } from '../../components/passkeys/ceremony.ts'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { schemas } from '@seberang/domain/api/schemas'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AuthScreen } from './AuthScreen.tsx'
import type { Forgotten } from './forgotten.ts'
import { LockedOut } from './LockedOut.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { SignedInElsewhere } from './SignedInElsewhere.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** ms for which a refusal of the server is shown. */
const failureShownFor = 3000

/** In the browser's history, so that Back leads to what was typed. */
interface LockedState {
  /** The e-mail address of an account that is closed to this device. */
  locked: string
  /** When the document was opened: the history outlives it, and the account may be open again. */
  openedAt: number
}

const lockedIn = (state: unknown): string | undefined =>
  isObject(state) && typeof state['locked'] === 'string' && state['openedAt'] === performance.timeOrigin
    ? state['locked']
    : undefined

export function Screen() {
  const { t } = useTranslation(['session', 'common'])
  const navigate = useNavigate()
  const { customer } = useSession()
  const signedIn = useSignedIn()
  const [signingIn, setSigningIn] = useState<string>()
  const locked = lockedIn(useLocation().state)
  const form = useForm<{ user_id: string; password: string }, Login>({
    initial: { user_id: '', password: '' },
    schema: schemas.login.body,
    toBody: (values) => values,
    submit: async (body) => {
      try {
        await signIn(await request(calls.login, { body }))
      } catch (error) {
        if (refusalIn(error)?.code !== 'locked_out') throw error
        const state: LockedState = { locked: body.user_id, openedAt: performance.timeOrigin }
        await navigate(paths.login, { state })
      }
    },
    failure: t('common:error.page.title'),
    failureShownFor,
  })
  const takeAlong = useLinkClickHandler<HTMLAnchorElement>(paths.resetPassword, {
    state: { typed: form.values.user_id } satisfies Forgotten,
  })
  async function signIn(answer: SignedIn): Promise<void> {
    setSigningIn(answer.customer.customer_id)
    await signedIn(answer)
  }
  if (customer && customer.customer_id !== signingIn)
    return <SignedInElsewhere page="login" email={customer.email} />
  if (locked !== undefined) return <LockedOut account={locked} />
  return (
    <AuthScreen page="login" title={t('login.title')} text={t('login.text')}>
      <SocialButtons />
      <Form of={form} label={t('login.title')}>
        <TextField
          {...form.field('user_id')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
        />
        <PasswordField
          {...form.field('password')}
          label={t('field.password')}
          aside={
            <Link href={paths.resetPassword} onClick={takeAlong}>
              {t('login.forgot')}
            </Link>
          }
          autoComplete="current-password"
        />
        <SubmitButton busy={form.submitting}>{t('login.submit')}</SubmitButton>
        {knowsPasskeys() && (
          <Suspense>
            <PasskeyLogin onSignedIn={signIn} />
          </Suspense>
        )}
      </Form>
    </AuthScreen>
  )
}
