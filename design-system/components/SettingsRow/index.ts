export { SettingsRow, SettingsRows } from './SettingsRow.tsx'
