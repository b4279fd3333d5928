import type { ReactElement } from 'react'
import * as css from './StepProgress.css.ts'

interface StepProgressProps {
  /** Counts from 1. */
  step: number
  of: number
  /** The progress in words: "Langkah 2 dari 3". */
  label: string
}

/** The progress through a short form of several pages; long ones have a Stepper. */
export function StepProgress({ step, of, label }: StepProgressProps): ReactElement {
  return (
    <div>
      <div className={css.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={css.bar} data-state={index < step ? 'done' : 'next'} />
        ))}
      </div>
      <p className={css.textBlock}>{label}</p>
    </div>
  )
}
