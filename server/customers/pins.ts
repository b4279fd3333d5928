import type { CodeRef } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { pinTries } from '@seberang/domain/limits'
import { waitSeconds } from '@seberang/domain/format'
import { sql } from 'drizzle-orm'
import { loadCustomer } from './view.ts'
import { day, readClock } from '../database/clock.ts'
import type { Executor } from '../database/database.ts'
import { conflict, Refusal, refusedField } from '../refusal/refusal.ts'
import { customerOf, type Caller } from '../security/caller.ts'
import { requireCodeProof } from '../security/code-proofs.ts'
import { logEvent } from '../security/events.ts'
import { forgetFailures, queueOf, takeGuess } from '../security/guess-limits.ts'
import { verifyPassword } from '../security/passwords.ts'
import type { SecurityPorts } from '../security/ports.ts'
import { bump } from '../security/rate-counters.ts'

/** Tells the owner that their PIN is locked. */
type TellLocked = (
  executor: Executor,
  locked: { email: string; language: Language; until: Date },
  now: Date,
) => Promise<void>

const triesOf = (customerId: number) => `pin:${customerId}`

/**
 * Checks the PIN of the wallet. Counted before it is compared, so that concurrent guesses all count: with the guesses at
 * the account, and by itself, since whoever has taken over a session has only these digits before them.
 * @returns the refusal of a wrong one, with the tries that are left
 * Throws 409 `no_pin` where there is none, 429 `pin_locked` after too many wrong ones in a day, or like `takeGuess`.
 */
async function checkPin(
  ports: SecurityPorts,
  caller: Caller,
  pin: string,
  tellLocked: TellLocked,
): Promise<Refusal | null> {
  const { database } = ports.database
  const { id, email, language, pinHash } = await loadCustomer(database, customerOf(caller))
  if (pinHash === null) throw conflict('no_pin')
  const { count, waitMs } = await bump(database, triesOf(id), day)
  if (count > pinTries)
    throw new Refusal(429, 'pin_locked', { code: 'pin_locked', retryAfter: Math.max(1, waitSeconds(waitMs)) })
  const guess = await takeGuess(ports, email, caller)
  if (await verifyPassword(pin, ports.secrets.open(pinHash), queueOf(guess, caller))) {
    // At once: the right PIN was right even where what it was given for is refused.
    await forgetFailures(database, ports, guess, caller)
    await forgetPinTries(database, id)
    return null
  }
  logEvent(ports, 'pin_failed', caller, { customer: id })
  const left = pinTries - count
  if (left === 0) {
    // Those after it are refused uncompared: once for each time that it is locked.
    const now = await readClock(database)
    await tellLocked(database, { email, language, until: new Date(now.getTime() + waitMs) }, now)
    throw new Refusal(429, 'pin_locked', { code: 'pin_locked', retryAfter: Math.max(1, waitSeconds(waitMs)) })
  }
  return refusedField('pin', left === 1 ? 'wrong_pin_last' : 'wrong_pin', { left })
}

/**
 * Checks what money leaves the wallet by, before the transaction that uses the proof up. The proof first: whoever has no
 * mailbox to read the code in has no PIN to guess at either.
 * @returns as `checkPin`. Throws 422 for a proof that does not work, and as `checkPin`.
 */
export async function checkPinAndCode(
  ports: SecurityPorts,
  caller: Caller,
  { ref, pin, otp_token: token }: { ref: CodeRef; pin: string; otp_token: string },
  tellLocked: TellLocked,
): Promise<Refusal | null> {
  const { database } = ports.database
  const proof = { customerId: customerOf(caller), ref, token }
  await requireCodeProof(database, ports, proof, await readClock(database))
  return checkPin(ports, caller, pin, tellLocked)
}

/** Another PIN was set, or the right one given. */
export async function forgetPinTries(executor: Executor, customerId: number): Promise<void> {
  await executor.execute(sql`delete from rate_counters where key = ${triesOf(customerId)}`)
}
