import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Customer, type Login, type SignedIn } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { knowsPasskeys } from '../../components/passkeys/ceremony.ts'
import { AccountOfPassword } from '../../components/security/AccountOfPassword.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { updateSession } from '../../lib/session/session.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { useStillAsking } from './use-still-asking.ts'

interface SignInLayerProps {
  /** Whose session expired. */
  customer: Customer
  onSignedIn: () => void
  onChangeAccount: () => void
  onGoHome: () => void
}

/**
 * Renews a session that ended while the page was open; a refused request is then resumed. The page is hidden: whoever
 * looks may be somebody else.
 */
export default function SignInLayer({ customer, onSignedIn, onChangeAccount, onGoHome }: SignInLayerProps) {
  const { email } = customer
  const { t } = useTranslation(['session', 'common'])
  const id = useId()
  const hasPassword = customer.password_set_at !== null
  const [isOther, setIsOther] = useState(false)
  const isStillAsking = useStillAsking()
  /** How often another page was asked for: it may not come, and what is tried after that counts. */
  const left = useRef(0)
  const [leftBefore, setLeftBefore] = useState(0)
  /** The layer is there until the other page is; an answer that comes meanwhile is for nobody. */
  const leaving = (leave: () => void) => () => {
    left.current += 1
    setLeftBefore(left.current)
    leave()
  }
  /**
   * What is typed on the page is this customer's alone. The answer to what was begun in this render is signed out again once
   * its layer is gone: another tab has signed in, and whoever that was may have signed out again.
   */
  async function resume(answer: SignedIn): Promise<void> {
    const { customer_id } = answer.customer
    const isOthers = customer_id !== customer.customer_id
    if (isOthers || left.current !== leftBefore || !isStillAsking(customer_id)) {
      setIsOther(isOthers)
      await request(calls.logout, { token: answer.token }).catch(() => undefined)
      return
    }
    await updateSession({ token: answer.token, customer: answer.customer })
    onSignedIn()
  }
  const form = useForm<{ password: string }, Login>({
    initial: { password: '' },
    schema: schemas.login.body,
    toBody: ({ password }) => ({ user_id: email, password }),
    submit: async (body) => resume(await request(calls.login, { body })),
    failure: t('common:error.page.title'),
  })
  return (
    <Dialog
      open
      requiresAnswer
      coversPage
      size="small"
      title={t('again.title')}
      description={t('again.text')}
      onOpenChange={() => undefined}
      footer={
        <>
          <Button variant="plain" size="field" onClick={leaving(onGoHome)}>
            {t('common:action.home')}
          </Button>
          <Button variant="plain" size="field" onClick={leaving(onChangeAccount)}>
            {t('again.other')}
          </Button>
          {hasPassword && (
            <Button
              type="submit"
              form={id}
              size="field"
              loading={form.submitting}
              loadingLabel={t('common:loading')}
            >
              {t('again.submit')}
            </Button>
          )}
        </>
      }
    >
      <Stack space={4}>
        {isOther && (
          <Notice tone="critical" live="assertive">
            {t('again.notYours', { email })}
          </Notice>
        )}
        <Suspense>
          <SocialButtons beside />
        </Suspense>
        {hasPassword && (
          <Form of={form} id={id} label={t('again.title')}>
            <AccountOfPassword email={email} />
            <PasswordField
              {...form.field('password')}
              label={t('again.password', { email })}
              autoComplete="current-password"
            />
          </Form>
        )}
        {knowsPasskeys() && (
          <Suspense>
            <PasskeyLogin onSignedIn={resume} />
          </Suspense>
        )}
        <Text>
          <Link href={paths.resetPassword} newWindow>
            {t('login.forgot')}
          </Link>
        </Text>
      </Stack>
    </Dialog>
  )
}
