import { reauthenticationMinutes } from '@seberang/domain/limits'
import { session, subscribeToSession } from './session.ts'

/** What is typed after the password takes its time, too. */
const minutesToUse = 5
const lifeMs = (reauthenticationMinutes - minutesToUse) * 60_000

/** Only in memory: whoever opens the page anew is somebody else, perhaps. */
let latest: { token: string; of: string | null; until: number } | undefined

subscribeToSession(() => {
  if (latest?.of !== session().token) latest = undefined
})

/** The proof that the customer has lately said who they are; undefined if they are to be asked again. */
export function reauthToken(): string | undefined {
  return latest && performance.now() < latest.until ? latest.token : undefined
}

export function saveReauthToken(token: string): void {
  latest = { token, of: session().token, until: performance.now() + lifeMs }
}
