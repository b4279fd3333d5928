import type {
  CompanyInput,
  CompanyReason,
  OpsCompany,
  OpsCompanyCredited,
  OpsCompanyShown,
  OpsPayLater,
} from '@seberang/domain/api'
import { formatRupiah, formatSuite } from '@seberang/domain/format'
import type { PaperStatus } from '@seberang/domain/identity'
import { message } from '@seberang/domain/validation'
import { daysOverdue, type PayLaterTerms } from '@seberang/domain/wallet'
import { isDeepStrictEqual } from 'node:util'
import { creditOf, lockCompany, openCompany, type CompanyRow } from '../../customers/company.ts'
import { lockCustomer } from '../../customers/find.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import type { Services } from '../../http/services.ts'
import { minAmount } from '../../invoicing/methods.ts'
import { findPayLater, payLaterOf } from '../../invoicing/pay-later-state.ts'
import { writeNotice } from '../../live/notices.ts'
import { queueMail } from '../../mail/mailer.ts'
import { conflict, FieldChecks, notFound, type RefusedField } from '../../refusal/refusal.ts'
import { requireSure } from '../../refusal/sure.ts'
import { issuePaperLink } from '../../security/paper-links.ts'
import type { Secrets } from '../../security/secrets.ts'
import { namedIn } from './service.ts'
import {
  addMember,
  changeCredit,
  decide,
  findCompanies,
  findCurrent,
  findFilesThere,
  findOwnPapers,
} from './store.ts'
import { approvedMail, creditMail, rejectedMail } from './mails.ts'

const viewForOperator = (secrets: Secrets, company: CompanyRow): OpsCompany => ({
  id: company.id,
  status: company.status,
  company_name: openCompany(secrets, company.details).information.company_name,
  suite: formatSuite(company.ownerId),
  sent_at: company.sentAt.toISOString(),
  decided_at: company.decidedAt?.toISOString() ?? null,
  decided_by: company.decidedBy,
  reasons: company.reasons ?? [],
  credit: creditOf(company),
})

export async function listCompanies(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  { status = 'waiting', ...page }: PageQuery & { status?: PaperStatus },
): Promise<{ count: number; results: OpsCompany[] }> {
  const { count, rows } = await findCompanies(executor, status, page)
  return { count, results: rows.map((row) => viewForOperator(secrets, row)) }
}

/** What became of the papers that a company names: a `fileId` of null was removed by its owner. */
async function findPapers(executor: Executor, ownerId: number, legality: CompanyInput['legality']) {
  const named = namedIn(legality)
  const own = await findOwnPapers(
    executor,
    ownerId,
    named.map((one) => one.id),
  )
  const fileOf = (namedId: string) => own.get(namedId)?.file ?? namedId
  const there = await findFilesThere(
    executor,
    named.map((one) => fileOf(one.id)),
  )
  return named.map(({ paper, field, id }) => {
    const fileId = fileOf(id)
    return { paper, field, isOwn: own.has(id), fileId: there.has(fileId) ? fileId : null }
  })
}

/** A company with its numbers, and links for this operator alone. Throws 404 for one that was sent anew. */
export async function showForOperator(
  transaction: Transaction,
  services: Services,
  { id, operator }: { id: string; operator: string },
  now: Date,
): Promise<OpsCompanyShown> {
  const company = await findCurrent(transaction, id)
  if (!company) throw notFound()
  const { information, contact, legality } = openCompany(services.secrets, company.details)
  const papers: OpsCompanyShown['papers'] = []
  for (const { paper, isOwn, fileId } of await findPapers(transaction, company.ownerId, legality)) {
    const url =
      fileId === null
        ? null
        : `${services.publicUrl()}${await issuePaperLink(transaction, services, { operator, fileId }, now)}`
    papers.push({ paper, own: isOwn, url })
  }
  const { npwp, nib } = legality
  return {
    ...viewForOperator(services.secrets, company),
    information,
    contact,
    npwp: npwp.number,
    nib: nib.number,
    papers,
  }
}

function refuseDuplicates(reasons: readonly CompanyReason[]): void {
  const checks = new FieldChecks()
  reasons.forEach(({ section }, at) => {
    if (reasons.findIndex((other) => other.section === section) !== at)
      checks.refuse(`reasons[${at}].section`, 'duplicate')
  })
  checks.finish()
}

/**
 * Approves a company, or rejects it with reasons, and tells its owner. Throws 404 for one that was sent anew, so that
 * nobody approves what they have not seen, 409 for one that is decided, and 422 `doubtful`, unless `sure`, to approve one
 * whose owner has removed a paper since.
 */
export async function decideOnCompany(
  transaction: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  {
    id,
    operator,
    reasons,
    sure,
  }: { id: string; operator: string; reasons: CompanyReason[] | null; sure?: string | undefined },
  now: Date,
): Promise<OpsCompany> {
  if (reasons) refuseDuplicates(reasons)
  const found = await findCurrent(transaction, id)
  if (!found) throw notFound()
  // Its owner may send it anew meanwhile.
  const owner = await lockCustomer(transaction, found.ownerId)
  if (!owner || !(await findCurrent(transaction, id))) throw notFound()
  if (!reasons && found.status === 'waiting') {
    const { legality } = openCompany(secrets, found.details)
    const gone = (await findPapers(transaction, found.ownerId, legality)).filter(
      ({ fileId }) => fileId === null,
    )
    const doubts = gone.map(({ field }) => ({ field, reason: message('company_paper_gone') }))
    requireSure(doubts, [id], sure)
  }
  const status = reasons ? 'rejected' : 'approved'
  const company = await decide(transaction, id, { status, reasons, decidedAt: now, decidedBy: operator })
  if (!company) throw conflict('already_decided')
  const shown = viewForOperator(secrets, company)
  if (!reasons) await addMember(transaction, { customerId: owner.id, companyId: id }, now)
  const letter = reasons
    ? rejectedMail(owner.language, shown.company_name, reasons)
    : approvedMail(owner.language, shown.company_name)
  await queueMail(transaction, { to: owner.email, ...letter }, now)
  await writeNotice(transaction, owner.id, 'notice', 'company', now, { event: `company_${status}` })
  return shown
}

/** How many times as much or as little as before looks like a mistake. */
const farTimes = 10

/** That a limit is hardly the one that was meant. */
function limitDoubts(
  limit: number,
  { before, used }: { before: PayLaterTerms | null; used: number },
): RefusedField[] {
  const doubts: RefusedField[] = []
  const doubt = (key: 'credit_below_used' | 'credit_below_least' | 'credit_far', than: number) =>
    doubts.push({
      field: 'credit.limit',
      reason: message(key, { limit: formatRupiah(limit), than: formatRupiah(than) }),
    })
  if (limit < used) doubt('credit_below_used', used)
  else if (limit < minAmount) doubt('credit_below_least', minAmount)
  if (before && (limit > farTimes * before.limit || limit * farTimes < before.limit))
    doubt('credit_far', before.limit)
  return doubts
}

/**
 * Sets what an approved company may pay later, or that it may not, and tells its owner. Throws 404 for one that was sent
 * anew, 409 for one that is not approved, and 422 `doubtful` for a limit that looks like a mistake, unless `sure`.
 */
export async function setCredit(
  transaction: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  { id, credit, sure }: { id: string; credit: PayLaterTerms | null; sure: string | undefined },
  now: Date,
): Promise<Omit<OpsCompanyCredited, 'action'>> {
  // Whoever pays later meanwhile has locked it, too.
  const found = await lockCompany(transaction, id)
  if (!found || found.replacedAt !== null) throw notFound()
  if (found.status !== 'approved') throw conflict('company_not_approved')
  const { terms: before, used } = await payLaterOf(transaction, found, now)
  const isNew = !isDeepStrictEqual(before, credit)
  if (isNew && credit)
    requireSure(limitDoubts(credit.limit, { before, used }), [id, String(credit.limit)], sure)
  const company = viewForOperator(secrets, await changeCredit(transaction, id, credit))
  if (!isNew) return { company, before, used }
  const owner = await lockCustomer(transaction, found.ownerId)
  if (!owner) throw notFound()
  const letter = creditMail(owner.language, company.company_name, credit)
  await queueMail(transaction, { to: owner.email, ...letter }, now)
  await writeNotice(transaction, owner.id, 'notice', 'company', now)
  return { company, before, used }
}

/** What companies have still to pay of what they pay later. */
export async function listPayLater(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  { overdue, ...page }: PageQuery & { overdue?: 'yes' },
  now: Date,
): Promise<{ count: number; sum: number; results: OpsPayLater[] }> {
  const { count, sum, rows } = await findPayLater(executor, overdue === 'yes' ? now : undefined, page)
  const results = rows.map(({ invoice: { code, customerId, total, createdAt, dueAt }, company }) => ({
    invoice_code: code,
    company_id: company.id,
    company_name: openCompany(secrets, company.details).information.company_name,
    suite: formatSuite(customerId),
    amount: total,
    since: createdAt.toISOString(),
    due_date: dueAt.toISOString(),
    days_overdue: daysOverdue(dueAt, now),
  }))
  return { count, sum, results }
}
