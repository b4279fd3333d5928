import { Link } from '@seberang/design-system/Link'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Text } from '@seberang/design-system/Text'
import { KeyRound } from '@seberang/design-system/icons'
import { resetMinutes } from '@seberang/domain/limits'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { contact } from '../../lib/navigation/contact.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { LinkSent } from './LinkSent.tsx'
import { NewPassword } from './NewPassword.tsx'
import { readForgotten } from './forgotten.ts'
import { useWayToPassword } from './ways-back.ts'

/** The way back for whoever has lost the password: asks for a link, and sets a new one from the link in the mail. */
export function Screen() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { typed, sentAt } = readForgotten(state)
  const token = query.get('token')
  const way = useWayToPassword(sentAt === undefined ? 'request' : 'open')
  if (token) return <NewPassword token={token} />
  if (sentAt !== undefined) {
    return (
      <AuthScreen
        way={way}
        title={t('forgot.sent.title')}
        text={t('forgot.sent.text', { account: typed, minutes: resetMinutes })}
      >
        <LinkSent account={typed} resendAt={sentAt} onChange={() => void navigate(-1)} />
        <Help />
      </AuthScreen>
    )
  }
  return (
    <AuthScreen way={way} title={t('forgot.title')} text={t('forgot.text')}>
      <ForgotForm typed={typed} />
      <SettingsRows label={t('forgot.other')}>
        <SettingsRow
          icon={KeyRound}
          title={t('forgot.other')}
          note={t('forgot.otherNote')}
          action={
            <Link href={paths.login} variant="standalone">
              {t('forgot.otherGo')}
            </Link>
          }
        />
      </SettingsRows>
      <Help />
    </AuthScreen>
  )
}

function Help() {
  const { t } = useTranslation('session')
  return (
    <Text step="note" tone="secondary">
      {t('forgot.lost')} <Link href={`mailto:${contact.mail}`}>{contact.mail}</Link>
    </Text>
  )
}
