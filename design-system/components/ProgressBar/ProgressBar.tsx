import { announcer, bar, announced } from './ProgressBar.css.ts'

export const progressStates = ['idle', 'running', 'failed'] as const

interface ProgressBarProps {
  state: (typeof progressStates)[number]
  /** What is in progress, for screen readers. */
  label: string
}

/** A thin line at the top edge of the window: a process is running, or the last one failed. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  return (
    <>
      <div className={bar} data-state={state} aria-hidden="true" />
      <output className={announcer}>
        {state === 'running' && <progress className={announced} aria-label={label} />}
      </output>
    </>
  )
}
