import type { IconType } from '@seberang/design-system/Icon'
import { Contact, IdCard } from '@seberang/design-system/icons'
import { calls, type IdentityPaper } from '@seberang/domain/api'
import type { PaperKind } from '@seberang/domain/identity'
import { session, updateSession } from '../../lib/session/session.ts'
import { paths } from '../../lib/navigation/paths.ts'

interface Paper {
  path: string
  icon: IconType
  read: typeof calls.ktp
  remove: typeof calls.deleteKtp
  /** Width by height of what is photographed: a card as of a bank, the page of a passport. */
  ratio: number
}

export const papers: Readonly<Record<PaperKind, Paper>> = {
  ktp: { path: paths.ktp, icon: IdCard, read: calls.ktp, remove: calls.deleteKtp, ratio: 1.586 },
  passport: {
    path: paths.passport,
    icon: Contact,
    read: calls.passport,
    remove: calls.deletePassport,
    ratio: 1.42,
  },
}

/** What the header has read of the profile is read again: it would bring back the former paper. */
export const staleAfter = (kind: PaperKind) => [calls.profile, papers[kind].read]

/** Tells the whole page what became of a paper. */
export async function updatePaper(kind: PaperKind, paper: IdentityPaper | null): Promise<void> {
  const { customer } = session()
  if (customer) await updateSession({ customer: { ...customer, [kind]: paper } })
}
