import { useEffect, useEffectEvent, useState } from 'react'
import type { TourEnd, TourStep } from './tour.types.ts'

interface Hints {
  hint: TourStep | undefined
  /** From 0. */
  place: number
  count: number
  next: () => void
}

/**
 * The hints whose targets are on the page, and the current one; its target is scrolled into view and ringed.
 */
export function useHints(steps: readonly TourStep[], onDone: (end: TourEnd) => void): Hints {
  const [hints, setHints] = useState<readonly TourStep[]>([])
  const [place, setPlace] = useState(0)
  const hint = hints[place]
  const target = hint?.target

  const start = useEffectEvent(() => {
    const found = steps.filter((step) => document.getElementById(step.target))
    // A tour without targets does not count as seen, but does not wait either.
    if (found.length === 0) onDone('skipped')
    else setHints(found)
  })
  useEffect(() => {
    const from = document.activeElement
    // The targets are rendered at the same time as the tour.
    const frame = requestAnimationFrame(start)
    return () => {
      cancelAnimationFrame(frame)
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    const element = target === undefined ? null : document.getElementById(target)
    if (!element) return
    element.dataset['tour'] = 'here'
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => {
      delete element.dataset['tour']
    }
  }, [target])

  function next(): void {
    if (place === hints.length - 1) onDone('done')
    else setPlace(place + 1)
  }
  return { hint, place, count: hints.length, next }
}
