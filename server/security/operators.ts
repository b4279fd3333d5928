import type { OperatorRole } from '@seberang/domain/api'
import { actors } from '@seberang/domain/status'
import { createHash } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { StartError } from '../base/start-error.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { operators } from '../database/schema/index.ts'
import { writeAudit } from './audit.ts'
import { randomToken } from './secrets.ts'

/** Who sent a request with an operator's key. */
export interface Operator {
  name: string
  role: OperatorRole
}

/** Whoever holds OPS_KEY, or runs commands on the server's machine. */
export const machineOperator: Operator = { name: 'machine', role: 'admin' }

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')

export async function findOperator(executor: Executor, key: string): Promise<Operator | undefined> {
  const [found] = await executor
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(eq(operators.keyHash, hashKey(key)))
  return found
}

/** Whom the audit names besides operators. */
const reserved: ReadonlySet<string> = new Set([...actors, 'feed', 'release', machineOperator.name])

function readName(typed: string): string {
  const name = typed.trim().toLowerCase()
  if (!/^[a-z][a-z0-9.-]{1,31}$/.test(name))
    throw new StartError(
      'A name has 2 to 32 letters, digits, dots and hyphens, and begins with a letter, as budi.santoso.',
    )
  if (reserved.has(name)) throw new StartError(`The name ${name} is taken: the audit means something else.`)
  return name
}

/**
 * Adds an operator, or one that was removed before. @returns the key, which is not stored. Throws StartError for a name
 * that is not possible or taken.
 */
export async function addOperator(
  transaction: Transaction,
  { name: typed, role }: Operator,
  now: Date,
): Promise<{ name: string; key: string }> {
  const name = readName(typed)
  const key = randomToken()
  const columns = { role, keyHash: hashKey(key), keyAt: now, removedAt: null }
  const written = await transaction
    .insert(operators)
    .values({ name, addedAt: now, ...columns })
    .onConflictDoUpdate({ target: operators.name, set: columns, setWhere: isNull(operators.keyHash) })
    .returning({ name: operators.name })
  if (written.length === 0) throw new StartError(`There is an operator ${name} already.`)
  await log(transaction, 'operator_add', name, { role }, now)
  return { name, key }
}

/** Replaces a key, at once. */
export async function renewKey(
  transaction: Transaction,
  typed: string,
  now: Date,
): Promise<{ name: string; key: string }> {
  const key = randomToken()
  const name = await change(transaction, typed, { keyHash: hashKey(key), keyAt: now })
  await log(transaction, 'operator_key', name, {}, now)
  return { name, key }
}

export async function removeOperator(
  transaction: Transaction,
  typed: string,
  now: Date,
): Promise<{ name: string }> {
  const name = await change(transaction, typed, { keyHash: null, removedAt: now })
  await log(transaction, 'operator_remove', name, {}, now)
  return { name }
}

async function change(
  transaction: Transaction,
  typed: string,
  columns: Partial<typeof operators.$inferInsert>,
): Promise<string> {
  const name = typed.trim().toLowerCase()
  const written = await transaction
    .update(operators)
    .set(columns)
    .where(and(eq(operators.name, name), isNull(operators.removedAt)))
    .returning({ name: operators.name })
  if (written.length === 0) throw new StartError(`There is no operator ${name}.`)
  return name
}

const log = (transaction: Transaction, action: string, subject: string, detail: object, now: Date) =>
  writeAudit(transaction, { actor: machineOperator.name, action, subject, detail }, now)

/** All operators by name, including those that were removed. */
export const listOperators = (executor: Executor) =>
  executor
    .select({
      name: operators.name,
      role: operators.role,
      addedAt: operators.addedAt,
      keyAt: operators.keyAt,
      removedAt: operators.removedAt,
    })
    .from(operators)
    .orderBy(asc(operators.name))
