import { tones } from './CountBadge.css.ts'

export const countBadgeTones = ['neutral', 'brand', 'caution', 'critical'] as const
export type CountBadgeTone = (typeof countBadgeTones)[number]

export interface CountBadgeProps {
  /** Whole, 0 or more; beyond 99 it shows `99+`. Where nothing waits there is no badge. */
  count: number
  tone?: CountBadgeTone
}

/** The number of items waiting behind a tab or an icon. */
export function CountBadge({ count, tone = 'neutral' }: CountBadgeProps) {
  if (count === 0) return null
  return <span className={tones[tone]}>{count > 99 ? '99+' : count}</span>
}
