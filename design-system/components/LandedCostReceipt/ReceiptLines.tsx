import { Link } from '../Link/index.ts'
import * as styles from './LandedCostReceipt.css.ts'

export interface ReceiptLine {
  id: string
  name: string
  /** Quiet, behind the name: a rate, a weight. */
  note?: string
  /** How the amount came about: quantity × rate, rounding where it changed something. */
  reason?: string
  /** The same at length, for whoever asks why: what it is for and who gets the money. */
  detail?: string
  /** The article that asks for it. */
  law?: { name: string; href?: string }
  /** Ready to be read; `Rp0` stays, with its reason. */
  amount: string
  tone?: 'discount'
}

interface ReceiptLinesProps {
  lines: readonly ReceiptLine[]
  /** Also tells the reasons at length. */
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
