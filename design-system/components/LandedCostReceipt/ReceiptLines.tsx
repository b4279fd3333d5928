import { Link } from '../Link/index.ts'
import * as styles from './LandedCostReceipt.css.ts'

export interface ReceiptLine {
  id: string
  name: string
  /** After the name, secondary: a rate, a weight. */
  note?: string
  /** How the amount was calculated: quantity × rate, and rounding where it mattered. */
  reason?: string
  /** A longer explanation: what it is for and who gets the money. */
  detail?: string
  /** The article of the law that requires it. */
  law?: { name: string; href?: string }
  /** Formatted; `Rp0` is shown, too, with its reason. */
  amount: string
  tone?: 'discount'
}

interface ReceiptLinesProps {
  lines: readonly ReceiptLine[]
  /** Also shows the longer explanations. */
  explained?: boolean
}

/** The lines of a bill, each with its reason and its law. */
export function ReceiptLines({ lines, explained = false }: ReceiptLinesProps) {
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
          {explained && line.detail && <dd className={styles.detail}>{line.detail}</dd>}
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
