import type { IdentityPaper } from '@seberang/domain/api'

export interface PaperFormProps {
  /** That its owner has just proved to be there, for a paper that is approved. */
  reauthToken: string | undefined
  onSaved: (paper: IdentityPaper) => Promise<void>
}
