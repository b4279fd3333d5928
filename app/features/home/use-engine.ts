import { useEffect, useState } from 'react'

/** The pricing function and what explains it: not part of the first load. */
export type Engine = typeof import('./engine.ts')

let loaded: Engine | undefined

/** Fetches the engine once the page has been painted and the browser is idle; undefined until it is here. */
export function useEngine(): Engine | undefined {
  const [engine, setEngine] = useState(loaded)
  useEffect(() => {
    if (engine) return
    let wanted = true
    const fetchEngine = () =>
      void import('./engine.ts').then((module) => {
        loaded = module
        if (wanted) setEngine(module)
      })
    const cancel = whenIdle(fetchEngine)
    return () => {
      wanted = false
      cancel()
    }
  }, [engine])
  return engine
}

/** Safari has no idle callback: there the next turn of the loop must do. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 1500 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, 1)
  return () => clearTimeout(timer)
}
