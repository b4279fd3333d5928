import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { BoxDrawing } from './BoxDrawing.tsx'
import type { BoxEdges } from './BoxDrawing.tsx'
import type { BoxSize } from './isometric.ts'
import { ruler } from './scale.ts'
import * as styles from './VolumetricBox.css.ts'

/** A figure on the ruler, in kg or m³, and the same ready to be read. */
export interface RulerMark {
  value: number
  label: string
  /** "1,10 kg" */
  text: string
}

interface VolumetricBoxProps {
  /** Says which of the two is billed: "Yang ditagih volumenya, bukan beratnya". */
  title: string
  /** The arithmetic, as a sentence. */
  text: ReactNode
  level?: 2 | 3
  size: BoxSize
  edges: BoxEdges
  /** What the drawing shows, for whom it is not there: "Kotak 34 × 22 × 13 cm." */
  label: string
  /** Parcels of this size, on top of each other. */
  count?: number
  /** Height in cm of a box that would be cheaper: what it cuts off is dashed. */
  lowerHeight?: number
  actual: RulerMark
  volume: RulerMark
  billed: RulerMark
  /** What is billed by: 0,5 kg, 0,3 m³. */
  step: number
  /** A tick of the ruler, ready to be read. */
  tickLabel: (value: number) => string
  /** What a smaller box would save, and how to get one. */
  children?: ReactNode
}

/** Why the volume of a parcel is billed and not its weight, or the other way round: the box and a ruler beside it. */
export function VolumetricBox(props: VolumetricBoxProps) {
  const { title, text, level = 2, size, edges, label, count = 1, lowerHeight, children } = props
  return (
    <section aria-label={title}>
      <Heading level={level} step="h2">
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

/** A crossing line: filled up to what is billed, dashed beyond. */
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
