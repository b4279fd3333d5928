export { LanguageSwitcher } from './LanguageSwitcher.tsx'
