import { useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDown, CircleHelp } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './LandedCostReceipt.css.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import type { ReceiptLine } from './ReceiptLines.tsx'

export interface ReceiptGroup {
  id: string
  lines: readonly ReceiptLine[]
  /** Name and total of a shipment, where there are several; then the group can be collapsed. */
  heading?: { title: string; icon: IconType; sum: string; summary?: string; open?: boolean }
}

interface LandedCostReceiptProps {
  title: string
  level?: 2 | 3
  /**
   * After the title: "Mengapa?" expands every shipment and every explanation; the other label collapses them.
   */
  why?: { open: string; close: string }
  groups: readonly ReceiptGroup[]
  /** Between the lines and the total: the voucher. */
  extra?: ReactNode
  /** The one total of the screen. `note` says whether it is an estimate. */
  total: { label: string; amount: string; size?: 'large' | 'total' }
  /** The button that pays. */
  action?: ReactNode
  /** Rates, date of the rules, estimate or measured. */
  footnote?: ReactNode
}

/** Everything a shipment costs to the door, line by line, each with its reason and its law. */
export function LandedCostReceipt(props: LandedCostReceiptProps) {
  const { title, level = 2, why, groups, extra, total, action, footnote } = props
  const [explained, setExplained] = useState(false)
  return (
    <div className={styles.receipt}>
      <div className={styles.head}>
        <Heading level={level} step="h2">
          {title}
        </Heading>
        {why && (
          <Button
            variant="plain"
            size="field"
            icon={CircleHelp}
            aria-expanded={explained}
            onClick={() => setExplained(!explained)}
          >
            {explained ? why.close : why.open}
          </Button>
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} explained={explained} />
      ))}
      {extra && <div className={styles.extra}>{extra}</div>}
      <div className={styles.foot}>
        <div className={styles.total} aria-live="polite" aria-atomic="true">
          <span className={styles.totalLabel}>{total.label}</span>
          <span key={total.amount} className={styles.sum}>
            <Money size={total.size ?? 'large'}>{total.amount}</Money>
          </span>
        </div>
        {action && <div className={styles.action}>{action}</div>}
        {footnote && <p className={styles.footnote}>{footnote}</p>}
      </div>
    </div>
  )
}

interface GroupProps {
  group: ReceiptGroup
  explained: boolean
}

function Group({ group: { heading, lines }, explained }: GroupProps) {
  if (!heading) {
    return (
      <div className={styles.group}>
        <ReceiptLines lines={lines} explained={explained} />
      </div>
    )
  }
  return (
    <details className={styles.group} open={explained || heading.open}>
      <summary className={styles.groupHead}>
        <Icon icon={heading.icon} size={18} />
        <span className={styles.groupTitle}>{heading.title}</span>
        <span className={styles.groupSum}>{heading.sum}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={18} />
        </span>
        {heading.summary && <span className={styles.summary}>{heading.summary}</span>}
      </summary>
      <ReceiptLines lines={lines} explained={explained} />
    </details>
  )
}
