import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Sparkline.css.ts'
import { plot } from './plot.ts'

interface SparklineProps {
  /** From oldest to newest. */
  values: readonly number[]
  /** The chart as a sentence with minimum, maximum and last value, for screen readers. */
  label: string
  /** The same three as figures below the line; only where there is room. */
  figures?: { lowest: string; highest: string; last: string }
  size?: 'small' | 'medium'
}

/** A trend line as high as a word: rings at the minimum and maximum, a dot at the last value. */
export function Sparkline({ values, label, figures, size = 'small' }: SparklineProps) {
  const { points, lowest, highest, last } = plot(values)
  return (
    <span className={styles.frame}>
      <svg className={styles.sizes[size]} viewBox="0 0 96 28" aria-hidden="true">
        {points.length > 1 && (
          <polyline className={styles.line} points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
        )}
        {points.length === 0 && <path className={styles.none} d="M4 14h88" />}
        {lowest && <circle className={styles.ring} cx={lowest[0]} cy={lowest[1]} r="2.25" />}
        {highest && <circle className={styles.ring} cx={highest[0]} cy={highest[1]} r="2.25" />}
        {last && <circle className={styles.dot} cx={last[0]} cy={last[1]} r="3" />}
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
      {figures && (
        <span className={styles.figures} aria-hidden="true">
          <span>{figures.lowest}</span>
          <span>{figures.highest}</span>
          <b className={styles.last}>{figures.last}</b>
        </span>
      )}
    </span>
  )
}
