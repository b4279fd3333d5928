import type { ReactElement } from 'react'
import * as css from './CrossingSteps.css.ts'

export interface CrossingStepsProps {
  /** In order; the last is where the goods arrive. For use on the deep band. */
  steps: readonly { title: string; text: string }[]
}

/** The steps of a shipment, as stops on a line. */
export function CrossingSteps({ steps }: CrossingStepsProps): ReactElement {
  return (
    <ol className={css.list}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
