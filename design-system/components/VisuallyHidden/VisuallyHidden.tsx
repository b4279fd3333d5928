import { memo } from 'react'
import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3' | 'legend'
  id?: string
  /** Announces changes of the content. */
  live?: 'polite' | 'assertive'
  children: ReactNode
}

/** Text for screen readers, where the visual shows the same. */
export const VisuallyHidden = memo(function VisuallyHidden(props: VisuallyHiddenProps) {
  const { as: Element = 'span', id, live, children } = props
  return (
    <Element id={id} className={hidden} aria-live={live}>
      {children}
    </Element>
  )
})
