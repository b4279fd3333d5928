import type { ReactElement, ReactNode } from 'react'
import { bar } from './BottomBar.css.ts'

/** The total and the main action, within reach of the thumb below 992 px, where the aside is out of sight. */
export function BottomBar({ children }: { children: ReactNode }): ReactElement {
  return <div className={bar}>{children}</div>
}
