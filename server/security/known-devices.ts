import { knownDeviceDays } from '@seberang/domain/limits'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { day } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { customers, knownDevices } from '../database/schema/index.ts'
import type { Caller } from './caller.ts'
import type { SecurityPorts } from './ports.ts'
import { randomToken } from './secrets.ts'

export const deviceLifeMs = knownDeviceDays * day

const hashDevice = ({ secrets }: Pick<SecurityPorts, 'secrets'>, device: string) =>
  secrets.mac('device', device)

/** For how many accounts a browser is known. */
export const maxDeviceValues = 5

/**
 * Records that the browser has signed in to an account. Each account has a value of its own, so that the owner of one
 * cannot show it for another.
 * @returns the values of its cookie, this account's first; and whether it had signed in before, or is the first at all
 */
export async function rememberDevice(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { devices }: Pick<Caller, 'devices'>,
  customerId: number,
  now: Date,
): Promise<{ devices: string[]; isKnown: boolean }> {
  const known = await findDevices(transaction, hashesOf(ports, devices))
  const ownerOf = (value: string) => known.get(hashDevice(ports, value))
  const present = devices.find((one) => ownerOf(one) === customerId)
  const isKnown = present !== undefined || !(await hasDevice(transaction, customerId))
  const value = present ?? randomToken()
  const row = { hash: hashDevice(ports, value), customerId, createdAt: now, lastUsedAt: now }
  await transaction
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: knownDevices.hash, set: { lastUsedAt: now } })
  // A value that this server never recorded may be anybody's choice.
  const others = devices.filter((one) => one !== value && ownerOf(one) !== undefined)
  return { devices: [value, ...others].slice(0, maxDeviceValues), isKnown }
}

/** After a way in was replaced: no browser but the caller's is known to the account any more. */
export async function forgetOtherDevices(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { devices }: Pick<Caller, 'devices'>,
  customerId: number,
): Promise<void> {
  await transaction
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.customerId, customerId), notInArray(knownDevices.hash, hashesOf(ports, devices))),
    )
}

async function hasDevice(executor: Executor, customerId: number): Promise<boolean> {
  const found = await executor
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.customerId, customerId))
    .limit(1)
  return found.length > 0
}

const hashesOf = (ports: Pick<SecurityPorts, 'secrets'>, devices: readonly string[]) =>
  devices.map((value) => hashDevice(ports, value))

async function findDevices(executor: Executor, hashes: readonly string[]): Promise<Map<string, number>> {
  const found = await executor
    .select({ hash: knownDevices.hash, customerId: knownDevices.customerId })
    .from(knownDevices)
    .where(inArray(knownDevices.hash, [...hashes]))
  return new Map(found.map(({ hash, customerId }) => [hash, customerId]))
}

/**
 * Whether the caller has signed in to the account of an e-mail address before, by its device or its session.
 * The same query for every address, so that its time does not reveal whether there is an account.
 * @returns the account's customer, and a key to count its guesses under; null where there is none
 */
export async function recognise(
  ports: SecurityPorts,
  email: string,
  caller: Caller,
): Promise<{ customer: number | null; knownAs: string | null }> {
  const hashes = hashesOf(ports, caller.devices)
  const [account] = await ports.database.database
    .select({ id: customers.id, device: knownDevices.hash })
    .from(customers)
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.customerId, customers.id), inArray(knownDevices.hash, hashes)),
    )
    .where(eq(customers.email, email))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(1)
  if (!account) return { customer: null, knownAs: null }
  const customer = account.id
  if (account.device !== null) return { customer, knownAs: `device:${account.device}:${customer}` }
  // Each session has a count of its own: a stolen one does not close the account to the others.
  const isOwn = customer === caller.customerId && caller.sessionHash !== null
  return { customer, knownAs: isOwn ? `session:${caller.sessionHash}` : null }
}
