import { useCallback, useEffect, useState } from 'react'

interface DraftState<Draft> {
  draft: Draft
  /** What it began with; any difference was typed here. */
  initial: Draft
  /** The stored draft that was restored. */
  from: Draft | null
  /** Increases when a draft from elsewhere is adopted; an open form begins anew with it. */
  revision: number
}

interface TypedDraft<Draft> {
  draft: Draft
  update: (change: (draft: Draft) => Draft) => void
  revision: number
  isTyped: boolean
}

/**
 * What is typed on a page, begun with what is stored of it; a draft that another tab or device has written is adopted.
 * @param fresh what is shown where nothing is stored; @param keep called with every change made here
 */
export function useTypedDraft<Draft extends object>(
  stored: Draft | null,
  fresh: () => Draft,
  keep: (draft: Draft) => void,
): TypedDraft<Draft> {
  const [state, setState] = useState<DraftState<Draft>>(() => {
    const draft = stored ?? fresh()
    return { draft, initial: draft, from: stored, revision: 0 }
  })
  if (state.from !== stored) {
    const draft = stored ?? fresh()
    setState({ draft, initial: draft, from: stored, revision: state.revision + 1 })
  }
  const { draft, initial, revision } = state
  useEffect(() => {
    if (draft !== initial) keep(draft)
  }, [draft, initial, keep])
  const update = useCallback(
    (change: (draft: Draft) => Draft) =>
      setState((now) => {
        const changed = change(now.draft)
        return changed === now.draft ? now : { ...now, draft: changed }
      }),
    [],
  )
  return { draft, update, revision, isTyped: stored !== null || draft !== initial }
}
