import { createElement } from 'react'
import type { ReactNode, Ref } from 'react'
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
  /** The one way out of the design system's own looks; no other component takes it. */
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

/** A plain element that takes its looks from tokens. What repeats deserves a component of its own. */
export function Box({ as = 'div', className, children, ...rest }: BoxProps) {
  const looks: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(rest)) {
    const isLook = (sprinkles.properties as ReadonlySet<string>).has(name)
    ;(isLook ? looks : attributes)[name] = value
  }
  const classes = [sprinkles(looks), className].filter(Boolean).join(' ')
  return createElement(as, { ...attributes, className: classes || undefined }, children)
}
