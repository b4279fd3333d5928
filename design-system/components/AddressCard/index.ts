export { AddressCard, PhoneNumber } from './AddressCard.tsx'
export type { AddressWords } from './AddressCard.tsx'
