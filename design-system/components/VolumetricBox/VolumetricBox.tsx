import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { BoxDrawing } from './BoxDrawing.tsx'
import type { BoxEdges } from './BoxDrawing.tsx'
import type { BoxSize } from './isometric.ts'
import { ruler } from './scale.ts'
import * as styles from './VolumetricBox.css.ts'

/** A value on the ruler, in kg or m³, with its formatted text. */
export interface RulerMark {
  value: number
  label: string
  /** "1,10 kg" */
  text: string
}

interface VolumetricBoxProps {
  /** Which of the two is billed: "Yang ditagih volumenya, bukan beratnya". */
  title: string
  /** The calculation, as a sentence. */
  text: ReactNode
  level?: 2 | 3
  size: BoxSize
  edges: BoxEdges
  /** The drawing described for screen readers: "Kotak 34 × 22 × 13 cm." */
  label: string
  /** The number of parcels of this size, stacked. */
  count?: number
  /** Height in cm of a cheaper box: the part it cuts off is dashed. */
  lowerHeight?: number
  actual: RulerMark
  volume: RulerMark
  billed: RulerMark
  /** The billing step: 0,5 kg, 0,3 m³. */
  step: number
  /** A tick of the ruler, formatted. */
  tickLabel: (value: number) => string
  /** What a smaller box would save, and how to get one. */
  children?: ReactNode
}

/**
 * Why a parcel is billed by volume rather than by weight, or the other way round: the box and a ruler beside
 * it.
 */
export function VolumetricBox(props: VolumetricBoxProps) {
  const { title, text, level = 2, size, edges, label, count = 1, lowerHeight, children } = props
  return (
    <section aria-label={title}>
      <Heading level={level} step="h3">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.panel}>
        <div className={styles.drawing}>
          <BoxDrawing size={size} edges={edges} count={count} lowerHeight={lowerHeight} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
        <div className={styles.side}>
          <BilledRuler {...props} />
          {children && <div>{children}</div>}
        </div>
      </div>
    </section>
  )
}

type BilledRulerProps = Pick<VolumetricBoxProps, 'actual' | 'volume' | 'billed' | 'step' | 'tickLabel'>

/** A ruler: filled up to the billed value, dashed beyond. */
function BilledRuler({ actual, volume, billed, step, tickLabel }: BilledRulerProps) {
  const { end, ticks } = ruler([actual.value, volume.value, billed.value], step)
  const share = (value: number): string => `${Math.min(Math.max(value / end, 0), 1) * 100}%`
  const at = (value: number) => assignInlineVars({ [styles.place]: share(value) })
  const marks = [
    { look: 'actual', ...actual },
    { look: 'volume', ...volume },
    { look: 'billed', ...billed },
  ] as const
  return (
    <div>
      <div className={styles.ruler} style={at(billed.value)} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={at(tick)}>
            {tickLabel(tick)}
          </span>
        ))}
        {marks.map(({ look, value }) => (
          <span key={look} className={styles.marks[look]} style={at(value)} />
        ))}
      </div>
      <dl className={styles.legend}>
        {marks.map(({ look, label, text }) => (
          <div key={look} className={styles.entry}>
            <span className={styles.legendMarks[look]} aria-hidden="true" />
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.figure}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
