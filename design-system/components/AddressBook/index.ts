export { AddressBook } from './AddressBook.tsx'
export type { AddressEntry } from './AddressBook.tsx'
