import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

type Edge = 'start' | 'end' | 'both'

/** Less than this, in px, is rounding. */
const slack = 1

function edgeOf({ scrollLeft, scrollWidth, clientWidth }: Element): Edge | undefined {
  // Negative where the text runs from right to left.
  const passed = Math.abs(scrollLeft)
  const isStart = passed > slack
  const isEnd = scrollWidth - clientWidth - passed > slack
  if (isStart && isEnd) return 'both'
  if (isStart) return 'start'
  return isEnd ? 'end' : undefined
}

/** Whether a box that scrolls has more below what is shown than empty space. */
const hasMoreBelow = ({ scrollHeight, clientHeight, scrollTop }: Element, empty: number): boolean =>
  scrollHeight - clientHeight - scrollTop > empty + slack

/** What is read of a box, anew whenever it scrolls, or its size or that of what is in it changes. */
function useScrolled<Read>(
  find: () => Element | null | undefined,
  read: (box: Element) => Read,
): Read | undefined {
  const [found, setFound] = useState<Read>()
  const findBox = useEffectEvent(find)
  const look = useEffectEvent((box: Element) => setFound(read(box)))
  useEffect(() => {
    const box = findBox()
    if (!box) return
    const lookAgain = () => look(box)
    // What is in it may come later.
    const sizes = new ResizeObserver(lookAgain)
    for (const one of [box, ...box.children]) sizes.observe(one)
    box.addEventListener('scroll', lookAgain, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', lookAgain)
    }
  }, [])
  return found
}

/** At which edge of a row that scrolls there is more than is shown. */
export const useMoreAt = (row: RefObject<Element | null>): Edge | undefined =>
  useScrolled(() => row.current, edgeOf)

/**
 * Whether the box around its foot has lines that are hidden below it. The margin above the foot hides none.
 * @param selector of the box
 */
export const useMoreBelow = (foot: RefObject<Element | null>, selector: string): boolean =>
  useScrolled(
    () => foot.current?.closest(selector),
    (box) =>
      hasMoreBelow(box, foot.current ? Number.parseFloat(getComputedStyle(foot.current).marginTop) || 0 : 0),
  ) ?? false
