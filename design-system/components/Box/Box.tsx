import { createElement } from 'react'
import type { ReactNode, Ref } from 'react'
import { memoizeClasses } from '../../internal/memoize-classes.ts'
import { sprinkles } from '../../styles/sprinkles.css.ts'
import type { Sprinkles } from '../../styles/sprinkles.css.ts'

export const boxElements = [
  'div',
  'span',
  'section',
  'article',
  'aside',
  'ul',
  'ol',
  'li',
  'p',
  'main',
  'nav',
  'form',
] as const

export type BoxProps = Sprinkles & {
  as?: (typeof boxElements)[number]
  /** The one escape hatch from the design system's styles; no other component has it. */
  className?: string
  id?: string
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-busy'?: boolean
  'aria-live'?: 'polite' | 'assertive'
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * A plain element styled by tokens: `padding`, `gap`, `background`, `color`, `borderRadius`, `width`,
 * `display` and similar, each one value or one per breakpoint. A repeated combination deserves a component of
 * its own.
 */
export function Box(props: BoxProps) {
  const { as = 'div', className, id, role, children, ref, ...rest } = props
  const {
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-busy': busy,
    'aria-live': live,
    ...looks
  } = rest
  const look = lookOf(looks)
  const attributes = {
    id,
    role,
    ref,
    className: (className ? `${look} ${className}` : look) || undefined,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-busy': busy,
    'aria-live': live,
  }
  return createElement(as, attributes, children)
}

const lookOf = memoizeClasses<Sprinkles>(sprinkles)
