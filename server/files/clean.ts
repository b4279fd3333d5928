import { refusedField } from '../refusal/refusal.ts'
import type { PictureType } from './judge.ts'
import { checkInWorker } from './worker.ts'

export interface CleanFile {
  bytes: Buffer
  contentType: PictureType | 'application/pdf'
}

/** An upload without what may hide in it. Throws Refusal 422 on `file_data`, 503 when judging it takes too long. */
export async function cleanUpload(
  given: Buffer,
  network: string,
  allowed: 'pictures' | 'papers' = 'papers',
): Promise<CleanFile> {
  const checked = await checkInWorker(given, network)
  if ('refused' in checked) throw refusedField('file_data', checked.refused)
  const { contentType, bytes } = checked
  if (allowed === 'pictures' && contentType === 'application/pdf')
    throw refusedField('file_data', 'file_kind')
  return { contentType, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}
