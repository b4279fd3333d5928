import { Check } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Stepper.css.ts'

export interface StepperStep {
  label: string
  /** The URL of a step that can be revisited. */
  href?: string
  /** The same for a step without a URL. */
  onNavigate?: () => void
  /** For a step that still lacks something, in words for screen readers: it is not ticked once it is passed. */
  incomplete?: string | undefined
  /** Has all it needs although it comes later, as on a page that has all steps or after going back. */
  done?: boolean
}

interface StepperProps {
  /** What the steps lead to, for screen readers: "Tambah kiriman". */
  label: string
  steps: readonly StepperStep[]
  /** Index of the current step, from 0. */
  current: number
}

/** The progress through a process: filled behind, dashed ahead. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => (
        <Step key={step.label} step={step} number={index + 1} state={stateOf(step, index, current)} />
      ))}
    </ol>
  )
}

type StepState = 'done' | 'incomplete' | 'current' | 'next'

function stateOf({ incomplete, done = false }: StepperStep, index: number, current: number): StepState {
  if (index > current && done) return 'done'
  if (index < current) return incomplete === undefined ? 'done' : 'incomplete'
  return index === current ? 'current' : 'next'
}

function Step({ step, number, state }: { step: StepperStep; number: number; state: StepState }) {
  const { stepDone, stepCurrent, stepNext } = useLabels()
  const stateTexts: Record<StepState, string> = {
    done: stepDone,
    incomplete: step.incomplete ?? '',
    current: stepCurrent,
    next: stepNext,
  }
  const content = (
    <>
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' ? <Icon icon={Check} size={14} /> : number}
      </span>
      <span className={styles.label}>{step.label}</span>{' '}
      {/* In brackets: screen readers put a space between the two, which a comma would stand after. */}
      <VisuallyHidden>({stateTexts[state]})</VisuallyHidden>
    </>
  )
  return (
    <li
      className={styles.step}
      data-state={state}
      data-reached={state !== 'next'}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {step.href !== undefined && (state === 'done' || state === 'incomplete') ? (
        <RouterLink href={step.href} className={styles.content}>
          {content}
        </RouterLink>
      ) : step.onNavigate ? (
        <button type="button" className={`${styles.content} ${styles.go}`} onClick={step.onNavigate}>
          {content}
        </button>
      ) : (
        <span className={styles.content}>{content}</span>
      )}
    </li>
  )
}
