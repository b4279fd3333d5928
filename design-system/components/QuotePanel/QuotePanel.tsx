import type { ReactNode } from 'react'
import { PriceNotes } from '../PriceFoot/index.ts'
import { QrCode } from '../QrCode/index.ts'
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
  /** What the button does. */
  note?: ReactNode
  /** The address of the quote: as a QR code, as text in one line (`shown`, cut in its middle), and to be copied. */
  link: { address: string; shown: string; qrLabel: string; copy: ReactNode }
  /** Other actions. */
  actions: ReactNode
}

/**
 * Beside a quote: how long it is valid, how to order it, how to share it. The price and the main action stay in view; in
 * a low window the rest scrolls below them.
 */
export function QuotePanel({ label, price, lead, action, day, note, link, actions }: QuotePanelProps) {
  return (
    <Sheet bleed clip as="aside" aria-label={label}>
      <div className={styles.panel}>
        {/* Without a lead a BottomBar has all of it. */}
        <div className={lead ? undefined : styles.action}>
          <SheetSection>
            <div className={styles.lead}>
              {price && <div className={styles.action}>{price}</div>}
              {lead && <div>{lead}</div>}
              <div className={styles.action}>{action}</div>
              {day && (
                <div className={styles.action}>
                  <PriceNotes day={day} />
                </div>
              )}
            </div>
          </SheetSection>
        </div>
        <div className={styles.rest}>
          {note && (
            <SheetSection>
              <div className={styles.note}>{note}</div>
            </SheetSection>
          )}
          <SheetSection>
            <div className={styles.link}>
              <div className={styles.scan}>
                <div className={styles.code}>
                  <QrCode value={link.address} label={link.qrLabel} />
                </div>
                {/* The picture says it to screen readers. */}
                <span className={styles.note} aria-hidden="true">
                  {link.qrLabel}
                </span>
              </div>
              <div className={styles.line}>
                <span className={styles.address}>{link.shown}</span>
                <div className={styles.copy}>{link.copy}</div>
              </div>
            </div>
          </SheetSection>
          <SheetSection>
            <div className={styles.actions}>{actions}</div>
          </SheetSection>
        </div>
      </div>
    </Sheet>
  )
}
