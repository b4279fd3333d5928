import { createHash } from 'node:crypto'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import type { CleanFile } from './clean.ts'
import { Refusal } from '../refusal/refusal.ts'
import { LostFile, type FileStore } from './store.ts'

export const fileUrl = (id: string) => `/api/file/${id}`

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Records a file after its bytes are stored. A crash in between leaves unreachable bytes. */
export async function bookFile(
  executor: Executor,
  file: { id: string; customerId: number; kind: 'upload' | 'parcel'; clean: CleanFile },
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
 * The bytes of a recorded file. Throws LostFile also when they do not match its hash, since those were never scanned.
 */
export async function readRecorded(
  store: FileStore,
  { id, sha256 }: { id: string; sha256: string },
): Promise<Buffer> {
  const bytes = await store.read(id)
  requireRecorded({ id, sha256 }, bytes)
  return bytes
}

/** Throws LostFile unless the bytes are those that were recorded. */
export function requireRecorded({ id, sha256 }: { id: string; sha256: string }, bytes: Buffer): void {
  if (hashOf(bytes) !== sha256) throw new LostFile(`file ${id} is not as it was booked`)
}

/** As `readRecorded`, for a caller: throws Refusal 410 for a lost file. */
export async function showBooked(
  store: FileStore,
  file: typeof files.$inferSelect,
  log: { error: (fields: object, text: string) => void },
): Promise<Buffer> {
  try {
    return await readRecorded(store, file)
  } catch (error) {
    if (!(error instanceof LostFile)) throw error
    log.error({ err: error }, 'a stored file is lost')
    throw new Refusal(410, 'file_lost', { code: 'file_lost' })
  }
}
