import { ThemeSwitcher } from '@seberang/design-system/ThemeSwitcher'
import { useTranslation } from 'react-i18next'
import { chooseTheme, themeChoices, useThemeChoice } from './theme.ts'

export function ThemeSwitch() {
  const { t } = useTranslation()
  return (
    <ThemeSwitcher
      label={t('theme.label')}
      value={useThemeChoice()}
      options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={chooseTheme}
    />
  )
}
