import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { PriceFoot } from '../PriceFoot/index.ts'
import type { PriceStatement } from '../PriceFoot/index.ts'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import * as styles from './SelectionSummary.css.ts'

interface SelectionSummaryProps {
  title: string
  /** What to do while nothing is selected. */
  text?: string
  lines: readonly PriceLine[]
  /** The total with its basis; absent while nothing is selected. */
  price?: PriceStatement | undefined
  /** The main action. */
  action?: ReactNode
  /** What happens later. */
  note?: string | undefined
}

/** The total of the selected shipments so far, and the next action. Used inside a Sheet. */
export function SelectionSummary({ title, text, lines, price, action, note }: SelectionSummaryProps) {
  return (
    <div className={styles.summary}>
      <Heading level={2} step="h3">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {lines.length > 0 && <PriceLines lines={lines} />}
      {price ? <PriceFoot statement={price} action={action} /> : action}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
