import { memo } from 'react'
import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3'
  id?: string
  /** Announces what changes in here. */
  live?: 'polite' | 'assertive'
  children: ReactNode
}

/** Words for screen readers where the picture says the same to the eye. */
export const VisuallyHidden = memo(function VisuallyHidden(props: VisuallyHiddenProps) {
  const { as: Element = 'span', id, live, children } = props
  return (
    <Element id={id} className={hidden} aria-live={live}>
      {children}
    </Element>
  )
})
