import { knownDeviceDays } from '@seberang/domain/limits'
import { and, eq } from 'drizzle-orm'
import { day } from '../database/clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { customers, knownDevices } from '../database/schema/index.ts'
import type { Caller } from './caller.ts'
import type { SecurityPorts } from './ports.ts'
import { randomToken } from './secrets.ts'

export const deviceLifeMs = knownDeviceDays * day

const hashDevice = ({ secrets }: Pick<SecurityPorts, 'secrets'>, device: string) =>
  secrets.mac('device', device)

/**
 * Records that the browser has signed in to an account.
 * @returns the value of its cookie: the same again where it already stands for an account
 */
export async function rememberDevice(
  transaction: Transaction,
  ports: Pick<SecurityPorts, 'secrets'>,
  { device }: Pick<Caller, 'device'>,
  customerId: number,
  now: Date,
): Promise<string> {
  // A value that this server never recorded may be anybody's choice.
  const value =
    device !== null && (await isRecorded(transaction, hashDevice(ports, device))) ? device : randomToken()
  const row = { hash: hashDevice(ports, value), customerId, createdAt: now, lastUsedAt: now }
  await transaction
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.customerId], set: { lastUsedAt: now } })
  return value
}

async function isRecorded(executor: Executor, hash: string): Promise<boolean> {
  const found = await executor
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.hash, hash))
    .limit(1)
  return found.length > 0
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
  const hash = hashDevice(ports, caller.device ?? '')
  const [account] = await ports.database.database
    .select({ id: customers.id, device: knownDevices.hash })
    .from(customers)
    .leftJoin(knownDevices, and(eq(knownDevices.customerId, customers.id), eq(knownDevices.hash, hash)))
    .where(eq(customers.email, email))
  if (!account) return { customer: null, knownAs: null }
  const customer = account.id
  if (customer === caller.customerId) return { customer, knownAs: `session:${customer}` }
  return { customer, knownAs: account.device === null ? null : `device:${account.device}:${customer}` }
}
