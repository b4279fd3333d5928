import type { ReactNode } from 'react'
import * as styles from './Header.css.ts'

interface HeaderExtraProps {
  /** In the bar while there is room for it, in the menu otherwise: an action stands in both. */
  place: 'bar' | 'menu'
  children: ReactNode
}

/** An action that the bar of a small phone, or of any phone with large text, leaves to its menu. */
export function HeaderExtra({ place, children }: HeaderExtraProps) {
  return <div className={styles.extra[place]}>{children}</div>
}
