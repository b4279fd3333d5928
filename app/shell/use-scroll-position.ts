import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const storageKey = 'tk_scroll'
const positions = new Map(memoizeClasses())

/** What a reload left. */
function memoizeClasses(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  } catch {
    // No storage in this window, or none at build.
    return []
  }
}

/** A new page starts at its top or at the part its address names; going back returns to where one was. */
export function useScrollPosition(): void {
  const { key, hash } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const before = type === NavigationType.Pop ? positions.get(key) : undefined
    const part = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (before !== undefined) window.scrollTo(0, before)
    else if (part) part.scrollIntoView()
    else if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    const note = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, hash, type])
}
