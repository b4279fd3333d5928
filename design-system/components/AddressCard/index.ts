export { AddressCard } from './AddressCard.tsx'
export type { AddressWords } from './AddressCard.tsx'
