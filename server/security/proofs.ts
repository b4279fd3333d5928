import type { CodeRef } from '@seberang/domain/api'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { after } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { proofs } from '../database/schema/index.ts'
import type { SecurityPorts } from './ports.ts'
import { randomToken } from './secrets.ts'
import { hashToken } from './tokens.ts'

type Ports = Pick<SecurityPorts, 'secrets'>

/**
 * What a proof allows, and of whom: an e-mail address to register, the id of a customer, a session or a guest's browser, or
 * an operator and a file.
 */
export interface ProofOf {
  purpose:
    | 'register'
    | 'identity'
    | 'reset_password'
    | 'unlock'
    | 'reauthenticate'
    | 'create_passkey'
    | 'use_passkey'
    | 'open_paper'
    | 'download_data'
    | `code ${CodeRef}`
  subject: string
}

/**
 * Issues a token that works once. @returns the token; only its hash is stored
 * @param proof.details encrypted
 */
export async function issueProof(
  transaction: Transaction,
  ports: Ports,
  { purpose, subject, details }: ProofOf & { details?: string },
  lifeMs: number,
  now: Date,
): Promise<string> {
  const token = randomToken()
  await transaction.insert(proofs).values({
    hash: hashToken(ports, token),
    purpose,
    subject,
    details,
    createdAt: now,
    expiresAt: after(now, lifeMs),
  })
  return token
}

const isOpen = (ports: Ports, purpose: ProofOf['purpose'], token: string, now: Date): SQL | undefined =>
  and(
    eq(proofs.hash, hashToken(ports, token)),
    eq(proofs.purpose, purpose),
    isNull(proofs.usedAt),
    gt(proofs.expiresAt, now),
  )

export type OpenProof = Pick<typeof proofs.$inferSelect, 'subject' | 'details' | 'createdAt' | 'expiresAt'>

/** @returns a proof that still works, without using it; undefined if it does not */
export async function findProof(
  executor: Executor,
  ports: Ports,
  purpose: ProofOf['purpose'],
  token: string,
  now: Date,
): Promise<OpenProof | undefined> {
  const [proof] = await executor
    .select({
      subject: proofs.subject,
      details: proofs.details,
      createdAt: proofs.createdAt,
      expiresAt: proofs.expiresAt,
    })
    .from(proofs)
    .where(isOpen(ports, purpose, token, now))
  return proof
}

/** Uses a proof: of several at once, one succeeds. @returns its subject; undefined if it does not work */
export async function useProof(
  transaction: Transaction,
  ports: Ports,
  purpose: ProofOf['purpose'],
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [proof] = await transaction
    .update(proofs)
    .set({ usedAt: now })
    .where(isOpen(ports, purpose, token, now))
    .returning()
  return proof?.subject
}

/** Ends the other proofs of a subject. */
export async function endProofs(
  transaction: Transaction,
  { purpose, subject }: ProofOf,
  now: Date,
): Promise<void> {
  await transaction
    .update(proofs)
    .set({ usedAt: now })
    .where(and(eq(proofs.purpose, purpose), eq(proofs.subject, subject), isNull(proofs.usedAt)))
}
