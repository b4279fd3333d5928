import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { barHeight } from '../styles/bar-height.css.ts'

/** Tells toasts how high a bar on the lower edge of the window is: they stay above it, however its words wrap. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current
    if (!element || !isShown) return undefined
    const tell = (height: string) => setElementVars(document.documentElement, { [barHeight]: height })
    const observer = new ResizeObserver(() => tell(`${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      tell('0px')
    }
  }, [bar, isShown])
}
