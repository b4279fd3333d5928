import type { CompanySection } from '@seberang/domain/company'
import { useCallback, useEffect, useState } from 'react'
import type { CompanyDraft, SectionFields } from './draft.ts'

interface DraftState {
  draft: CompanyDraft
  /** What it began with; any difference was typed here. */
  initial: CompanyDraft
  /** The stored draft that was restored. */
  from: CompanyDraft | null
  /** Increases when a draft from elsewhere is adopted; an open form begins anew with it. */
  revision: number
}

interface ControlledDraft {
  draft: CompanyDraft
  /** Stores what is typed in a section. */
  type: <Section extends CompanySection>(section: Section, fields: SectionFields[Section]) => void
  open: (step: CompanySection) => void
  revision: number
  isTyped: boolean
}

/** @param fresh what is shown where nothing is stored; @param keep called with every change made here */
export function useCompanyDraft(
  stored: CompanyDraft | null,
  fresh: () => CompanyDraft,
  keep: (draft: CompanyDraft) => void,
): ControlledDraft {
  const [state, setState] = useState<DraftState>(() => {
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
  const type = useCallback<ControlledDraft['type']>(
    (section, fields) => setState((now) => ({ ...now, draft: { ...now.draft, [section]: fields } })),
    [],
  )
  const open = useCallback(
    (step: CompanySection) =>
      setState((now) => (now.draft.step === step ? now : { ...now, draft: { ...now.draft, step } })),
    [],
  )
  return { draft, type, open, revision, isTyped: stored !== null || draft !== initial }
}
