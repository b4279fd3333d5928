import { Button } from '@seberang/design-system/Button'
import { SettingsRow } from '@seberang/design-system/SettingsRow'
import { Lock } from '@seberang/design-system/icons'
import { formatDay } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface PasswordRowProps {
  setAt: string
  onChange: () => void
}

export function PasswordRow({ setAt, onChange }: PasswordRowProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  return (
    <SettingsRow
      icon={Lock}
      title={t('password.row')}
      note={t('password.setAt', { date: formatDay(setAt, language) })}
      action={
        <Button variant="plain" aria-label={t('password.title')} onClick={onChange}>
          {t('change')}
        </Button>
      }
    />
  )
}
