import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { resetMinutes } from '@seberang/domain/limits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { contact } from '../../lib/navigation/contact.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { AuthPage } from './AuthPage.tsx'
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
      <Page title={t('newPassword.title')} text={t('newPassword.text')}>
        <NewPasswordForm token={token} />
        <Text>
          <Link href={paths.resetPassword}>{t('newPassword.another')}</Link>
        </Text>
      </Page>
    )
  }
  if (sentAt !== undefined) {
    return (
      <Page
        title={t('forgot.sent.title')}
        text={t('forgot.sent.text', { account: typed, minutes: resetMinutes })}
      >
        <LinkSent account={typed} resendAt={sentAt} onChange={() => void navigate(-1)} />
        <Help />
      </Page>
    )
  }
  return (
    <Page title={t('forgot.title')} text={t('forgot.text')}>
      <ForgotForm typed={typed} />
      <Help />
    </Page>
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

interface PageProps {
  title: string
  text: string
  children: ReactNode
}

function Page({ title, text, children }: PageProps) {
  usePageTitle(title)
  return (
    <AuthPage>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{title}</Heading>
          <Text step="read" tone="secondary">
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </AuthPage>
  )
}
