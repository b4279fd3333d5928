import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './LongWait.css.ts'

interface LongWaitProps {
  /** What is waited for takes longer than a spinner alone explains. */
  isLong: boolean
  /** That it takes longer, and what waiting costs. */
  text: string
}

/** Says in words that something takes long. Rendered as long as it is waited for: what is announced has to be there before. */
export function LongWait({ isLong, text }: LongWaitProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the top layer, since a dialog confines what is fixed in it. Without it, it is fixed all the same.
    if (isLong) words.current?.showPopover?.()
  }, [isLong])
  return (
    <>
      <VisuallyHidden live="polite">{isLong ? text : ''}</VisuallyHidden>
      {isLong && (
        <div ref={words} popover="manual" aria-hidden="true" className={styles.words}>
          {text}
        </div>
      )}
    </>
  )
}
