import type { ReactNode } from 'react'
import { QrCode } from '../QrCode/index.ts'
import { Sheet, SheetSection } from '../Sheet/index.ts'
import * as styles from './QuotePanel.css.ts'

interface QuotePanelProps {
  label: string
  /** What is left, or by which price it goes on. */
  lead: ReactNode
  /** The one button; hidden where a BottomBar has it. */
  action: ReactNode
  /** What the button does. */
  note?: ReactNode
  /** The address of the quote: to be read by a phone, by people, and to be copied. */
  link: { term: string; address: string; shown: string; qrLabel: string; copy: ReactNode }
  /** What else may be done. */
  actions: ReactNode
}

/** Beside a quote: how long it holds, how it becomes a shipment, how it is passed on. */
export function QuotePanel({ label, lead, action, note, link, actions }: QuotePanelProps) {
  return (
    <Sheet bleed as="aside" aria-label={label}>
      <SheetSection>
        <div className={styles.lead}>
          <div>{lead}</div>
          <div className={styles.action}>{action}</div>
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </SheetSection>
      <SheetSection>
        <div className={styles.link}>
          <div className={styles.code}>
            <QrCode value={link.address} label={link.qrLabel} />
          </div>
          <div className={styles.words}>
            <span className={styles.note}>{link.term}</span>
            <span className={styles.address}>{link.shown}</span>
            <div className={styles.copy}>{link.copy}</div>
          </div>
        </div>
      </SheetSection>
      <SheetSection>
        <div className={styles.actions}>{actions}</div>
      </SheetSection>
    </Sheet>
  )
}
