import type { CompanySection } from '@seberang/domain/company'
import { useCallback } from 'react'
import { useRestoredDraft } from '../../lib/drafts/use-restored-draft.ts'
import type { CompanyDraft, SectionFields } from './draft.ts'

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
  const [{ draft, initial, revision }, set] = useRestoredDraft(stored, fresh, keep)
  const type = useCallback<ControlledDraft['type']>(
    (section, fields) => set((now) => ({ draft: { ...now.draft, [section]: fields } })),
    [set],
  )
  const open = useCallback(
    (step: CompanySection) =>
      set((now) => (now.draft.step === step ? {} : { draft: { ...now.draft, step } })),
    [set],
  )
  return { draft, type, open, revision, isTyped: stored !== null || draft !== initial }
}
