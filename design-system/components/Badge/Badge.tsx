import { memo } from 'react'
import type { ReactNode } from 'react'
import type { Tone } from '@seberang/tokens'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { looks } from './Badge.css.ts'

export const badgeVariants = ['soft', 'solid', 'outline'] as const

export interface BadgeProps {
  tone?: Tone
  variant?: (typeof badgeVariants)[number]
  icon?: IconType
  children: ReactNode
}

/** Names a state in a word or two. Anything that is not a state is text. */
export const Badge = memo(function Badge(props: BadgeProps) {
  const { tone = 'neutral', variant = 'soft', icon, children } = props
  return (
    <span className={looks[tone][variant]}>
      {icon && <Icon icon={icon} size={14} />}
      <span>{children}</span>
    </span>
  )
})
