import type { OperatorRole } from '@seberang/domain/api'
import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database/database.ts'
import { files } from '../../database/schema/index.ts'
import { isNamed, isOfProof, isOfRefund } from '../../files/files.ts'
import { keptFiles, linkedKinds, ownFiles } from '../../files/find.ts'

/** They open the others by links that name them. */
const forOperators = and(keptFiles, notInArray(files.kind, ['avatar', ...linkedKinds]))
/** What no shipment names may yet become a paper: who handles parcels does not see it before. */
const forHandlers = and(forOperators, or(ne(files.kind, 'upload'), isNamed))
/** Whoever decides refunds and matches transfers sees what shows them, and nothing else. */
const forFinance = and(forOperators, or(isOfRefund, isOfProof))

type FileRow = typeof files.$inferSelect

/** Who opens a file: a customer, or an operator, who sees those of all customers, but neither photos of themselves nor papers. */
export type Reader = { customerId: number } | { role: OperatorRole }

export async function findFile(executor: Executor, id: string, reader: Reader): Promise<FileRow | undefined> {
  const [file] = await executor
    .select()
    .from(files)
    .where(and(eq(files.id, id), filesOf(reader)))
  return file
}

function filesOf(reader: Reader) {
  if ('customerId' in reader) return ownFiles(reader.customerId)
  if (reader.role === 'finance') return forFinance
  return reader.role === 'admin' ? forOperators : forHandlers
}

/** What a customer has uploaded; neither what operators add to the shipments is counted nor the customer's photo. */
export async function uploadedBy(
  executor: Executor,
  customerId: number,
): Promise<{ count: number; bytes: number }> {
  const [row] = await executor
    .select({
      count: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.customerId, customerId), notInArray(files.kind, ['parcel', 'avatar'])))
  return row ?? { count: 0, bytes: 0 }
}
