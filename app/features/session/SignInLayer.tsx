import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { calls, type Login } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { updateSession } from '../../lib/session/session.ts'

interface SignInLayerProps {
  /** The customer whose session expired. */
  email: string
  onSignedIn: () => void
  onChangeAccount: () => void
  onGoHome: () => void
}

/**
 * Renews a session that ended while the page was open; a refused request is then resumed. The page is hidden: whoever
 * looks may be somebody else.
 */
export default function SignInLayer({ email, onSignedIn, onChangeAccount, onGoHome }: SignInLayerProps) {
  const { t } = useTranslation(['session', 'common'])
  const id = useId()
  const form = useForm<{ password: string }, Login>({
    initial: { password: '' },
    schema: schemas.login.body,
    toBody: ({ password }) => ({ user_id: email, password }),
    submit: async (body) => {
      const { token, customer } = await request(calls.login, { body })
      await updateSession({ token, customer })
      onSignedIn()
    },
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
          <Button variant="plain" size="field" onClick={onGoHome}>
            {t('common:action.home')}
          </Button>
          <Button variant="plain" size="field" onClick={onChangeAccount}>
            {t('again.other')}
          </Button>
          <Button
            type="submit"
            form={id}
            size="field"
            loading={form.submitting}
            loadingLabel={t('common:loading')}
          >
            {t('again.submit')}
          </Button>
        </>
      }
    >
      <Form of={form} id={id} label={t('again.title')}>
        <PasswordField
          {...form.field('password')}
          label={t('again.password', { email })}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  )
}
