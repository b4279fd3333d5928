import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Link } from '@seberang/design-system/Link'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type MailedToken } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { linkExpired } from './link-expired.ts'
import { useWayToUnlock } from './ways-back.ts'

/** Opens an account that failed sign-ins have closed. The link only shows the button: mail programs open links, too. */
export function Screen() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const toaster = useToast()
  const [query] = useSearchParams()
  const way = useWayToUnlock('opens')
  /** Why the link opens nothing any more. */
  const [expired, setExpired] = useState<string>()
  const token = query.get('token') ?? ''
  const form = useForm<Record<string, never>, MailedToken>({
    initial: {},
    schema: schemas.confirmUnlock.body,
    toBody: () => ({ token }),
    submit: async (body) => {
      try {
        await request(calls.confirmUnlock, { body })
      } catch (error) {
        const why = linkExpired(error)
        if (why === undefined) throw error
        setExpired(why)
        return
      }
      toaster.show({ text: t('unlock.done') })
      await navigate(paths.login, { replace: true })
    },
    failure: t('failed.unlock'),
  })
  if (expired !== undefined) {
    return (
      <AuthScreen way={way} title={t('linkExpired')} text={expired}>
        <ButtonLink href={paths.login} size="large" width="full">
          {t('unlock.toLogin')}
        </ButtonLink>
        <OrNewPassword />
      </AuthScreen>
    )
  }
  return (
    <AuthScreen way={way} title={t('unlock.title')} text={t(token ? 'unlock.text' : 'unlock.incomplete')}>
      {token && (
        <Form of={form} label={t('unlock.title')}>
          <SubmitButton busy={form.submitting}>{t('unlock.submit')}</SubmitButton>
        </Form>
      )}
      <OrNewPassword />
    </AuthScreen>
  )
}

function OrNewPassword() {
  const { t } = useTranslation('session')
  return (
    <Text>
      {t('unlock.or')} <Link href={paths.resetPassword}>{t('unlock.password')}</Link>
    </Text>
  )
}
