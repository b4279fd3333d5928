export { WizardFooter } from './WizardFooter.tsx'
