export { ThemeSwitcher, themeChoices } from './ThemeSwitcher.tsx'
export type { ThemeChoice } from './ThemeSwitcher.tsx'
