import type { ReactNode } from 'react'
import { PriceNotes } from '../PriceFoot/index.ts'
import { Sheet, SheetSection } from '../Sheet/index.ts'
import * as styles from './QuotePanel.css.ts'

interface QuotePanelProps {
  label: string
  /** The time left, or the price that replaces the expired one; the time left is below the title where the panel is not shown. */
  lead: ReactNode
  /** The total with its basis; its caution stands directly above the action. */
  price?: ReactNode
  /** The main action. */
  action: ReactNode
  /** The day of rates and rules, below the action as in every foot of a price. */
  day?: ReactNode
}

/** Beside a quote: how long it is valid, its price, how to order it; low enough to be whole beside a page that scrolls. Below desktops the title, the card and a BottomBar have all of it. */
export function QuotePanel({ label, price, lead, action, day }: QuotePanelProps) {
  return (
    <div className={styles.fromDesktop}>
      <Sheet bleed as="aside" aria-label={label}>
        <SheetSection>
          <div className={styles.parts}>
            {lead && <div>{lead}</div>}
            {price}
            {action}
            {day && <PriceNotes day={day} />}
          </div>
        </SheetSection>
      </Sheet>
    </div>
  )
}

/** The time left below the title of the page, where the panel is not shown. */
export function QuoteTimeLeft({ children }: { children: ReactNode }) {
  return <div className={styles.belowTitle}>{children}</div>
}
