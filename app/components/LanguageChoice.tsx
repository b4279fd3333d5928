import { LanguageSwitcher } from '@seberang/design-system/LanguageSwitcher'
import { languages } from '@seberang/domain/language'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../lib/i18n/i18n.ts'
import { useLanguage } from '../lib/i18n/use-language.ts'

export function LanguageChoice() {
  const { t } = useTranslation()
  return (
    <LanguageSwitcher
      label={t('language.label')}
      value={useLanguage()}
      languages={languages.map((value) => ({
        value,
        label: t(`language.${value}`),
        short: t(`language.code.${value}`),
      }))}
      onChange={(language) => void changeLanguage(language)}
    />
  )
}
