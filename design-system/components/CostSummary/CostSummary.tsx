import type { ReactElement } from 'react'
import * as css from './CostSummary.css.ts'

export interface CostLine {
  name: string
  /** After the name, secondary: a rate, a weight. */
  note?: string | undefined
  /** Formatted: `Rp245.000`. */
  amount: string
}

export interface CostSummaryProps {
  lines: readonly CostLine[]
  total?: {
    name: string
    amount: string
    /** Its name says what is missing: it has the mark and the look of a price so far. */
    isIncomplete?: boolean
  }
  /** Beneath the total: what may come on top of it. */
  note?: string
  footnote?: string | undefined
}

/** A short bill: a line for each item and the total. Changes are announced politely. */
export function CostSummary({ lines, total, note, footnote }: CostSummaryProps): ReactElement {
  return (
    <div>
      <dl>
        {lines.map(({ name, note, amount }) => (
          <div key={name} className={css.line}>
            <dt className={css.name}>
              {name} {note ? <span className={css.note}>{note}</span> : null}
            </dt>
            <dd className={css.amount}>{amount}</dd>
          </div>
        ))}
        {total ? (
          <div
            className={total.isIncomplete ? css.incompleteTotal : css.total}
            aria-live="polite"
            aria-atomic="true"
          >
            <dt className={css.totalName}>{total.name}</dt>
            <dd className={css.sum}>{total.amount}</dd>
          </div>
        ) : null}
      </dl>
      {note ? <p className={css.note}>{note}</p> : null}
      {footnote ? <p className={css.footnote}>{footnote}</p> : null}
    </div>
  )
}
