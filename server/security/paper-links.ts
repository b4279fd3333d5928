import { calls } from '@seberang/domain/api'
import { paperLinkSeconds } from '@seberang/domain/limits'
import { second } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import type { SecurityPorts } from './ports.ts'
import { issueProof, useProof } from './proofs.ts'

type Ports = Pick<SecurityPorts, 'secrets'>

/** An operator who may open a file that they otherwise cannot. */
interface PaperLink {
  /** Their name. */
  operator: string
  fileId: string
}

/** @returns a path that opens the file once, within a minute, in a browser that knows no key */
export async function issuePaperLink(
  transaction: Transaction,
  ports: Ports,
  { operator, fileId }: PaperLink,
  now: Date,
): Promise<string> {
  const proof = { purpose: 'open_paper', subject: `${operator} ${fileId}` } as const
  const token = await issueProof(transaction, ports, proof, paperLinkSeconds * second, now)
  return `${calls.openPaper.path}?${new URLSearchParams({ token })}`
}

/** @returns whom the link was for, and what it opens; undefined if it opens nothing any more */
export async function usePaperLink(
  transaction: Transaction,
  ports: Ports,
  token: string,
  now: Date,
): Promise<PaperLink | undefined> {
  const subject = await useProof(transaction, ports, 'open_paper', token, now)
  const [operator, fileId] = subject?.split(' ') ?? []
  return operator && fileId ? { operator, fileId } : undefined
}
