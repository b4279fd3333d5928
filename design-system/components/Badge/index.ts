export { Badge, badgeVariants } from './Badge.tsx'
export type { BadgeProps } from './Badge.tsx'
