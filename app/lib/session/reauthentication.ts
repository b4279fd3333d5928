import { isObject } from '@seberang/domain/json'
import { reauthenticationMinutes } from '@seberang/domain/limits'
import { keep, readEncrypted } from '../storage/encrypted.ts'
import { confirmationName } from './confirmation.ts'
import { session } from './session.ts'

/** What is typed after the password takes its time, too. */
const minutesToUse = 5
const lifeMs = (reauthenticationMinutes - minutesToUse) * 60_000

/**
 * The proof that the customer has lately said who they are; undefined if they are to be asked again. It is this tab's
 * and this session's alone, so that a reload or the way to a provider and back does not ask twice.
 */
export async function reauthToken(): Promise<string | undefined> {
  const stored = await readEncrypted(confirmationName, sessionStorage)
  if (!isObject(stored) || stored['of'] !== session().token) return undefined
  const { token, until } = stored
  return typeof token === 'string' && typeof until === 'number' && Date.now() < until ? token : undefined
}

export function saveReauthToken(token: string): Promise<void> {
  return keep(confirmationName, { token, of: session().token, until: Date.now() + lifeMs }, sessionStorage)
}
