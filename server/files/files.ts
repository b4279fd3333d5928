import { createHash } from 'node:crypto'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import type { CleanFile } from './clean.ts'
import type { FileStore } from './store.ts'

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
 * The bytes of a recorded file. Throws when the store's bytes do not match its hash, since those were never scanned.
 */
export async function readBooked(store: FileStore, file: typeof files.$inferSelect): Promise<Buffer> {
  const bytes = await store.read(file.id)
  if (hashOf(bytes) !== file.sha256) throw new Error(`file ${file.id} is not as it was booked`)
  return bytes
}
