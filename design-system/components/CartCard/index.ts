export { CartCard, CartList } from './CartCard.tsx'
export type { CartCardProps } from './CartCard.tsx'
