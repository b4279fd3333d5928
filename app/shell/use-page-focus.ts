import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a change of page the keyboard and a screen reader go on at its beginning, where what had the focus is gone with
 * the page before. A page may choose a better place itself; the focus of one that was opened as such is the browser's.
 */
export function usePageFocus(): void {
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [key])
}
