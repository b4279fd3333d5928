export { Header } from './Header.tsx'
export { HeaderExtra } from './HeaderExtra.tsx'
export type { HeaderLink } from './Header.tsx'
export { WizardHeader } from './WizardHeader.tsx'
