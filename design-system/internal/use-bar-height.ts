import { setElementVars } from '@vanilla-extract/dynamic'
import { space } from '@seberang/tokens'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { bottomBarHeight } from '../styles/bar-height.css.ts'

/** Tells toasts how high a bar on the lower edge of the window is: they stay above it, however its words wrap. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current
    if (!element || !isShown) return undefined
    const tell = (height: string) => setElementVars(document.documentElement, { [bottomBarHeight]: height })
    const observer = new ResizeObserver(() => tell(`${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      tell(space[0])
    }
  }, [bar, isShown])
}
