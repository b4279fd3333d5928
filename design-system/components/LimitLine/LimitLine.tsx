import { assignInlineVars } from '@vanilla-extract/dynamic'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './LimitLine.css.ts'
import { placeBetween } from './place.ts'

export interface LinePoint {
  value: number
  /** Formatted: "USD 500". */
  label: string
}

interface LimitLineProps {
  /** The same for screen readers: "USD 120, di antara batas USD 3 dan USD 1.500." */
  label: string
  /** The limits, smallest first. */
  limits: readonly LinePoint[]
  /** The value of the parcel. */
  at: LinePoint
  /** What applies below the first limit, and above the last. */
  ends: { below: string; above: string }
}

/** The limits around a value, evenly spaced, and the position of the value among them. */
export function LimitLine({ label, limits, at, ends }: LimitLineProps) {
  const values = limits.map(({ value }) => value)
  const place = (share: number) => assignInlineVars({ [styles.place]: `${share * 100}%` })
  const here = placeBetween(at.value, values)
  return (
    <div className={styles.room}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.above}>
          <span>{ends.below}</span>
          <span>{ends.above}</span>
        </div>
        <div className={styles.line} style={place(here)}>
          {limits.map((limit, index) => (
            <span key={limit.label} className={styles.tick} style={place((index + 1) / (limits.length + 1))}>
              {limit.label}
            </span>
          ))}
          <span className={styles.figure} style={place(here)}>
            {at.label}
          </span>
          <span className={styles.dot} style={place(here)} />
        </div>
      </div>
    </div>
  )
}
