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
 * Locks the scroll position of the page below an overlay and keeps its width without the scroll bar. Radix
 * does it with a style sheet that changes inherited properties, which makes the browser restyle a long page
 * twice.
 */
export function useScrollLock(): void {
  // Read before anything is rendered: afterwards it would force a layout.
  const [barWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    lock(barWidth)
    return unlock
  }, [barWidth])
}
