import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const storageKey = 'tk_scroll'
const positions = new Map(storedPositions())

/** Positions that a reload stored. */
function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  } catch {
    // No storage in this window, or prerendering.
    return []
  }
}

/**
 * A new page starts at the top or at the hash of its URL; Back restores the position. A page that changes its own
 * address, to keep what is typed, stays where it is.
 */
export function useScrollPosition(): void {
  const { key: entry, pathname, search, hash } = useLocation()
  // The first entry of every load has the same key, whichever page it opens.
  const key = `${entry} ${pathname}${search}`
  const type = useNavigationType()
  const shown = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const isSamePage = type === NavigationType.Replace && shown.current === pathname
    shown.current = pathname
    const before = type === NavigationType.Pop ? positions.get(key) : undefined
    const part = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (isSamePage) positions.set(key, window.scrollY)
    else if (before !== undefined) window.scrollTo(0, before)
    else if (part) part.scrollIntoView()
    else if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    const note = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, pathname, hash, type])
}
