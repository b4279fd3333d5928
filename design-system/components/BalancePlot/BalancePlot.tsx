import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './BalancePlot.css.ts'
import { plotSize, stepsOf } from './steps.ts'

interface BalancePlotProps {
  /** From the earliest to the latest; each value holds until the next. */
  points: readonly {
    /** Milliseconds since 1970. */
    at: number
    value: number
  }[]
  /** Where the line ends, in milliseconds since 1970. */
  now: number
  /** The story in words, for screen readers. */
  label: string
  /** The highest value with its day, formatted. */
  highest: string
  /** The day on the left. */
  first: string
  /** The day on the right. */
  last: string
}

/** An amount that jumps and stays, over time: a line of steps from zero, with a dot where it is now. */
export function BalancePlot({ points, now, label, highest, first, last }: BalancePlotProps) {
  const steps = stepsOf(points, now)
  const [x, y] = steps.end
  const { width, height } = plotSize
  return (
    <div className={styles.frame}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span
        className={styles.top}
        aria-hidden="true"
        data-side={steps.highest > width / 2 ? 'right' : 'left'}
      >
        {highest}
      </span>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.area} d={steps.area} />
        <path className={styles.line} d={steps.line} />
        <circle className={styles.halo} cx={x} cy={y} r="9" />
        <circle className={styles.dot} cx={x} cy={y} r="5" />
      </svg>
      <span className={styles.days} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </span>
    </div>
  )
}
