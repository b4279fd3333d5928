import type { ReactNode } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Link } from '../Link/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './LandedCostReceipt.css.ts'

export interface ReceiptLine {
  id: string
  name: string
  /** Quiet, behind the name: a rate, a weight. */
  note?: string
  /** How the amount came about: quantity × rate, rounding where it changed something. */
  reason?: string
  /** The article that asks for it. */
  law?: { name: string; href?: string }
  /** Ready to be read; `Rp0` stays, with its reason. */
  amount: string
  tone?: 'discount'
}

export interface ReceiptGroup {
  id: string
  lines: readonly ReceiptLine[]
  /** Name and sum of a shipment, where there are several; then the group can be closed. */
  heading?: { title: string; icon: IconType; sum: string; summary?: string; open?: boolean }
}

interface LandedCostReceiptProps {
  title: string
  level?: 2 | 3
  /** Beside the title: "Mengapa?". */
  titleAction?: ReactNode
  groups: readonly ReceiptGroup[]
  /** Between lines and total: the voucher. */
  extra?: ReactNode
  /** The one sum of the screen. `note` says whether it is an estimate. */
  total: { label: string; amount: string; size?: 'large' | 'total' }
  /** The button that pays. */
  action?: ReactNode
  /** Rates, date of the rules, estimate or measured. */
  footnote?: ReactNode
}

/** All that a shipment costs until the door, line by line, each with its reason and its law. */
export function LandedCostReceipt(props: LandedCostReceiptProps) {
  const { title, level = 2, titleAction, groups, extra, total, action, footnote } = props
  return (
    <div className={styles.receipt}>
      <div className={styles.head}>
        <Heading level={level} step="h2">
          {title}
        </Heading>
        {titleAction}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
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

function Group({ group: { heading, lines } }: { group: ReceiptGroup }) {
  if (!heading) {
    return (
      <div className={styles.group}>
        <Lines lines={lines} />
      </div>
    )
  }
  return (
    <details className={styles.group} open={heading.open}>
      <summary className={styles.groupHead}>
        <Icon icon={heading.icon} size={18} />
        <span className={styles.groupTitle}>{heading.title}</span>
        <span className={styles.groupSum}>{heading.sum}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={18} />
        </span>
      </summary>
      <Lines lines={lines} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.id} className={styles.line} data-tone={line.tone}>
          <dt className={styles.name}>
            {line.name}
            {line.note && ' '}
            {line.note && <span className={styles.note}>{line.note}</span>}
          </dt>
          <dd className={styles.amount}>{line.amount}</dd>
          {(line.reason || line.law) && (
            <dd className={styles.reason}>
              {line.reason} {line.law && <Law law={line.law} />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Law({ law }: { law: NonNullable<ReceiptLine['law']> }) {
  if (!law.href) return <span className={styles.law}>{law.name}</span>
  return (
    <span className={styles.law}>
      <Link href={law.href} newWindow>
        {law.name}
      </Link>
    </span>
  )
}
