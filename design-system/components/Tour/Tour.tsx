import * as Radix from '@radix-ui/react-popover'
import { useId } from 'react'
import type { TourEnd, TourStep } from './tour.types.ts'
import { useHints } from './use-hints.ts'
import * as styles from './Tour.css.ts'

interface TourProps {
  steps: readonly TourStep[]
  nextLabel: string
  skipLabel: string
  doneLabel: string
  /** "2 dari 5" */
  progressLabel: (place: number, count: number) => string
  /** Called once, at the end; the caller stores that the tour was seen. */
  onDone: (end: TourEnd) => void
}

/** Shows hints one at a time, each beside its target. The page stays usable; Escape skips. */
export function Tour(props: TourProps) {
  const { steps, nextLabel, skipLabel, doneLabel, progressLabel, onDone } = props
  const { hint, place, count, next } = useHints(steps, onDone)
  const titleId = useId()
  if (!hint) return null
  const anchor = { current: document.getElementById(hint.target) ?? document.body }
  const isLast = place === count - 1
  return (
    <Radix.Root open onOpenChange={(open) => open || onDone('skipped')}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          // A new hint is a new dialog, so that it is announced and animated.
          key={hint.target}
          className={styles.hint}
          aria-labelledby={titleId}
          sideOffset={12}
          collisionPadding={16}
          onOpenAutoFocus={focusOnItself}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The page stays usable beside it.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <p id={titleId} className={styles.title}>
            {hint.title}
          </p>
          <div className={styles.text}>{hint.text}</div>
          <div className={styles.foot}>
            <span className={styles.progress}>{progressLabel(place + 1, count)}</span>
            <span className={styles.actions}>
              {!isLast && (
                <button type="button" className={styles.action} onClick={() => onDone('skipped')}>
                  {skipLabel}
                </button>
              )}
              <button type="button" className={styles.mainAction} onClick={next}>
                {isLast ? doneLabel : nextLabel}
              </button>
            </span>
          </div>
          <Radix.Arrow className={styles.arrow} width={16} height={8} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusOnItself(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
}
