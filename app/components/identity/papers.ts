import type { IconType } from '@seberang/design-system/Icon'
import { Contact, IdCard } from '@seberang/design-system/icons'
import { calls, type Customer, type IdentityPaper } from '@seberang/domain/api'
import type { PaperKind } from '@seberang/domain/identity'
import { isObject } from '@seberang/domain/json'
import { refusalIn } from '../../lib/api/errors.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
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

/** The shipments by which a change of a paper is refused: an order may have come since the page was read. */
export function neededBy(error: unknown): readonly string[] {
  const refusal = refusalIn(error)
  const data = refusal?.code === 'paper_needed' ? refusal.answer['data'] : undefined
  const codes: unknown = isObject(data) ? data['needed_by'] : undefined
  return Array.isArray(codes) ? codes.map(String) : []
}

/** Tells the whole page what became of a paper. @param owner who has sent or removed it */
export async function updatePaper(
  owner: Customer | null,
  kind: PaperKind,
  paper: IdentityPaper | null,
): Promise<void> {
  if (!owner) return
  const { customer_id } = owner
  await updateCustomer(kind === 'ktp' ? { customer_id, ktp: paper } : { customer_id, passport: paper })
}
