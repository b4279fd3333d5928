export { CartDropdown } from './CartDropdown.tsx'
export type { CartEntry } from './CartDropdown.tsx'
