import { useTimeLeft } from '../../internal/use-time-left.ts'
import * as css from './CountdownRing.css.ts'

interface CountdownRingProps {
  /** Milliseconds on the clock that `now` reads. */
  endsAt: number
  /** Length of the whole wait in milliseconds. */
  totalMs: number
  now: () => number
  label: string
  /** Below the seconds: "detik lagi". */
  unit: string
  onEnd?: () => void
}

const second = 1000
/** Within its box of 100, so that the stroke is not cut. */
const radius = 47

/** The seconds left of a short wait, as somebody watches them. */
export function CountdownRing({ endsAt, totalMs, now, label, unit, onEnd }: CountdownRingProps) {
  const left = useTimeLeft({ endsAt, now, onEnd })
  const share = Math.min(1, left / totalMs)
  return (
    <div className={css.ring} role="timer" aria-label={label}>
      <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={css.track} cx="50" cy="50" r={radius} />
        {share > 0 && (
          <circle
            className={css.left}
            cx="50"
            cy="50"
            r={radius}
            pathLength={1}
            strokeDasharray={`${share} 1`}
          />
        )}
      </svg>
      <span className={css.words}>
        <span className={css.seconds}>{Math.ceil(left / second)}</span>
        <span className={css.unit}>{unit}</span>
      </span>
    </div>
  )
}
