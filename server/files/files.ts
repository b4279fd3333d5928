import { createHash } from 'node:crypto'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import type { CleanFile } from './clean.ts'

export const fileUrl = (id: string) => `/api/file/${id}`

/** Books a file whose bytes have been stored. A crash in between leaves bytes that nobody can ask for. */
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
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: now,
  })
}
