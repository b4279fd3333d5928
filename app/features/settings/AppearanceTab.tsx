import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { ThemeSwitch } from '../../shell/ThemeSwitch.tsx'

export function AppearanceTab() {
  const { t } = useTranslation('settings')
  return (
    <>
      <SettingsSection title={t('language.title')} text={t('language.text')}>
        <LanguageChoice />
      </SettingsSection>
      <SettingsSection title={t('theme.title')} text={t('theme.text')}>
        <ThemeSwitch />
      </SettingsSection>
    </>
  )
}
