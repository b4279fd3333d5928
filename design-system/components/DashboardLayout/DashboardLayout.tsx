import type { ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import * as styles from './DashboardLayout.css.ts'

interface DashboardLayoutProps {
  /** A SideMenu with the sections of the account. */
  menu: ReactNode
  /** The open page, its title first. */
  children: ReactNode
}

/**
 * The account: its menu on the left and the open page beside it; below 992 px the menu becomes a row of tabs.
 */
export function DashboardLayout({ menu, children }: DashboardLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.menu}>{menu}</div>
      <div className={styles.content}>
        <Container>{children}</Container>
      </div>
    </div>
  )
}
