import type { OwnPaper } from '@seberang/domain/api'
import {
  countsAsIdentity,
  maskNumber,
  passportEndFault,
  wantsIdentity,
  type PaperKind,
} from '@seberang/domain/identity'
import { fileUrl } from '../../base/file-url.ts'
import { randomId } from '../../base/ids.ts'
import { lockCustomer } from '../../customers/find.ts'
import { findIdentity, paperOf, type PaperRow } from '../../customers/identity-papers.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { markPaper, removePapers } from '../../files/files.ts'
import type { Services } from '../../http/services.ts'
import { conflict, FieldChecks, notFound } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { requireReauthentication } from '../../security/reauthentication.ts'
import { loadAgreements } from '../../shipments/agreement.ts'
import { openDetails, sealDetails, type Details } from './details.ts'
import { clearPaper, findBeforeCustoms, findReadings, insertPaper } from './store.ts'

/** A paper as it is sent. */
export interface SentPaper {
  kind: PaperKind
  details: Details
  file: string
  selfie_file?: string
  reauth_token?: string
}

/** A paper that we have looked at is changed only by who proves to be its owner. */
async function requireOwner(
  transaction: Transaction,
  services: Services,
  { paper, token, caller }: { paper: PaperRow | undefined; token: string | undefined; caller: Caller },
  now: Date,
): Promise<void> {
  if (paper?.status === 'approved')
    await requireReauthentication(transaction, services, { token, caller }, now)
}

const filesOf = ({ file, selfieFile }: PaperRow): string[] => [
  file,
  ...(selfieFile === null ? [] : [selfieFile]),
]

async function remove(transaction: Transaction, paper: PaperRow, now: Date): Promise<void> {
  await clearPaper(transaction, paper.id, now)
  await removePapers(transaction, filesOf(paper), now)
}

/** Saves a paper for us to look at. @returns it, and whether it replaces another */
export async function savePaper(
  transaction: Transaction,
  services: Services,
  { sent, caller }: { sent: SentPaper; caller: Caller },
  now: Date,
): Promise<{ paper: PaperRow; replaces: boolean }> {
  const customerId = customerOf(caller)
  const { kind, details, file, selfie_file: selfie } = sent
  await lockCustomer(transaction, customerId)
  const papers = await findIdentity(transaction, customerId)
  const before = paperOf(papers, kind)
  if (before?.status === 'approved') await requireNotNeeded(transaction, papers, before)
  await requireOwner(transaction, services, { paper: before, token: sent.reauth_token, caller }, now)
  const checks = new FieldChecks()
  const { expires_on: end } = details
  const fault = end === undefined ? undefined : passportEndFault(end, now)
  if (fault) checks.refuse('expires_on', fault.key, fault.values)
  if (!(await markPaper(transaction, customerId, file, 'identity_paper'))) checks.refuse('file', 'not_yours')
  if (selfie !== undefined && !(await markPaper(transaction, customerId, selfie, 'identity_paper')))
    checks.refuse('selfie_file', 'not_yours')
  checks.finish()
  if (before) await remove(transaction, before, now)
  const paper = await insertPaper(transaction, {
    id: randomId(),
    customerId,
    kind,
    status: 'waiting',
    details: sealDetails(services.secrets, details),
    file,
    selfieFile: selfie ?? null,
    sentAt: now,
  })
  logEvent(services, 'identity_paper_sent', caller, { customer: customerId })
  return { paper, replaces: before !== undefined }
}

/**
 * The shipments under way that customs want a paper for, while no other paper of the customer's serves. In place of an
 * approved one only an approved one does: one that waits may be rejected, and the shipments would have none.
 */
async function shipmentsThatNeed(
  executor: Executor,
  papers: readonly PaperRow[],
  paper: PaperRow,
): Promise<string[]> {
  const serves = (other: PaperRow) =>
    paper.status === 'approved' ? other.status === 'approved' : countsAsIdentity(other)
  if (!countsAsIdentity(paper) || papers.some((other) => other.id !== paper.id && serves(other))) return []
  const rows = await findBeforeCustoms(executor, paper.customerId)
  const agreements = await loadAgreements(executor, rows)
  return rows
    .filter(({ id }) => {
      const agreed = agreements.get(id)?.at(-1)
      return (
        agreed !== undefined &&
        wantsIdentity({ option: agreed.request.package, goodsUsd: agreed.priced.answer.goods.usd })
      )
    })
    .map(({ code }) => code)
}

/** Throws 409 with the shipments that need a paper until they have arrived. */
async function requireNotNeeded(
  executor: Executor,
  papers: readonly PaperRow[],
  paper: PaperRow,
): Promise<void> {
  const needed_by = await shipmentsThatNeed(executor, papers, paper)
  if (needed_by.length > 0) throw conflict('paper_needed', { beside: { data: { needed_by } } })
}

/** Throws 404 where there is none, 409 with the shipments that need it. */
export async function removePaper(
  transaction: Transaction,
  services: Services,
  { kind, token, caller }: { kind: PaperKind; token: string | undefined; caller: Caller },
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  await lockCustomer(transaction, customerId)
  const papers = await findIdentity(transaction, customerId)
  const paper = paperOf(papers, kind)
  if (!paper) throw notFound()
  await requireNotNeeded(transaction, papers, paper)
  await requireOwner(transaction, services, { paper, token, caller }, now)
  await remove(transaction, paper, now)
  logEvent(services, 'identity_paper_removed', caller, { customer: customerId })
}

/** As its owner sees it; null for none. */
export async function showOwn(
  executor: Executor,
  { secrets }: Pick<Services, 'secrets'>,
  customerId: number,
  kind: PaperKind,
): Promise<OwnPaper | null> {
  const papers = await findIdentity(executor, customerId)
  const paper = paperOf(papers, kind)
  if (!paper) return null
  const { number, name } = openDetails(secrets, paper.details)
  return {
    id: paper.id,
    status: paper.status,
    ...(paper.reason !== null && { reason: paper.reason }),
    number_masked: maskNumber(kind, number),
    name,
    url: fileUrl(paper.file),
    sent_at: paper.sentAt.toISOString(),
    decided_at: paper.decidedAt?.toISOString() ?? null,
    readings: await findReadings(executor, customerId, kind),
    needed_by: await shipmentsThatNeed(executor, papers, paper),
  }
}
