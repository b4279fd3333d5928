import { useCallback, useEffect, useState } from 'react'

interface DraftState<T> {
  draft: T
  /** What it began with; any difference was typed here. */
  initial: T
  /** The stored draft that was restored. */
  from: T | null
  /** Increases when a draft from elsewhere is adopted; an open form restarts with it. */
  revision: number
}

type Begun<T> = Pick<DraftState<T>, 'draft' | 'initial' | 'revision'>

/**
 * The state of a form of several steps, restored from its stored draft.
 * @param fresh what it begins with where nothing is stored
 * @param keep called with every local change
 * @returns the state, and what changes it
 */
export function useRestoredDraft<T>(
  stored: T | null,
  fresh: () => T,
  keep: (draft: T) => void,
): [state: Begun<T>, change: (apply: (now: Begun<T>) => Partial<Begun<T>>) => void] {
  const [state, setState] = useState<DraftState<T>>(() => {
    const draft = stored ?? fresh()
    return { draft, initial: draft, from: stored, revision: 0 }
  })
  if (state.from !== stored) {
    const draft = stored ?? fresh()
    setState({ draft, initial: draft, from: stored, revision: state.revision + 1 })
  }
  const { draft, initial } = state
  useEffect(() => {
    if (draft !== initial) keep(draft)
  }, [draft, initial, keep])
  const change = useCallback(
    (apply: (now: Begun<T>) => Partial<Begun<T>>) => setState((now) => ({ ...now, ...apply(now) })),
    [],
  )
  return [state, change]
}
