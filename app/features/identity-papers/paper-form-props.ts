import type { IdentityPaper } from '@seberang/domain/api'

export interface PaperFormProps {
  /** It replaces a paper that is approved, which needs to know who asks. */
  replacesApproved: boolean
  onSaved: (paper: IdentityPaper) => Promise<void>
}
