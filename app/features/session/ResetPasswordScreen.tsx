import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { resetMinutes } from '@seberang/domain/limits'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { contact } from '../../lib/navigation/contact.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { LinkSent } from './LinkSent.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { readForgotten } from './forgotten.ts'

/** The way back for whoever has lost the password: asks for a link, and sets a new one from the link in the mail. */
export function Screen() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { typed, sentAt } = readForgotten(state)
  const token = query.get('token')
  if (token) {
    return (
      <AuthScreen title={t('newPassword.title')} text={t('newPassword.text')}>
        <NewPasswordForm token={token} />
        <Text>
          <Link href={paths.resetPassword}>{t('newPassword.another')}</Link>
        </Text>
      </AuthScreen>
    )
  }
  if (sentAt !== undefined) {
    return (
      <AuthScreen
        title={t('forgot.sent.title')}
        text={t('forgot.sent.text', { account: typed, minutes: resetMinutes })}
      >
        <LinkSent account={typed} resendAt={sentAt} onChange={() => void navigate(-1)} />
        <Help />
      </AuthScreen>
    )
  }
  return (
    <AuthScreen title={t('forgot.title')} text={t('forgot.text')}>
      <ForgotForm typed={typed} />
      <Help />
    </AuthScreen>
  )
}

function Help() {
  const { t } = useTranslation('session')
  return (
    <Stack space={4}>
      <Text>
        <Link href={paths.login}>{t('forgot.back')}</Link>
      </Text>
      <Text step="note" tone="secondary">
        {t('forgot.lost')} <Link href={`mailto:${contact.mail}`}>{contact.mail}</Link>
      </Text>
    </Stack>
  )
}
