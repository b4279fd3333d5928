import type { ReactNode, Ref } from 'react'
import * as styles from './Heading.css.ts'

export const headingStepNames = ['hero', 'display', 'h1', 'h2', 'h3', 'h4'] as const

export interface HeadingProps {
  /** Level in the outline of the page; one heading of level 1 per page. */
  level: 1 | 2 | 3 | 4
  /** Visual size, where it differs from the level. */
  step?: (typeof headingStepNames)[number]
  tone?: 'primary' | 'secondary' | 'onDeep'
  id?: string
  /** -1 lets a page focus its title after a navigation. */
  tabIndex?: -1
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A title. */
export function Heading({ level, step, tone = 'primary', id, tabIndex, children, ref }: HeadingProps) {
  const Element = elements[level]
  const looks = [styles.base, styles.steps[step ?? Element], styles.tones[tone]].join(' ')
  return (
    <Element ref={ref} id={id} tabIndex={tabIndex} className={looks}>
      {children}
    </Element>
  )
}
