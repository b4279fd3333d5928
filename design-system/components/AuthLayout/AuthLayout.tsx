import type { ReactNode } from 'react'
import * as styles from './AuthLayout.css.ts'

interface AuthLayoutProps {
  /** Logo and the way to the other form. */
  top: ReactNode
  /** The form, 400 px wide. */
  children: ReactNode
  /** What awaits behind the form; from 992 px only. */
  side: ReactNode
  /** A drawing that stands on the ground of the side. */
  picture?: ReactNode
}

/** Registering and signing in: the form on paper, the reason for it on water. */
export function AuthLayout({ top, children, side, picture }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.form}>
        <header className={styles.top}>{top}</header>
        <main className={styles.box}>{children}</main>
      </div>
      <aside className={styles.side}>
        {side}
        {picture && <div className={styles.picture}>{picture}</div>}
      </aside>
    </div>
  )
}
