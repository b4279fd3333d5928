import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import type { Tone } from '@seberang/tokens'
import { toneVars } from '../../styles/tones.css.ts'
import * as styles from './Meter.css.ts'

export const meterTones = ['brand', 'positive', 'caution', 'critical'] as const satisfies readonly Tone[]
export type MeterTone = (typeof meterTones)[number]
export const meterVariants = ['bar', 'line'] as const

interface MeterProps {
  /** What is measured: "Volume kontainer". */
  label: string
  /** The value in words, visible and announced: "18 dari 28 m³". */
  valueText: string
  value: number
  /** The ends of the scale. */
  min?: number
  max: number
  /** Of the bar: the line has the colours of a crossing. */
  tone?: MeterTone
  /** A line with a dot under the figure that it explains, its words below; a bar elsewhere. */
  variant?: (typeof meterVariants)[number]
  /** What follows from it. */
  hint?: string
}

/** A share of a known whole. For a running process use ProgressBar. */
export function Meter(props: MeterProps) {
  const { label, valueText, value, min = 0, max, tone = 'brand', variant = 'bar', hint } = props
  const id = useId()
  const clamped = Math.min(Math.max(value, min), max)
  const share = max > min ? ((clamped - min) / (max - min)) * 100 : 0
  return (
    <div className={toneVars[tone]}>
      {variant === 'line' && <Line share={share} />}
      <div className={styles.words[variant]}>
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
      {variant === 'bar' && <Bar share={share} />}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface Share {
  /** In percent. */
  share: number
}

function Bar({ share }: Share) {
  return (
    <div className={styles.track} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect className={styles.fill} width={share} height="1" />
      </svg>
    </div>
  )
}

function Line({ share }: Share) {
  return (
    <div className={styles.ends} aria-hidden="true">
      <div className={styles.line} style={assignInlineVars({ [styles.place]: `${share}%` })}>
        <span className={styles.dot} />
      </div>
    </div>
  )
}
