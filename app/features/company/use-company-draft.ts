import type { CompanySection } from '@seberang/domain/company'
import { useCallback } from 'react'
import { useTypedDraft } from '../../lib/drafts/use-typed-draft.ts'
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
  const { update, ...shown } = useTypedDraft(stored, fresh, keep)
  const type = useCallback<ControlledDraft['type']>(
    (section, fields) => update((draft) => ({ ...draft, [section]: fields })),
    [update],
  )
  const open = useCallback(
    (step: CompanySection) => update((draft) => (draft.step === step ? draft : { ...draft, step })),
    [update],
  )
  return { ...shown, type, open }
}
