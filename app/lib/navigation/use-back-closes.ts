import { isObject } from '@seberang/domain/json'
import { useEffect, useEffectEvent } from 'react'

/**
 * Back closes what is open over a page, and leaves the page as it is: one press, one thing. Its entry in the browser's
 * history is that of the page once more, so that the router sees no other place.
 */
export function useBackCloses(onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    const layer = crypto.randomUUID()
    const page: unknown = history.state
    history.pushState({ ...(isObject(page) && page), layer }, '')
    const isOpen = (): boolean => {
      const state: unknown = history.state
      return isObject(state) && state['layer'] === layer
    }
    const returned = (): void => {
      if (!isOpen()) close()
    }
    window.addEventListener('popstate', returned)
    return () => {
      window.removeEventListener('popstate', returned)
      // Closed in another way: the next Back leads where it would have led without.
      if (isOpen()) history.back()
    }
  }, [])
}
