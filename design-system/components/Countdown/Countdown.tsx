import { useState } from 'react'
import type { ReactElement } from 'react'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useTimeLeft } from '../../internal/use-time-left.ts'
import * as css from './Countdown.css.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** The remaining minutes that are announced as they are reached; more would drown everything else. */
const announcedMinutes = [60, 10, 1]

export interface CountdownProps {
  /** Milliseconds on the clock that `now` reads. */
  endsAt: number
  /** Length of the whole wait in milliseconds, for the bar. */
  totalMs: number
  now: () => number
  label: string
  /** With `days`, anything longer than a day is shown in days and hours. */
  units: { days?: string; hours: string; minutes: string; seconds: string }
  /** The announcement, given the remaining minutes. */
  announce: (minutes: number) => string
  /** `medium` beside an amount, which is what counts there. */
  size?: 'medium' | 'large'
  onEnd?: () => void
}

/**
 * The time left until a deadline, live: `23 jam 41 menit 08 detik`. In the last hour the digits turn
 * critical; in the last day the bar takes the colour of a caution.
 */
export function Countdown({
  endsAt,
  totalMs,
  now,
  label,
  units,
  announce,
  size = 'large',
  onEnd,
}: CountdownProps): ReactElement {
  const left = useTimeLeft({ endsAt, now, onEnd })
  const [atFirst] = useState(left)

  const parts = partsOf(left, units)
  const dueAt = (remaining: number): number | undefined =>
    announcedMinutes.findLast((minutes) => remaining <= minutes * minute)
  const due = dueAt(left)
  // Opened between two of them, what is left is neither.
  const announced = due === dueAt(atFirst) ? Math.ceil(atFirst / minute) : due
  return (
    <div>
      <p
        className={css.clock[size]}
        role="timer"
        aria-label={label}
        data-state={left < hour ? 'urgent' : 'calm'}
      >
        {parts.map(([value, unit]) => (
          <span key={unit}>
            {value} <small className={css.unit}>{unit}</small>
          </span>
        ))}
      </p>
      <div
        className={css.bar}
        data-state={left < day ? 'late' : 'calm'}
        aria-hidden="true"
        style={assignInlineVars({ [css.share]: `${Math.min(100, (left / totalMs) * 100)}%` })}
      />
      <span className={css.spoken} aria-live="polite">
        {due === undefined || announced === undefined || left === 0 ? '' : announce(announced)}
      </span>
    </div>
  )
}

function partsOf(left: number, units: CountdownProps['units']): readonly (readonly [string, string])[] {
  if (units.days !== undefined && left >= day) {
    return [
      [String(Math.floor(left / day)), units.days],
      [String(Math.floor((left % day) / hour)), units.hours],
    ]
  }
  const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  return [
    [twoDigits(left / hour), units.hours],
    [twoDigits((left % hour) / minute), units.minutes],
    [twoDigits((left % minute) / second), units.seconds],
  ]
}
