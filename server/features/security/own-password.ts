import { loadCustomer } from '../../customers/view.ts'
import type { Services } from '../../http/services.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { queueOf, takeGuess, type Guess } from '../../security/guess-limits.ts'
import { verifyPassword } from '../../security/passwords.ts'

export interface OwnPassword {
  guess: Guess
  /** The hash of the password; null if another one was given. */
  passwordHash: string | null
}

/** Checks the password of whoever is signed in, counted as a guess. Throws 429 like `takeGuess`. */
export async function checkOwnPassword(
  services: Services,
  caller: Caller,
  password: string,
): Promise<OwnPassword> {
  const { id, email, passwordHash } = await loadCustomer(services.database.database, customerOf(caller))
  const guess = await takeGuess(services, email, caller)
  const isRight =
    passwordHash !== null && (await verifyPassword(password, passwordHash, queueOf(guess, caller)))
  if (!isRight) logEvent(services, 'password_failed', caller, { customer: id })
  return { guess, passwordHash: isRight ? passwordHash : null }
}
