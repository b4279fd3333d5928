import { ThemeSwitcher } from '@seberang/design-system/ThemeSwitcher'
import { useTranslation } from 'react-i18next'
import { chooseTheme, useThemeChoice } from '../lib/browser/theme.ts'

export function ThemeSwitch() {
  const { t } = useTranslation()
  return (
    <ThemeSwitcher
      label={t('theme.label')}
      value={useThemeChoice()}
      labels={{ light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') }}
      onChange={chooseTheme}
    />
  )
}
