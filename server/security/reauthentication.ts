import { reauthenticationMinutes } from '@seberang/domain/limits'
import { eq } from 'drizzle-orm'
import { after, minute, readClock } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { customers } from '../database/schema/index.ts'
import { Refusal } from '../refusal/refusal.ts'
import { customerOf, sessionOf, type Caller } from './caller.ts'
import type { SecurityPorts } from './ports.ts'
import { findProof, issueProof } from './proofs.ts'
import { requireSession } from './sessions.ts'

type Ports = Pick<SecurityPorts, 'secrets'>

const lifeMs = reauthenticationMinutes * minute

/** Records that the customer has just said who they are: it counts for several changes, for some minutes. */
export async function issueReauthentication(
  transaction: Transaction,
  ports: Ports,
  caller: Caller,
  now: Date,
): Promise<{ reauth_token: string; expires_at: string }> {
  // Of one session, so that a token that is overheard is worth nothing elsewhere.
  const proof = { purpose: 'reauthenticate', subject: sessionOf(caller) } as const
  const token = await issueProof(transaction, ports, proof, lifeMs, now)
  return { reauth_token: token, expires_at: after(now, lifeMs).toISOString() }
}

interface Given {
  token: string | undefined
  caller: Caller
}

/**
 * Before every change of a way into the account, in its transaction. Throws 403 without a token of this session that
 * still counts.
 */
export async function requireReauthentication(
  transaction: Transaction,
  ports: Ports,
  given: Given,
  now: Date,
): Promise<void> {
  // A change of the password that ends this session comes before, or after.
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerOf(given.caller)))
    .for('no key update')
  await requireSession(transaction, given.caller)
  await requireToken(transaction, ports, given, now)
}

/** The same before what takes time to prepare: whether the session goes on, the transaction decides. */
export async function requireReauthenticationFirst(
  ports: Ports & Pick<SecurityPorts, 'database'>,
  given: Given,
): Promise<void> {
  const { database } = ports.database
  await requireToken(database, ports, given, await readClock(database))
}

async function requireToken(
  executor: Executor,
  ports: Ports,
  { token, caller }: Given,
  now: Date,
): Promise<void> {
  const proof =
    token === undefined ? undefined : await findProof(executor, ports, 'reauthenticate', token, now)
  if (proof?.subject !== sessionOf(caller))
    throw new Refusal(403, 'reauthenticate', { code: 'reauthenticate' })
}
