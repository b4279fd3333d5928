import type { ReactNode } from 'react'
import { PriceNotes } from '../PriceFoot/index.ts'
import { Sheet, SheetSection } from '../Sheet/index.ts'
import * as styles from './QuotePanel.css.ts'

interface QuotePanelProps {
  label: string
  /** The total with its basis, above everything; hidden where a BottomBar has it. */
  price?: ReactNode
  /** The time left, or the price that replaces the expired one. */
  lead: ReactNode
  /** The main action; hidden where a BottomBar has it. */
  action: ReactNode
  /** The day of rates and rules, below the action as in every foot of a price; hidden where a BottomBar has the price. */
  day?: ReactNode
}

/** Beside a quote: its price, how long it is valid, how to order it; low enough to be whole beside a page that scrolls. */
export function QuotePanel({ label, price, lead, action, day }: QuotePanelProps) {
  return (
    // Without a lead a BottomBar has all of it.
    <div className={lead ? undefined : styles.fromDesktop}>
      <Sheet bleed as="aside" aria-label={label}>
        <SheetSection>
          <div className={styles.parts}>
            {price && <div className={styles.fromDesktop}>{price}</div>}
            {lead && <div className={styles.lead}>{lead}</div>}
            <div className={styles.fromDesktop}>{action}</div>
            {day && (
              <div className={styles.fromDesktop}>
                <PriceNotes day={day} />
              </div>
            )}
          </div>
        </SheetSection>
      </Sheet>
    </div>
  )
}
