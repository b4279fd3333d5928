import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { Check } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './NumberedSection.css.ts'

interface NumberedSectionProps {
  /** Its number in the stepper. */
  number: number
  title: string
  /** Complete, in progress, or ahead. */
  state: 'done' | 'current' | 'next'
  /** On the right: the subtotal. */
  aside?: ReactNode
  /** The target of the URL's hash and of the stepper. */
  id: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A step of a wizard with all its steps on one page; its heading repeats the stepper. */
export function NumberedSection({ number, title, state, aside, id, ref, children }: NumberedSectionProps) {
  const headingId = useId()
  const { stepDone, stepCurrent, stepNext } = useLabels()
  const stateTexts = { done: stepDone, current: stepCurrent, next: stepNext }[state]
  return (
    <section ref={ref} id={id} aria-labelledby={headingId} tabIndex={-1} className={styles.section}>
      <div className={styles.head} data-state={state}>
        <span className={styles.dot} aria-hidden="true">
          {state === 'done' ? <Icon icon={Check} size={16} /> : number}
        </span>
        <div id={headingId} className={styles.title}>
          <Heading level={2}>
            {title}
            <VisuallyHidden>, {stateTexts}</VisuallyHidden>
          </Heading>
        </div>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
