import type { ReactNode } from 'react'
import { ChevronRight } from '../../icons/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Code } from '../Code/index.ts'
import { Icon } from '../Icon/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './InvoiceCard.css.ts'

interface InvoiceCardProps {
  code: string
  href: string
  /** A Badge with the invoice's status. */
  status: ReactNode
  /** What it is for. */
  text: ReactNode
  /** When it was issued, or until when it can be paid. */
  note: ReactNode
  /** Formatted. */
  amount: string
  /** It is not to be paid any more: the amount is struck. */
  isEnded?: boolean
  /** Of one that is due: pays it. */
  action?: ReactNode
}

/** An invoice in a list: purpose, amount, due date. The whole row is a link. */
export function InvoiceCard({
  code,
  href,
  status,
  text,
  note,
  amount,
  isEnded = false,
  action,
}: InvoiceCardProps) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.text}>{text}</p>
        <span className={styles.amount}>
          {isEnded ? <s className={styles.ended}>{amount}</s> : <Money size="medium">{amount}</Money>}
        </span>
      </div>
      <div className={styles.state}>
        <RouterLink href={href} className={styles.link}>
          <Code>{code}</Code>
          <Icon icon={ChevronRight} size={16} />
        </RouterLink>
        {status}
      </div>
      <div className={styles.foot}>
        <p className={styles.note}>{note}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  )
}

/** A list of invoices; used inside a Sheet. */
export function InvoiceList({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>
}
