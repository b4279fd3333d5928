import { useId } from 'react'
import type { Tone } from '@seberang/tokens'
import { toneVars } from '../../styles/tones.css.ts'
import * as styles from './Meter.css.ts'

export const meterTones = ['brand', 'positive', 'caution', 'critical'] as const satisfies readonly Tone[]
export type MeterTone = (typeof meterTones)[number]

interface MeterProps {
  /** What is measured: "Volume kontainer". */
  label: string
  /** The value in words, visible and announced: "18 dari 28 m³". */
  valueText: string
  value: number
  /** The ends of the scale. */
  min?: number
  max: number
  tone?: MeterTone
  /** What follows from it. */
  hint?: string
}

/** A share of a known whole. For a running process use ProgressBar. */
export function Meter({ label, valueText, value, min = 0, max, tone = 'brand', hint }: MeterProps) {
  const id = useId()
  const clamped = Math.min(Math.max(value, min), max)
  return (
    <div className={toneVars[tone]}>
      <div className={styles.textBlock}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <meter
        className={styles.announced}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-valuetext={valueText}
        min={min}
        max={max}
        value={clamped}
      />
      <div className={styles.track} aria-hidden="true">
        <svg className={styles.drawing} viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect
            className={styles.fill}
            width={max > min ? ((clamped - min) / (max - min)) * 100 : 0}
            height="1"
          />
        </svg>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
