import { findByEmail } from '../../customers/find.ts'
import type { RightPassword } from '../../customers/password.ts'
import { readClock } from '../../database/clock.ts'
import type { Services } from '../../http/services.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { queueOf, takeGuess, type Guess } from '../../security/guess-limits.ts'
import { verifyDecoy, verifyPassword } from '../../security/passwords.ts'
import { mailUnlock } from './recovery.ts'

/** @returns the guess, and the account; null if e-mail and password do not match */
export async function checkPassword(
  services: Services,
  body: { user_id: string; password: string },
  caller: Caller,
): Promise<{ guess: Guess; account: RightPassword | null }> {
  const guess = await takeGuess(services, body.user_id, caller).catch((error: unknown) =>
    tellOwner(services, body.user_id, error),
  )
  const found = await findByEmail(services.database.database, body.user_id)
  const queue = queueOf(guess, caller)
  const hash = found?.passwordHash
  const right = hash
    ? await verifyPassword(body.password, hash, queue)
    : await verifyDecoy(body.password, services.config.passwordCost, queue)
  if (found && hash && right) return { guess, account: { customerId: found.id, passwordHash: hash } }
  logEvent(services, 'sign_in_failed', caller, { customer: found?.id ?? null })
  return { guess, account: null }
}

/** Mails the owner of an account that is closed to strangers how to open it, and throws on. */
async function tellOwner(services: Services, email: string, error: unknown): Promise<never> {
  if (error instanceof Refusal && error.key === 'locked_out')
    await services.database.database.transaction(async (transaction) =>
      mailUnlock(transaction, services, email, await readClock(transaction)),
    )
  throw error
}
