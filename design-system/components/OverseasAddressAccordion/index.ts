export { OverseasAddressAccordion } from './OverseasAddressAccordion.tsx'
export type { OverseasAddress, OverseasAddressGroup } from './OverseasAddressAccordion.tsx'
