export { Money, moneySizes } from './Money.tsx'
export type { MoneyProps } from './Money.tsx'
