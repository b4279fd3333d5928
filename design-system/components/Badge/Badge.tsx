import type { ReactNode } from 'react'
import type { Tone } from '@seberang/tokens'
import { toneVars } from '../../styles/tones.css.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { badge } from './Badge.css.ts'

export const badgeVariants = ['soft', 'solid', 'outline'] as const

export interface BadgeProps {
  tone?: Tone
  variant?: (typeof badgeVariants)[number]
  icon?: IconType
  children: ReactNode
}

/** Names the state of a thing in a word or two. What is not a state is text. */
export function Badge({ tone = 'neutral', variant = 'soft', icon, children }: BadgeProps) {
  return (
    <span className={`${toneVars[tone]} ${badge({ variant })}`}>
      {icon && <Icon icon={icon} size={14} />}
      <span>{children}</span>
    </span>
  )
}
