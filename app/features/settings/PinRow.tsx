import { Button } from '@seberang/design-system/Button'
import { SettingsRow } from '@seberang/design-system/SettingsRow'
import { Wallet } from '@seberang/design-system/icons'
import { formatDay } from '@seberang/domain/format'
import { pinDigits } from '@seberang/domain/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCode } from '../../components/security/use-code.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { PinDialog, type PinProofs } from './PinDialog.tsx'

/** @param props.setAt null where there is none */
export function PinRow({ setAt }: { setAt: string | null }) {
  const { t } = useTranslation(['settings', 'common'])
  const language = useLanguage()
  const reauthentication = useReauthentication()
  const code = useCode('PIN')
  const [proofs, setProofs] = useState<PinProofs>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      const reauthToken = setAt === null ? undefined : await reauthentication.ask()
      if (setAt !== null && reauthToken === undefined) return
      const otpToken = await code.ask()
      if (otpToken !== undefined) setProofs({ otpToken, reauthToken })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <SettingsRow
        icon={Wallet}
        title={t('pin.row')}
        note={
          setAt === null
            ? t('pin.none')
            : t('pin.setAt', { digits: pinDigits, date: formatDay(setAt, language) })
        }
        action={
          <Button
            variant="plain"
            aria-label={t(setAt === null ? 'pin.createTitle' : 'pin.changeTitle')}
            loading={isBusy}
            loadingLabel={t('common:loading')}
            onClick={() => void begin()}
          >
            {t(setAt === null ? 'pin.create' : 'change')}
          </Button>
        }
      />
      {reauthentication.dialog}
      {code.dialog}
      {proofs && <PinDialog proofs={proofs} onClose={() => setProofs(undefined)} />}
    </>
  )
}
