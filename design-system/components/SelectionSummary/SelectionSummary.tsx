import type { ReactNode } from 'react'
import { CostSummary } from '../CostSummary/index.ts'
import type { CostLine } from '../CostSummary/index.ts'
import { Heading } from '../Heading/index.ts'
import * as styles from './SelectionSummary.css.ts'

interface SelectionSummaryProps {
  title: string
  /** What to do while nothing is selected. */
  text?: string
  lines: readonly CostLine[]
  total?: { name: string; amount: string } | undefined
  /** The main action. */
  action?: ReactNode
  /** What happens later. */
  note?: string | undefined
}

/** The total of the selected shipments so far, and the next action. Used inside a Sheet. */
export function SelectionSummary({ title, text, lines, total, action, note }: SelectionSummaryProps) {
  return (
    <div className={styles.summary}>
      <Heading level={2} step="h3">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {lines.length > 0 && <CostSummary lines={lines} {...(total && { total })} />}
      {action}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
