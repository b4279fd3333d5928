import type { Posting } from '../ledger/ledger.ts'

/** What a company owes. */
export function receivableOf(companyId: string | null): Pick<Posting, 'kind' | 'of'> {
  if (companyId === null) throw new Error('nobody owes what is paid later')
  return { kind: 'receivable', of: companyId }
}
