import type { AcceptedTerms, Company, CompanyInput, TermsInput } from '@seberang/domain/api'
import { directorPapers, optionalPapers, requiredPapers, type LegalityPaper } from '@seberang/domain/company'
import { canPaperBecome } from '@seberang/domain/identity'
import { readableCode } from '../../base/ids.ts'
import {
  companyOf,
  findAccepted,
  findCompany,
  openCompany,
  sealCompany,
  termsVersion,
  type CompanyRow,
} from '../../customers/company.ts'
import { lockCustomer } from '../../customers/find.ts'
import { fullName } from '../../customers/full-name.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { markPaper, removePapers } from '../../files/files.ts'
import type { Services } from '../../http/services.ts'
import { payLaterOf } from '../../invoicing/pay-later-state.ts'
import { conflict, FieldChecks } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import {
  acceptOnce,
  clearCompany,
  findFilesThere,
  findMembers,
  findOwnPapers,
  insertCompany,
} from './store.ts'

type Legality = CompanyInput['legality']

/** What is named for each paper, with the path of its field. */
export const namedIn = (legality: Legality): { paper: LegalityPaper; field: string; id: string }[] => [
  ...requiredPapers.map((paper) => ({
    paper,
    field: `legality.${paper}.file`,
    id: legality[paper].file,
  })),
  ...[...directorPapers, ...optionalPapers].flatMap((paper) => {
    const id = legality[paper]
    return id === undefined ? [] : [{ paper, field: `legality.${paper}`, id }]
  }),
]

/** A paper may stand for several, as a scan of all of them. Those of the sending before are taken over. */
async function takePapers(
  transaction: Transaction,
  customerId: number,
  legality: Legality,
  before: ReadonlySet<string>,
): Promise<void> {
  const named = namedIn(legality)
  const own = await findOwnPapers(
    transaction,
    customerId,
    named.map(({ id }) => id),
  )
  const checks = new FieldChecks()
  const taken = new Set(before)
  for (const { paper, field, id } of named) {
    const identity = own.get(id)
    const isOwn = identity?.kind === paper && identity.status === 'approved'
    if (isOwn || taken.has(id)) continue
    if (await markPaper(transaction, customerId, id, 'company_paper')) taken.add(id)
    else checks.refuse(field, 'not_yours')
  }
  checks.finish()
}

/**
 * Sends a company for us to look at. @returns it, and whether it replaces one that was rejected. Throws 409 for any other
 * that is there.
 */
export async function saveCompany(
  transaction: Transaction,
  services: Services,
  { input, caller }: { input: CompanyInput; caller: Caller },
  now: Date,
): Promise<{ company: CompanyRow; replaces: boolean }> {
  const ownerId = customerOf(caller)
  await lockCustomer(transaction, ownerId)
  const before = await findCompany(transaction, ownerId)
  if (before && !canPaperBecome(before.status, 'waiting'))
    throw conflict(before.status === 'waiting' ? 'company_waiting' : 'company_approved')
  // Not the customer's identity papers, which may have ended since.
  const filesBefore = await findFilesThere(
    transaction,
    before ? namedIn(openCompany(services.secrets, before.details).legality).map(({ id }) => id) : [],
  )
  await takePapers(transaction, ownerId, input.legality, filesBefore)
  if (before) {
    const stay = new Set(namedIn(input.legality).map(({ id }) => id))
    await clearCompany(transaction, before.id, now)
    await removePapers(
      transaction,
      [...filesBefore].filter((id) => !stay.has(id)),
      now,
    )
  }
  const company = await insertCompany(transaction, {
    id: readableCode('CO'),
    ownerId,
    status: 'waiting',
    details: sealCompany(services.secrets, input),
    sentAt: now,
  })
  logEvent(services, 'company_sent', caller, { customer: ownerId })
  return { company, replaces: before !== undefined }
}

const viewAccepted = (row: Awaited<ReturnType<typeof findAccepted>>): AcceptedTerms | null =>
  row ? { version: row.version, name: row.name, at: row.acceptedAt.toISOString() } : null

/** As its owner sees it; null for none. */
export async function showCompany(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  customerId: number,
  now: Date,
): Promise<Company | null> {
  const company = await findCompany(executor, customerId)
  if (!company) return null
  const { terms, used, overdue } = await payLaterOf(executor, company, now)
  const members = await findMembers(executor, company.id)
  return {
    ...openCompany(secrets, company.details),
    id: company.id,
    status: company.status,
    ...(company.reasons && { reasons: company.reasons }),
    sent_at: company.sentAt.toISOString(),
    decided_at: company.decidedAt?.toISOString() ?? null,
    members: members.map(({ id, firstName, lastName }) => ({
      name: fullName({ firstName, lastName }),
      is_owner: id === company.ownerId,
    })),
    terms: { version: termsVersion, accepted: viewAccepted(await findAccepted(executor, company.id)) },
    paylater: terms && { ...terms, used, overdue },
  }
}

/** Accepts the current terms for the company that the customer acts for. Throws 409 for another version, and without one. */
export async function acceptTerms(
  transaction: Transaction,
  customerId: number,
  { version, name }: TermsInput,
  now: Date,
): Promise<AcceptedTerms> {
  const companyId = await companyOf(transaction, customerId)
  if (companyId === undefined) throw conflict('company_not_approved')
  if (version !== termsVersion) throw conflict('terms_changed')
  const row = await acceptOnce(transaction, { companyId, version, name, customerId, acceptedAt: now })
  return { version: row.version, name: row.name, at: row.acceptedAt.toISOString() }
}
