import { day, hour, minute } from '../clock.ts'
import { bump, clearUses, countUse, giveBack } from '../http/rate-limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Asker } from '../http/route.ts'
import type { Services } from '../services.ts'
import type { Executor } from '../database/database.ts'

const codesInWindow = 3
const windowMs = 15 * minute
/** NIST SP 800-63B: no more failures in a row than this, over everything that an account can be guessed by. */
const failuresInARow = 100
const failureMemoryMs = 3650 * day

const account = (services: Services, email: string) => services.secrets.mac('account', email)
const network = (services: Services, asker: Asker) => services.secrets.mac('network', asker.network)

/** Three codes in 15 minutes for one account; limits for one address of the internet and for the whole site. */
export async function countCode(services: Services, email: string, asker: Asker): Promise<void> {
  const { database } = services.database
  const { limits } = services.config
  await countUse(database, 'codes:site', limits.wholeSite, hour)
  await countUse(database, `codes:network:${network(services, asker)}`, limits.codesPerAddress, windowMs)
  await countUse(database, `codes:account:${account(services, email)}`, codesInWindow, windowMs)
}

/**
 * Counts a guess as a failure before anybody looks at it, so that guesses made at once are counted like others; a
 * success takes it back. Throws 429 for an account that has failed too often in a row, or for whom guesses too much.
 */
export async function takeGuess(services: Services, email: string, asker: Asker): Promise<void> {
  const { database } = services.database
  const { limits } = services.config
  const here = await bump(database, `failures:network:${network(services, asker)}`, windowMs)
  const everywhere = await bump(database, 'failures:site', hour)
  if (here.count > limits.failuresPerAddress || everywhere.count > limits.wholeSite)
    throw new Refusal(429, 'too_many', { retryAfter: windowMs / 1000 })
  const inARow = await bump(database, `failures:account:${account(services, email)}`, failureMemoryMs)
  if (inARow.count > failuresInARow)
    throw new Refusal(429, 'locked_out', { code: 'locked_out', retryAfter: day / 1000 })
}

/** A success ends the account's row of failures and takes back what was counted for it elsewhere. */
export async function forgetFailures(
  executor: Executor,
  services: Services,
  email: string,
  asker: Asker,
): Promise<void> {
  await clearUses(executor, `failures:account:${account(services, email)}`)
  await giveBack(executor, `failures:network:${network(services, asker)}`)
  await giveBack(executor, 'failures:site')
}
