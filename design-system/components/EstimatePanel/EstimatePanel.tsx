import type { ReactNode } from 'react'
import { TriangleAlert } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import { Money } from '../Money/index.ts'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import * as styles from './EstimatePanel.css.ts'

interface EstimatePanelProps {
  /** What the amount is for: "Perkiraan biaya ke Seberang, Express udara, 5–8 hari". */
  lead: string
  /** The total, formatted. */
  total: string
  /** A sentence below the total: the goods are paid for elsewhere. */
  note?: ReactNode
  lines: readonly PriceLine[]
  /** Below the lines: `caution` where the price may be incomplete. */
  advice?: { tone: 'neutral' | 'caution'; text: ReactNode } | undefined
  actions?: ReactNode
  /** Rates, rules and their dates, below the panel. */
  footnote?: ReactNode
}

/** The longest total that fits in large figures on a narrow phone, in characters. */
const longTotal = 14

/** A cost estimate: the total first, then its lines and actions. */
export function EstimatePanel({ lead, total, note, lines, advice, actions, footnote }: EstimatePanelProps) {
  return (
    <div>
      <div className={styles.panel}>
        <div className={styles.part} aria-live="polite" aria-atomic="true">
          <p className={styles.quiet}>{lead}</p>
          <p key={total} className={styles.total}>
            <Money size={total.length > longTotal ? 'large' : 'total'}>{total}</Money>
          </p>
          {note && <p className={styles.quiet}>{note}</p>}
        </div>
        {lines.length > 0 && (
          <div className={styles.part}>
            <PriceLines lines={lines} />
          </div>
        )}
        {advice && (
          <div className={`${styles.part} ${styles.advice}`}>
            {advice.tone === 'caution' && <Icon icon={TriangleAlert} size={18} tone="caution" />}
            <div className={styles.adviceText}>{advice.text}</div>
          </div>
        )}
        {actions && <div className={`${styles.part} ${styles.actions}`}>{actions}</div>}
      </div>
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </div>
  )
}
