export { ServiceCenterFooter } from './ServiceCenterFooter.tsx'
export type { ServiceContact } from './ServiceCenterFooter.tsx'
