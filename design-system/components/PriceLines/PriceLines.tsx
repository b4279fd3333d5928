import type { ReactNode } from 'react'
import { useLabels } from '../../labels/index.ts'
import { Link } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './PriceLines.css.ts'

/** `Rp0` is an amount, too; what is not chosen yet keeps its place without one. */
type Amount =
  | { amount: string; missing?: never; previous?: undefined }
  | {
      amount: string
      missing?: never
      /** An amount that was seen before. */ previous: string
      reason: string
    }
  | { amount?: never; missing: string; previous?: never }

export type PriceLine = {
  id: string
  name: string
  /** The name with an explanation: a Term. */
  label?: ReactNode
  /** After the name, secondary: a rate, a weight. */
  note?: string | undefined
  /** How the amount was calculated: quantity × rate, rounding where it mattered, and why it changed. */
  reason?: string | undefined
  /** A longer explanation: what it is for and who gets the money. */
  detail?: string | undefined
  /** The article of the law that requires it. */
  law?: { name: string; href?: string | undefined } | undefined
  tone?: 'discount' | undefined
  /** Nothing is charged, and the reason says why: it stays where others are left out. */
  isFree?: boolean
  /** Below it: what would lower it, as one small button. */
  action?: ReactNode
} & Amount

interface PriceLinesProps {
  lines: readonly PriceLine[]
  /** Also shows the longer explanations. */
  explained?: boolean
  /** Below desktops the reasons are shown with the explanations alone. */
  brief?: boolean
  /** Beside a page, in windows too low for all lines with their reasons, these are shown with the explanations alone. */
  fitted?: boolean
}

/** The lines of a price, each with its reason and its law. All amounts share the right edge. */
export function PriceLines({ lines, explained = false, brief = false, fitted = false }: PriceLinesProps) {
  const { before, after } = useLabels()
  return (
    <dl className={styles.lines} data-brief={brief && !explained} data-fitted={fitted && !explained}>
      {lines.map((line) => (
        <div
          key={line.id}
          className={styles.line}
          data-tone={line.tone}
          data-free={line.isFree}
          data-state={line.missing === undefined ? 'charged' : 'missing'}
        >
          <dt className={styles.name}>
            {line.label ?? line.name}
            {line.note && ' '}
            {line.note && <span className={styles.note}>{line.note}</span>}
          </dt>
          <dd className={styles.amount}>
            {line.previous !== undefined && (
              <>
                <VisuallyHidden>{before}</VisuallyHidden>
                <s className={styles.former}>{line.previous}</s>
                <VisuallyHidden>{after}</VisuallyHidden>
              </>
            )}
            {line.missing ?? line.amount}
          </dd>
          {(line.reason || line.law) && (
            <dd className={styles.reason}>
              {line.reason} {line.law && <Law law={line.law} />}
            </dd>
          )}
          {line.action && <dd className={styles.action}>{line.action}</dd>}
          {explained && line.detail && <dd className={styles.detail}>{line.detail}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Law({ law }: { law: NonNullable<PriceLine['law']> }) {
  if (!law.href) return <span className={styles.law}>{law.name}</span>
  return (
    <span className={styles.law}>
      <Link href={law.href} newWindow>
        {law.name}
      </Link>
    </span>
  )
}
