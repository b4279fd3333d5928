import type { ReactNode } from 'react'
import { section, sectionOfRows, sheet } from './Sheet.css.ts'

interface SheetProps {
  as?: 'section' | 'article' | 'div' | 'aside' | 'form'
  /** Spans the window on a phone; omit inside a layout with its own edges. */
  bleed?: boolean
  /** Floats above the page: only the calculator on Home. */
  raised?: boolean
  /** Clips children that paint beyond the round corners. */
  clip?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  /** SheetSections, or a List. Never nest sheets. */
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

interface SheetSectionProps {
  /** For rows that bring their own space above and below. */
  rows?: boolean
  children: ReactNode
}

/** A section of a sheet; hairlines separate sections. */
export function SheetSection({ rows = false, children }: SheetSectionProps) {
  return <div className={rows ? `${section} ${sectionOfRows}` : section}>{children}</div>
}
