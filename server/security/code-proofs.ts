import type { CodeRef } from '@seberang/domain/api'
import { codeProofMinutes } from '@seberang/domain/limits'
import { after, minute } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { refusedField } from '../refusal/refusal.ts'
import type { SecurityPorts } from './ports.ts'
import { findProof, issueProof, useProof } from './proofs.ts'

type Ports = Pick<SecurityPorts, 'secrets'>

const lifeMs = codeProofMinutes * minute

/** Whose proof it is, and what the code was for. */
interface Purpose {
  customerId: number
  ref: CodeRef
}

/** Issues what a verified code is exchanged for. */
export async function issueCodeProof(
  transaction: Transaction,
  ports: Ports,
  { customerId, ref }: Purpose,
  now: Date,
): Promise<{ otp_token: string; expires_at: string }> {
  const proof = { purpose: `code ${ref}`, subject: String(customerId) } as const
  const token = await issueProof(transaction, ports, proof, lifeMs, now)
  return { otp_token: token, expires_at: after(now, lifeMs).toISOString() }
}

const expired = () => refusedField('otp_token', 'proof_expired')

/** Throws 422 for a proof that does not work, without using up one that does. */
export async function requireCodeProof(
  executor: Executor,
  ports: Ports,
  { customerId, ref, token }: Purpose & { token: string },
  now: Date,
): Promise<void> {
  const proof = await findProof(executor, ports, `code ${ref}`, token, now)
  if (proof?.subject !== String(customerId)) throw expired()
}

/** Uses up a proof, which allows one thing. Throws 422 for one that does not work. */
export async function useCodeProof(
  transaction: Transaction,
  ports: Ports,
  { customerId, ref, token }: Purpose & { token: string },
  now: Date,
): Promise<void> {
  const subject = await useProof(transaction, ports, `code ${ref}`, token, now)
  if (subject !== String(customerId)) throw expired()
}
