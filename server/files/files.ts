import { createHash } from 'node:crypto'
import { limitConcurrency } from '../base/concurrency.ts'
import { inPieces } from '../base/in-pieces.ts'
import { second } from '../database/clock.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { carts, cartDetails, files, invoices, refunds, transferProofs } from '../database/schema/index.ts'
import type { CleanFile } from './clean.ts'
import { busy, Refusal } from '../refusal/refusal.ts'
import { widerNetworkOf } from '../security/network.ts'
import { linkedKinds, type LinkedKind } from './find.ts'
import { LostFile, type FileStore } from './store.ts'

/**
 * Six files are read at a time, three of one network, networks by turns: each takes its bytes of memory, and a store that
 * hangs holds no more. How many wait is limited by the slots of stored files.
 */
const inTurn = limitConcurrency(6, 3)
/** Of waiting for its turn, as the store hangs. */
const longestWaitMs = 15 * second

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Records a file after its bytes are stored. A crash in between leaves bytes that a sweep removes. */
export async function bookFile(
  executor: Executor,
  file: { id: string; clean: CleanFile } & (
    { customerId: number; kind: 'upload' | 'parcel' | 'avatar' } | { customerId: null; kind: 'promo' }
  ),
  now: Date,
): Promise<void> {
  const { bytes, contentType } = file.clean
  await executor.insert(files).values({
    id: file.id,
    customerId: file.customerId,
    kind: file.kind,
    contentType,
    size: bytes.length,
    sha256: hashOf(bytes),
    createdAt: now,
  })
}

/**
 * From when an upload proves a tax number, each reading of it is recorded: also once another replaces it, or its address
 * is deleted.
 */
export async function markTaxPaper(executor: Executor, id: string): Promise<void> {
  await executor
    .update(files)
    .set({ kind: 'tax_paper' })
    .where(and(eq(files.id, id), eq(files.kind, 'upload')))
}

/** Whether it shows what a refund is asked for. */
export const isOfRefund = sql`exists (select 1 from ${refunds}
    where ${refunds.customerId} = ${files.customerId} and ${files.id} = any(${refunds.files}))`

/** Whether it shows that a transfer was made. */
export const isOfProof = sql`exists (select 1 from ${transferProofs}
    join ${invoices} on ${invoices.id} = ${transferProofs.invoiceId}
    where ${invoices.customerId} = ${files.customerId} and ${transferProofs.fileId} = ${files.id})`

/** Whether a shipment, a refund or the proof of a transfer names it: then it stays as long as that does. */
export const isNamed = sql`exists (select 1 from ${carts} where ${carts.customerId} = ${files.customerId}
    and (${carts.invoiceFile} = ${files.id} or ${files.id} = any(${carts.paperFiles})))
  or exists (select 1 from ${cartDetails}
    where ${cartDetails.imageFile} = ${files.id} or ${cartDetails.additionalDocument} = ${files.id})
  or ${isOfRefund} or ${isOfProof}`

/**
 * Takes an upload for a paper: from then on nothing else can name it, and operators open it by links alone.
 * @returns whether it was an upload of the customer's that nothing names yet
 */
export async function markPaper(
  transaction: Transaction,
  customerId: number,
  id: string,
  kind: LinkedKind,
): Promise<boolean> {
  const isOwnUpload = and(eq(files.id, id), eq(files.customerId, customerId), eq(files.kind, 'upload'))
  // Waits for a shipment that is being saved with it, and makes later ones wait.
  await transaction.select({ id: files.id }).from(files).where(isOwnUpload).for('update')
  const marked = await transaction
    .update(files)
    .set({ kind })
    .where(and(isOwnUpload, sql`not (${isNamed})`))
    .returning({ id: files.id })
  return marked.length > 0
}

/** Nobody can open these papers any more, and a sweep deletes their bytes. */
export async function removePapers(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .update(files)
    .set({ removedAt: now })
    .where(and(inArray(files.id, [...ids]), inArray(files.kind, linkedKinds)))
}

/**
 * The bytes of a recorded file. Throws LostFile also when they do not match its hash, since those were never scanned.
 */
export async function readRecorded(
  store: FileStore,
  { id, sha256 }: { id: string; sha256: string },
  isAborted?: () => boolean,
): Promise<Buffer> {
  const bytes = await store.read(id, isAborted)
  const hash = createHash('sha256')
  await inPieces(bytes, (piece) => hash.update(piece))
  if (hash.digest('hex') !== sha256) throw notAsBooked(id)
  return bytes
}

/** Throws LostFile unless the bytes are those that were recorded. */
export function requireRecorded({ id, sha256 }: { id: string; sha256: string }, bytes: Buffer): void {
  if (hashOf(bytes) !== sha256) throw notAsBooked(id)
}

const notAsBooked = (id: string) => new LostFile(`file ${id} is not as it was booked`)

/** Who waits for a file. */
interface Viewer {
  network: string
  log: { error: (fields: object, text: string) => void }
  /** Whether they have hung up. */
  isAborted: () => boolean
}

/** As `readRecorded`, for a caller, in turn. Throws Refusal 410 for a lost file, 503 when its turn does not come. */
export async function showBooked(
  store: FileStore,
  file: typeof files.$inferSelect,
  { network, log, isAborted }: Viewer,
): Promise<Buffer> {
  const waitsFrom = performance.now()
  try {
    return await inTurn(widerNetworkOf(network), async () => {
      if (isAborted() || performance.now() - waitsFrom > longestWaitMs) throw busy(5)
      return readRecorded(store, file, isAborted)
    })
  } catch (error) {
    if (!(error instanceof LostFile)) throw error
    log.error({ err: error }, 'a stored file is lost')
    throw new Refusal(410, 'file_lost', { code: 'file_lost' })
  }
}
