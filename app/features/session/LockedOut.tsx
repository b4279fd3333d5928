import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Notice } from '@seberang/design-system/Notice'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Clock, Mail, Smartphone } from '@seberang/design-system/icons'
import { calls } from '@seberang/domain/api'
import { lockHours } from '@seberang/domain/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { useWayToUnlock } from './ways-back.ts'

interface LockedOutProps {
  /** The e-mail address of the account. */
  account: string
}

/** What a person sees whose account failed sign-ins have closed to devices that it does not know, and the way back. */
export function LockedOut({ account }: LockedOutProps) {
  const { t } = useTranslation(['session', 'common'])
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked')
  const [failure, setFailure] = useState<string>()
  const way = useWayToUnlock('closed')

  async function send(): Promise<void> {
    setState('sending')
    setFailure(undefined)
    try {
      await request(calls.unlock, { body: { user_id: account } })
      setState('sent')
    } catch (error) {
      setFailure(refusalIn(error)?.message ?? t('failed.unlockMail'))
      setState('asked')
    }
  }
  return (
    <AuthScreen way={way} title={t('locked.title')} text={t('locked.text')}>
      {state === 'sent' ? (
        <Notice tone="positive" live="polite">
          {t('locked.sent', { email: account })}
        </Notice>
      ) : (
        <Button
          width="full"
          icon={Mail}
          loading={state === 'sending'}
          loadingLabel={t('common:loading')}
          onClick={() => void send()}
        >
          {t('locked.send')}
        </Button>
      )}
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
      <ButtonLink variant="outline" width="full" href={paths.login}>
        {t('locked.again')}
      </ButtonLink>
      <SettingsRows label={t('locked.ways')}>
        <SettingsRow icon={Mail} title={t('locked.mail')} note={t('locked.mailNote')} />
        <SettingsRow icon={Smartphone} title={t('locked.device')} note={t('locked.deviceNote')} />
        <SettingsRow
          icon={Clock}
          title={t('locked.itself')}
          note={t('locked.itselfNote', { hours: lockHours })}
        />
      </SettingsRows>
    </AuthScreen>
  )
}
