import { Monitor, Moon, Sun } from '../../icons/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Switcher } from '../Switcher/index.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const icons: Record<ThemeChoice, IconType> = { light: Sun, dark: Moon, system: Monitor }

interface ThemeSwitcherProps {
  label: string
  labels: Record<ThemeChoice, string>
  value: ThemeChoice
  onChange: (choice: ThemeChoice) => void
}

/** Light, dark, or the device's setting. */
export function ThemeSwitcher({ label, labels, value, onChange }: ThemeSwitcherProps) {
  const options = themeChoices.map((choice) => ({ value: choice, label: labels[choice] }))
  return <Switcher label={label} icon={icons[value]} options={options} value={value} onChange={onChange} />
}
