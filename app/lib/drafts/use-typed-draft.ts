import { useCallback } from 'react'
import { useRestoredDraft } from './use-restored-draft.ts'

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
export function useTypedDraft<Draft>(
  stored: Draft | null,
  fresh: () => Draft,
  keep: (draft: Draft) => void,
): TypedDraft<Draft> {
  const [{ draft, initial, revision }, set] = useRestoredDraft(stored, fresh, keep)
  const update = useCallback(
    (change: (draft: Draft) => Draft) => set((now) => ({ draft: change(now.draft) })),
    [set],
  )
  return { draft, update, revision, isTyped: stored !== null || draft !== initial }
}
