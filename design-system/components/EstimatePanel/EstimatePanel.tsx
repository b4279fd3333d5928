import type { ReactNode } from 'react'
import { TriangleAlert } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import { ReceiptLines } from '../LandedCostReceipt/index.ts'
import type { ReceiptLine } from '../LandedCostReceipt/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './EstimatePanel.css.ts'

interface EstimatePanelProps {
  /** What the sum is for: "Perkiraan biaya ke Seberang, Express udara, 5–8 hari". */
  lead: string
  /** The one sum, ready to be read. */
  total: string
  /** Under it, as a sentence: the goods are paid elsewhere. */
  note?: ReactNode
  lines: readonly ReceiptLine[]
  /** Stands under the lines: `caution` where the price may not be all. */
  advice?: { tone: 'neutral' | 'caution'; text: ReactNode } | undefined
  actions?: ReactNode
  /** Rates, rules and their dates, under the panel. */
  footnote?: ReactNode
}

/** Letters of a sum that fit in large figures on a narrow phone. */
const longTotal = 14

/** What something would cost, the sum first, then where it comes from and what may be done with it. */
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
            <ReceiptLines lines={lines} />
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
