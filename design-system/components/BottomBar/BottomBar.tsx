import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useBarHeight } from '../../internal/use-bar-height.ts'
import { bar } from './BottomBar.css.ts'

interface BottomBarProps {
  /** An element of the page with the same content: the bar hides while it is in view. */
  repeats?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The total and the main action, within reach of the thumb below 992 px, where the aside is out of sight. */
export function BottomBar({ repeats, children }: BottomBarProps): ReactElement {
  const isRepeated = useInView(repeats)
  const ref = useRef<HTMLDivElement>(null)
  useBarHeight(ref, !isRepeated)
  return (
    <div ref={ref} className={bar} data-state={isRepeated ? 'repeated' : 'shown'}>
      {children}
    </div>
  )
}

function useInView(element: RefObject<HTMLElement | null> | undefined): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element?.current) return
    // Several at once are in the order in which they happened.
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        // Half of it, so that its action is in view before the bar's is gone.
        threshold: 0.5,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
