export { CountBadge, countBadgeTones } from './CountBadge.tsx'
export type { CountBadgeTone } from './CountBadge.tsx'
