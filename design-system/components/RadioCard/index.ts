export { RadioCardGroup } from './RadioCard.tsx'
export type { RadioCardOption } from './RadioCard.tsx'
