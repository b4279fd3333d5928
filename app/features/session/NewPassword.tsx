import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Link } from '@seberang/design-system/Link'
import { Text } from '@seberang/design-system/Text'
import { calls, type ResetLink } from '@seberang/domain/api'
import { joinParts, joinSentences } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { GoOn } from './GoOn.tsx'
import { linkExpired } from './link-expired.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useWayToPassword } from './ways-back.ts'

/** Sets a new password by a mailed link. @param token of the link */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('session')
  const { customer } = useSession()
  const [isSaving, setIsSaving] = useState<boolean>()
  const once = { revalidateOnFocus: false, revalidateOnReconnect: false }
  // Once it is used it works no more: what is known of it stays.
  const isSubmitted = isSaving !== undefined
  const { data, error } = useCall(calls.resetLink, isSubmitted ? null : { body: { token } }, once)
  const link = data?.data
  const expired = linkExpired(error)
  const way = useWayToPassword(expired === undefined ? 'password' : 'request', link)
  if (expired !== undefined) {
    return (
      <AuthScreen way={way} title={t('linkExpired')} text={expired}>
        <ButtonLink href={paths.resetPassword} size="large" width="full">
          {t('newPassword.another')}
        </ButtonLink>
        {customer && <GoOn variant="outline" to={paths.lockerImport} />}
      </AuthScreen>
    )
  }
  // Until it is known whose it is, the line keeps its place.
  const text = link ? t('newPassword.for', { email: link.email }) : '\u00a0'
  return (
    <AuthScreen way={way} title={t('newPassword.title')} text={text}>
      <NewPasswordForm token={token} email={link?.email} onSaving={setIsSaving} />
      {link && <Consequences of={link} />}
      {/* The answer ends whichever session is here: whoever leaves keeps none. */}
      {!isSaving && (
        <Text>
          <Link href={paths.resetPassword}>{t('newPassword.another')}</Link>
        </Text>
      )}
    </AuthScreen>
  )
}

/** What a new password ends, and what it leaves. */
function Consequences({ of: { email, sessions, issuers, passkeys } }: { of: ResetLink }) {
  const { t } = useTranslation(['session', 'identities'])
  const language = useLanguage()
  const { customer } = useSession()
  const ways = [
    passkeys > 0 && t('newPassword.passkey'),
    ...issuers.map((issuer) => t(`identities:provider.${issuer}`)),
  ]
  return (
    <Text step="note" tone="secondary">
      {joinSentences(
        [
          sessions > 0 ? t('newPassword.devices', { count: sessions }) : t('newPassword.noDevices'),
          customer !== null &&
            customer.email !== email &&
            t('newPassword.signsOut', { email: customer.email }),
          ways.some(Boolean) && t('newPassword.stays', { ways: joinParts(ways, language) }),
        ],
        language,
      )}
    </Text>
  )
}
