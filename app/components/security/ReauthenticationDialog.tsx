import { Link } from '@seberang/design-system/Link'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Reauthentication } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { reauthenticationMinutes } from '@seberang/domain/limits'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { PasskeyConfirmation } from '../passkeys/PasskeyConfirmation.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import { AccountOfPassword } from './AccountOfPassword.tsx'

interface ReauthenticationDialogProps {
  onAnswer: (token?: string) => void
}

/** Asks for the password once more, or for a passkey. */
export function ReauthenticationDialog({ onAnswer }: ReauthenticationDialogProps) {
  const { t } = useTranslation(['security', 'common'])
  const { customer } = useSession()
  const password = useRef<HTMLInputElement>(null)
  const form = useForm<{ password: string }, Reauthentication>({
    initial: { password: '' },
    schema: schemas.reauthenticate.body,
    toBody: (values) => values,
    submit: async (body) => {
      const { reauth_token } = await request(calls.reauthenticate, { body })
      onAnswer(reauth_token)
    },
    failure: t('reauthenticate.failed'),
  })
  return (
    <ActionDialog
      size="small"
      title={t('reauthenticate.title')}
      description={t('reauthenticate.text', { minutes: reauthenticationMinutes })}
      action={t('reauthenticate.submit')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={() => onAnswer()}
      initialFocus={password}
    >
      <Stack space={4}>
        <Form of={form} label={t('reauthenticate.title')}>
          <AccountOfPassword email={customer?.email} />
          <PasswordField
            {...form.field('password')}
            ref={password}
            label={t('reauthenticate.password')}
            autoComplete="current-password"
          />
          <Text>
            <Link href={paths.resetPassword}>{t('reauthenticate.forgot')}</Link>
          </Text>
        </Form>
        <Suspense fallback={null}>
          <PasskeyConfirmation onAnswer={onAnswer} />
        </Suspense>
      </Stack>
    </ActionDialog>
  )
}
