import type { ReactNode } from 'react'
import { section, sheet } from './Sheet.css.ts'

interface SheetProps {
  as?: 'section' | 'article' | 'div' | 'aside' | 'form'
  /** Edge to edge on a phone; leave out inside of another layout with its own edges. */
  bleed?: boolean
  /** Floats above the page: only the calculator on Home. */
  raised?: boolean
  /** Cuts what its children paint beyond the round corners. */
  clip?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  /** SheetSections, or a List. A sheet inside a sheet is a mistake. */
  children: ReactNode
}

/** A surface with a hairline around it and no shadow. */
export function Sheet({ as: Element = 'section', bleed, raised, clip, children, ...attributes }: SheetProps) {
  return (
    <Element {...attributes} className={sheet({ bleed, raised, clip })}>
      {children}
    </Element>
  )
}

/** A part of a sheet; hairlines stand between parts. */
export function SheetSection({ children }: { children: ReactNode }) {
  return <div className={section}>{children}</div>
}
