import { Button } from '@seberang/design-system/Button'
import { SettingsRow } from '@seberang/design-system/SettingsRow'
import { Lock } from '@seberang/design-system/icons'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { useOpened } from '../../components/use-opened.ts'
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx'

interface FirstPassword {
  isBusy: boolean
  begin: () => Promise<void>
  dialogs: ReactNode
}

/** The way to the first password of an account. `dialogs` are to be rendered. */
export function useFirstPassword(): FirstPassword {
  const reauthentication = useReauthentication()
  const opened = useOpened<true>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      if (await reauthentication.ask()) opened.open(true)
    } finally {
      setIsBusy(false)
    }
  }
  const dialogs = (
    <>
      {reauthentication.dialog}
      {opened.subject && <FirstPasswordDialog onClose={opened.close} />}
    </>
  )
  return { isBusy, begin, dialogs }
}

/** For an account that has no password. */
export function FirstPasswordRow({ isBusy, begin }: Pick<FirstPassword, 'isBusy' | 'begin'>) {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <SettingsRow
      icon={Lock}
      title={t('password.row')}
      note={t('password.none')}
      action={
        <Button
          variant="plain"
          aria-label={t('password.createTitle')}
          loading={isBusy}
          loadingLabel={t('common:loading')}
          onClick={() => void begin()}
        >
          {t('password.create')}
        </Button>
      }
    />
  )
}
