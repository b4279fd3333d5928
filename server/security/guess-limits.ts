import { day, hour, minute } from '../database/clock.ts'
import { bump, clearUses, countUse, giveBack } from './rate-limits.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { Caller } from './caller.ts'
import type { SecurityPorts } from './ports.ts'
import type { Executor } from '../database/database.ts'

const codesInWindow = 3
const windowMs = 15 * minute
/** NIST SP 800-63B: limit on consecutive failures of one account, over all its authenticators. */
const failuresInARow = 100
const failureMemoryMs = 3650 * day

const account = (ports: SecurityPorts, email: string) => ports.secrets.mac('account', email)
const network = (ports: SecurityPorts, caller: Caller) => ports.secrets.mac('network', caller.network)

/** At most three codes per account in 15 minutes, with further limits per IP address and for the whole site. */
export async function countCode(ports: SecurityPorts, email: string, caller: Caller): Promise<void> {
  const { database } = ports.database
  const { limits } = ports.config
  await countUse(database, 'codes:site', limits.wholeSite, hour)
  await countUse(database, `codes:network:${network(ports, caller)}`, limits.codesPerNetwork, windowMs)
  await countUse(database, `codes:account:${account(ports, email)}`, codesInWindow, windowMs)
}

/**
 * Counts a guess as a failure before it is checked, so that concurrent guesses are all counted; a success takes it
 * back. Throws 429 for an account with too many consecutive failures, or for a caller or site over its limit.
 */
export async function takeGuess(ports: SecurityPorts, email: string, caller: Caller): Promise<void> {
  const { database } = ports.database
  const { limits } = ports.config
  const here = await bump(database, `failures:network:${network(ports, caller)}`, windowMs)
  const everywhere = await bump(database, 'failures:site', hour)
  if (here.count > limits.failuresPerNetwork || everywhere.count > limits.wholeSite)
    throw new Refusal(429, 'too_many', { retryAfter: windowMs / 1000 })
  const inARow = await bump(database, `failures:account:${account(ports, email)}`, failureMemoryMs)
  if (inARow.count > failuresInARow)
    throw new Refusal(429, 'locked_out', { code: 'locked_out', retryAfter: day / 1000 })
}

/** After a success: clears the account's failures and takes back this guess from the other counters. */
export async function forgetFailures(
  executor: Executor,
  ports: SecurityPorts,
  email: string,
  caller: Caller,
): Promise<void> {
  await clearUses(executor, `failures:account:${account(ports, email)}`)
  await giveBack(executor, `failures:network:${network(ports, caller)}`)
  await giveBack(executor, 'failures:site')
}
