import type { ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import * as styles from './DashboardLayout.css.ts'

interface DashboardLayoutProps {
  /** A SideMenu: the parts of the account. */
  menu: ReactNode
  /** The page that is open, its title first. */
  children: ReactNode
}

/** The account: its menu at the left edge and the open page beside it; below 992 px the menu is a row of tabs above it. */
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
