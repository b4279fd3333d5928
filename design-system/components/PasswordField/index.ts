export { PasswordField } from './PasswordField.tsx'
export type { PasswordStrength } from './PasswordField.tsx'
