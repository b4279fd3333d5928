import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Monitor, Moon, Sun } from '@seberang/design-system/icons'
import { languages } from '@seberang/domain/language'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { chooseTheme, useThemeChoice } from '../../lib/browser/theme.ts'
import { MailLanguage } from './MailLanguage.tsx'

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const

/** Each takes effect at once; the language is stored with the account, so that mails follow it. */
export function AppearanceTab() {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <>
      <SettingsSection title={t('language.title')} text={t('language.text')}>
        <SegmentedControl
          label={t('common:language.label')}
          labelHidden
          value={useLanguage()}
          options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          onChange={(language) => void changeLanguage(language)}
        />
        <MailLanguage />
      </SettingsSection>
      <SettingsSection title={t('theme.title')} text={t('theme.text')}>
        <SegmentedControl
          label={t('common:theme.label')}
          labelHidden
          value={useThemeChoice()}
          options={themes.map(({ value, icon }) => ({ value, icon, label: t(`common:theme.${value}`) }))}
          onChange={chooseTheme}
        />
      </SettingsSection>
    </>
  )
}
