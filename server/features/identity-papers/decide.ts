import type { OpsIdentity, OpsIdentityShown } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import { maskNumber, type PaperStatus } from '@seberang/domain/identity'
import { lockCustomer } from '../../customers/find.ts'
import type { PaperRow } from '../../customers/identity-papers.ts'
import { loadCustomer } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import type { Services } from '../../http/services.ts'
import { writeNotice } from '../../live/notices.ts'
import { queueMail } from '../../mail/mailer.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { issuePaperLink } from '../../security/paper-links.ts'
import type { Secrets } from '../../security/secrets.ts'
import { openDetails } from './details.ts'
import { decide, findPaper, findPapers } from './store.ts'
import { approvedMail, rejectedMail } from './mails.ts'

const viewForOperator = (secrets: Secrets, paper: PaperRow): OpsIdentity => ({
  id: paper.id,
  kind: paper.kind,
  status: paper.status,
  suite: formatSuite(paper.customerId),
  number_masked: maskNumber(paper.kind, openDetails(secrets, paper.details).number),
  sent_at: paper.sentAt.toISOString(),
  decided_at: paper.decidedAt?.toISOString() ?? null,
  decided_by: paper.decidedBy,
  reason: paper.reason,
})

export async function listPapers(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  { status = 'waiting', ...page }: PageQuery & { status?: PaperStatus },
): Promise<{ count: number; results: OpsIdentity[] }> {
  const { count, rows } = await findPapers(executor, status, page)
  return { count, results: rows.map((row) => viewForOperator(secrets, row)) }
}

/** A paper with its number, and links for this operator alone. Throws 404 for one that was replaced or removed. */
export async function showPaper(
  transaction: Transaction,
  services: Services,
  { id, operator }: { id: string; operator: string },
  now: Date,
): Promise<OpsIdentityShown> {
  const paper = await findPaper(transaction, id)
  if (!paper) throw notFound()
  const { number, name, nationality, expires_on } = openDetails(services.secrets, paper.details)
  const { firstName, lastName } = await loadCustomer(transaction, paper.customerId)
  const linkTo = async (what: 'paper' | 'selfie', fileId: string) => ({
    what,
    url: `${services.publicUrl()}${await issuePaperLink(transaction, services, { operator, fileId }, now)}`,
  })
  return {
    ...viewForOperator(services.secrets, paper),
    number,
    name,
    account_name: fullName({ firstName, lastName }),
    nationality: nationality ?? null,
    expires_on: expires_on ?? null,
    links: [
      await linkTo('paper', paper.file),
      ...(paper.selfieFile === null ? [] : [await linkTo('selfie', paper.selfieFile)]),
    ],
  }
}

/**
 * Approves a paper, or rejects it for a reason, and tells its owner. Throws 404 for one that was replaced or removed, so
 * that nobody approves what they have not seen, and 409 for one that is decided.
 */
export async function decideOnPaper(
  transaction: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  { id, operator, reason }: { id: string; operator: string; reason: string | null },
  now: Date,
): Promise<OpsIdentity> {
  const found = await findPaper(transaction, id)
  if (!found) throw notFound()
  // Its owner may replace it meanwhile.
  const owner = await lockCustomer(transaction, found.customerId)
  if (!owner || !(await findPaper(transaction, id))) throw notFound()
  const status = reason === null ? 'approved' : 'rejected'
  const paper = await decide(transaction, id, { status, reason, decidedAt: now, decidedBy: operator })
  if (!paper) throw conflict('already_decided')
  const { kind } = paper
  const letter =
    reason === null ? approvedMail(owner.language, kind) : rejectedMail(owner.language, kind, reason)
  await queueMail(transaction, { to: owner.email, ...letter }, now)
  await writeNotice(transaction, owner.id, 'notice', kind, now, { event: `identity_${status}` })
  return viewForOperator(secrets, paper)
}
