import { Button } from '@seberang/design-system/Button'
import { SettingsRow } from '@seberang/design-system/SettingsRow'
import { Wallet } from '@seberang/design-system/icons'
import { formatDay } from '@seberang/domain/format'
import { pinDigits } from '@seberang/domain/limits'
import { useTranslation } from 'react-i18next'
import { usePin } from '../../components/wallet/use-pin.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'

/** @param props.setAt null where there is none */
export function PinRow({ setAt }: { setAt: string | null }) {
  const { t } = useTranslation(['settings', 'common'])
  const language = useLanguage()
  const pin = usePin({ isFirst: setAt === null })
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
            loading={pin.isBusy}
            loadingLabel={t('common:loading')}
            onClick={() => void pin.begin()}
          >
            {t(setAt === null ? 'pin.create' : 'change')}
          </Button>
        }
      />
      {pin.dialog}
    </>
  )
}
