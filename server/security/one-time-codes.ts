import { codeDigits, codeMinutes } from '@seberang/domain/limits'
import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockFor } from '../database/advisory-lock.ts'
import { after, minute } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { oneTimeCodes } from '../database/schema/index.ts'
import { refusedField, type Refusal } from '../refusal/refusal.ts'
import type { SecurityPorts } from './ports.ts'

const codeLifeMs = codeMinutes * minute
const maxAttempts = 5

const hashOf = (
  { secrets }: Pick<SecurityPorts, 'secrets'>,
  purpose: string,
  subject: string,
  code: string,
) => secrets.mac('one-time-code', `${purpose}\n${subject}\n${code}`)

/** Issues a code, which replaces the earlier one. @returns its digits; only a keyed hash is stored */
export async function issueCode(
  transaction: Transaction,
  ports: SecurityPorts,
  purpose: string,
  subject: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  // Without an earlier code there is no row to lock, so two concurrent requests would both insert one.
  await lockFor(transaction, 'one-time code', `${purpose}\n${subject}`)
  await endCodes(transaction, purpose, subject, now)
  await transaction.insert(oneTimeCodes).values({
    purpose,
    subject,
    hash: hashOf(ports, purpose, subject, code),
    triesLeft: maxAttempts,
    createdAt: now,
    expiresAt: after(now, codeLifeMs),
  })
  return code
}

async function endCodes(
  transaction: Transaction,
  purpose: string,
  subject: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(oneTimeCodes)
    .set({ endedAt: now })
    .where(
      and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject), isNull(oneTimeCodes.endedAt)),
    )
}

/**
 * Uses up a code: of several concurrent correct answers only one succeeds, and each wrong one costs an attempt.
 * @param attempt `field` names the field in a refusal
 * @returns null if the code was right, else the refusal; it is returned, not thrown, so that the attempt is counted
 */
export async function useCode(
  transaction: Transaction,
  ports: SecurityPorts,
  attempt: { purpose: string; subject: string; code: string; field?: string },
  now: Date,
): Promise<Refusal | null> {
  const { purpose, subject, code, field = 'code' } = attempt
  const [open] = await transaction
    .select()
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject), isNull(oneTimeCodes.endedAt)),
    )
    .for('update')
  if (!open || open.expiresAt <= now)
    return refusedField(field, 'code_expired', {}, { beside: { tries_left: 0 } })
  if (open.hash === hashOf(ports, purpose, subject, code)) {
    await transaction.update(oneTimeCodes).set({ endedAt: now }).where(eq(oneTimeCodes.id, open.id))
    return null
  }
  const left = open.triesLeft - 1
  await transaction
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1`, endedAt: left === 0 ? now : null })
    .where(eq(oneTimeCodes.id, open.id))
  const key = left === 0 ? 'no_tries_left' : 'wrong_code'
  return refusedField(field, key, { tries_left: left }, { beside: { tries_left: left } })
}
