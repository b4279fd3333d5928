import type { ReactNode } from 'react'
import { container } from './Container.css.ts'

interface ContainerProps {
  /**
   * `page` for screens, `sections` for settings with their words beside them, `reading` for articles and one-column
   * forms, `narrow` for one small form.
   */
  size?: 'narrow' | 'reading' | 'sections' | 'page'
  children: ReactNode
}

/** Limits the width of the content and keeps it off the edges of the window. */
export function Container({ size = 'page', children }: ContainerProps) {
  return <div className={container({ size })}>{children}</div>
}
