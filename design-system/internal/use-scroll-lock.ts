import { useLayoutEffect, useState } from 'react'

const locked = { times: 0, overflow: '', paddingRight: '' }

function lock(barWidth: number): void {
  locked.times += 1
  if (locked.times > 1) return
  const { style } = document.body
  locked.overflow = style.overflow
  locked.paddingRight = style.paddingRight
  style.overflow = 'hidden'
  if (barWidth > 0) style.paddingRight = `${barWidth}px`
}

function unlock(): void {
  locked.times -= 1
  if (locked.times > 0) return
  document.body.style.overflow = locked.overflow
  document.body.style.paddingRight = locked.paddingRight
}

/**
 * The page stays where it is while something lies over it, and as wide as it was without its scroll bar. Radix would do
 * it with a style sheet that changes what every element inherits: a long page is then computed anew, twice.
 */
export function useScrollLock(): void {
  // Read before anything is drawn: afterwards all of it would have to be laid out for this one figure.
  const [barWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    lock(barWidth)
    return unlock
  }, [barWidth])
}
