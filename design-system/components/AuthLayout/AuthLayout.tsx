import type { ReactNode } from 'react'
import * as styles from './AuthLayout.css.ts'

interface AuthLayoutProps {
  /** The logo and a link to the other form. */
  top: ReactNode
  /** The form, 400 px wide. */
  children: ReactNode
  /** What the account offers; from 992 px only. */
  side: ReactNode
  /** A drawing at the bottom of the side panel. */
  picture?: ReactNode
}

/** Registration and sign-in: the form on one side, the reasons for it on the other. */
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
