import {
  accountNoticesADay,
  codesADay,
  codesInWindow,
  codeWindowMinutes,
  lockHours,
} from '@seberang/domain/limits'
import { sql } from 'drizzle-orm'
import { day, hour, minute, second } from '../database/clock.ts'
import { rowsOf, type Database, type Executor } from '../database/database.ts'
import { Refusal } from '../refusal/refusal.ts'
import { browserOf, type Caller } from './caller.ts'
import { logEvent } from './events.ts'
import { recognise } from './known-devices.ts'
import { countByNetwork, countPrefix48, keyOfNetwork, keyOfPrefix48 } from './network-limits.ts'
import { widerNetworkOf } from './network.ts'
import { networkQueue } from './passwords.ts'
import type { SecurityPorts } from './ports.ts'
import { bump, countUse, giveBack } from './rate-counters.ts'

const windowMs = codeWindowMinutes * minute
/** NIST SP 800-63B: limit on consecutive failures of one account, over all its authenticators. */
const failuresOfStrangers = 100
/** One device or session that has been signed in to the account. */
const failuresOfKnown = 10
/** After their last failure, strangers have one attempt in this time: in 30 days a chance of 1.3e-4 to hit a code. */
const pauseMs = lockHours * hour

const account = (ports: SecurityPorts, email: string) => `account:${ports.secrets.mac('account', email)}`

/** Codes a day beyond a recipient's limits. */
const codesInReserve = 5

interface CountedCode {
  recipient: string
  /** What the code is for, where a recipient may need several for different things; without it all count together. */
  purpose?: string
  caller: Caller
}

/**
 * At most three codes per recipient in 15 minutes for each purpose, so that what is done one after the other for the
 * first time (PIN, bank account, withdrawal) is not refused, and ten in a day for all of them. Beyond them a few go to
 * networks that have asked for none in a day: strangers who ask for somebody's codes would otherwise keep their owner
 * from registering.
 */
async function countRecipient(
  ports: SecurityPorts,
  { recipient, purpose, caller }: CountedCode,
  note: () => void,
): Promise<void> {
  const { database } = ports.database
  const key = `codes:${account(ports, recipient)}`
  const from = ports.secrets.mac('network', widerNetworkOf(caller.network))
  const { count } = await bump(database, `${key}:from:${from}`, day)
  try {
    if (purpose === undefined)
      await countUse(database, key, codesInWindow, windowMs, undefined, 'mails_too_many')
    else
      await countUse(database, `${key}:for:${purpose}`, codesInWindow, windowMs, undefined, 'codes_too_many')
    await countUse(database, `${key}:day`, codesADay, day, undefined, 'mails_of_day')
  } catch (error) {
    if (count === 1) return countUse(database, `${key}:reserve`, codesInReserve, day, note)
    note()
    throw error
  }
}

/** Counts a code by its recipient, by network and for the whole site. Throws 429 over one of the limits. */
export async function countCode(ports: SecurityPorts, code: CountedCode): Promise<void> {
  const { recipient, caller } = code
  const { database } = ports.database
  const { rateLimits } = ports.config
  const note = (limit: 'site' | 'network' | 'account') => () =>
    logEvent(ports, 'limit_reached', caller, { limit })
  const codes = { kind: 'codes', limit: rateLimits.codesPerNetwork, windowMs }
  await countUse(database, keyOfNetwork(ports, 'codes', caller), codes.limit, windowMs, note('network'))
  // Whoever has signed in to the account before has a count of their own, which strangers cannot use up.
  const { knownAs } = await recognise(ports, recipient, caller)
  await countRecipient(ports, { ...code, recipient: knownAs ?? recipient }, note('account'))
  await countPrefix48(ports, codes, caller, note('network'))
  // Last: what one network or recipient is refused anyway must not use up what all others have.
  await countUse(database, 'codes:site', rateLimits.wholeSite, hour, note('site'))
}

/** A guess at an account's secrets that was counted as a failure. */
export interface Guess {
  /** What it was counted under. */
  key: string
  /** By a device or session that has been signed in to the account. */
  isKnown: boolean
}

/** Where its password waits to be hashed: the owner's device does not wait for strangers in its network. */
export const queueOf = (guess: Guess, caller: Caller): string =>
  guess.isKnown ? guess.key : networkQueue(caller)

/**
 * Counts a guess as a failure before it is checked, so that concurrent guesses are all counted; a success takes it
 * back. Who has been signed in to the account before has failures of their own, so that nobody else's close it to
 * them. Throws 429 for strangers to an account with too many consecutive failures, or over the limits of their network
 * or the site.
 */
export async function takeGuess(ports: SecurityPorts, email: string, caller: Caller): Promise<Guess> {
  const { database } = ports.database
  const { customer, knownAs } = await recognise(ports, email, caller)
  if (knownAs !== null && (await countFailure(database, knownAs, failuresOfKnown, null)))
    return { key: knownAs, isKnown: true }
  await countStranger(ports, caller, customer)
  const key = account(ports, email)
  if (await countFailure(database, key, failuresOfStrangers, pauseMs)) return { key, isKnown: false }
  // Nor does what a closed account is refused. Its own count comes last, since no other limit may close an account.
  await giveBack(database, 'failures:site')
  logEvent(ports, 'limit_reached', caller, { limit: 'account', customer })
  throw new Refusal(429, 'locked_out', { code: 'locked_out', retryAfter: await secondsToWait(database, key) })
}

/**
 * Counts a guess at a code of a registration, which ends with the tries of that code: it belongs to the browser that
 * asked for it, so wrong ones close neither an account nor an address to anybody else. Throws 429 over the limits of the
 * network or the site.
 */
export const takeGuessAtOwnCode = (ports: SecurityPorts, caller: Caller): Promise<void> =>
  countStranger(ports, caller, null)

const verificationsOfBrowser = 30

/**
 * Counts a signature of a passkey or a token of a provider, for the work that it takes. Nobody guesses one, so they close
 * no account, and each browser has its own count: a neighbour closes nobody's ways in. Throws 429 over the limit.
 */
export const countVerification = (ports: SecurityPorts, caller: Caller): Promise<void> =>
  countUse(
    ports.database.database,
    `verifications:${browserOf(caller)}`,
    verificationsOfBrowser,
    windowMs,
    () => logEvent(ports, 'limit_reached', caller, { limit: 'browser' }),
  )

/** What its own network is refused anyway does not reach the counter of the site, which closes it to everybody. */
async function countStranger(ports: SecurityPorts, caller: Caller, customer: number | null): Promise<void> {
  const { database } = ports.database
  const { rateLimits } = ports.config
  const note = (limit: 'site' | 'network') => () =>
    logEvent(ports, 'limit_reached', caller, { limit, customer })
  const failures = { kind: 'failures', limit: rateLimits.failuresPerNetwork, windowMs }
  await countByNetwork(ports, failures, caller, note('network'))
  await countUse(database, 'failures:site', rateLimits.wholeSite, hour, note('site'))
}

/** After a success: takes the guess of a stranger back. */
export async function giveGuessBack(executor: Executor, ports: SecurityPorts, caller: Caller): Promise<void> {
  await giveBack(executor, keyOfNetwork(ports, 'failures', caller))
  const key = keyOfPrefix48(ports, 'failures', caller)
  if (key !== null) await giveBack(executor, key)
  await giveBack(executor, 'failures:site')
}

/**
 * Whether an address is mailed one more notice: that it has an account, or none, not at every attempt of a stranger; or
 * that the account is closed to others.
 */
export async function mayNotify(
  executor: Executor,
  { secrets }: Pick<SecurityPorts, 'secrets'>,
  notice: 'account' | 'unlock',
  email: string,
): Promise<boolean> {
  const { count } = await bump(executor, `${notice}-notice:${secrets.mac('account', email)}`, day)
  return count <= accountNoticesADay
}

/** After a success: clears the failures in a row and takes back this guess from the other counters. */
export async function forgetFailures(
  executor: Executor,
  ports: SecurityPorts,
  guess: Guess,
  caller: Caller,
): Promise<void> {
  await executor.execute(sql`delete from failed_guesses where key = ${guess.key}`)
  if (guess.isKnown) return
  await giveGuessBack(executor, ports, caller)
}

/** Whether failures in a row have closed an account to strangers. */
export async function isLockedOut(executor: Executor, ports: SecurityPorts, email: string): Promise<boolean> {
  const found = await executor.execute(
    sql`select from failed_guesses where key = ${account(ports, email)} and count >= ${failuresOfStrangers}`,
  )
  return rowsOf(found).length > 0
}

/** Opens an account to strangers again. @returns how many failures in a row it had */
export async function openAccount(executor: Executor, ports: SecurityPorts, email: string): Promise<number> {
  const result = await executor.execute(
    sql`delete from failed_guesses where key = ${account(ports, email)} returning count`,
  )
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0
}

/**
 * Counts a failure in one statement, so that of concurrent ones no more than the limit pass.
 * @param pause over the limit, one more passes after each such time; null: none
 * @returns whether it passes; what does not pass is not counted
 */
async function countFailure(
  database: Database,
  key: string,
  limit: number,
  pause: number | null,
): Promise<boolean> {
  const result = await database.execute(sql`
    insert into failed_guesses as earlier (key, count, last_at)
    select ${key}, 1, now() + offset_ms * interval '1 millisecond' from clock
    on conflict (key) do update set count = earlier.count + 1, last_at = excluded.last_at
    where earlier.count < ${limit}
      or earlier.last_at <= excluded.last_at - ${pause}::float8 * interval '1 millisecond'
    returning count`)
  return rowsOf(result).length > 0
}

async function secondsToWait(database: Database, key: string): Promise<number> {
  const result = await database.execute(sql`
    select extract(epoch from last_at - now()) * 1000 - offset_ms + ${pauseMs}::float8 as wait_ms
    from failed_guesses, clock where key = ${key}`)
  const [row] = rowsOf<{ wait_ms: number | string }>(result)
  return Math.max(1, Math.ceil(Number(row?.wait_ms ?? 0) / second))
}
