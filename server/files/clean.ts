import { refusedField } from '../refusal/refusal.ts'
import type { PictureType } from './judge.ts'
import { checkInWorker } from './worker.ts'

export interface CleanFile {
  bytes: Buffer
  contentType: PictureType | 'application/pdf'
}

/** What an upload may be: a paper, a picture, or the photo that represents a customer, which becomes a square. */
export type Allowed = 'papers' | 'pictures' | 'avatar'

/** The field of the upload's body. */
export const fieldOf = (allowed: Allowed) => (allowed === 'avatar' ? 'avatar' : 'file_data')

/** An upload without what may hide in it. Throws Refusal 422 on its field, 503 when judging it takes too long. */
export async function cleanUpload(
  given: Buffer,
  network: string,
  allowed: Allowed = 'papers',
): Promise<CleanFile> {
  // Of no kind, it is not of a wrong one.
  if (given.length === 0) throw refusedField(fieldOf(allowed), 'file_empty')
  const checked = await checkInWorker(
    given,
    network,
    undefined,
    allowed === 'avatar' ? 'checkAvatar' : 'default',
  )
  if ('refused' in checked) throw refusedField(fieldOf(allowed), checked.refused)
  const { contentType, bytes } = checked
  if (allowed === 'pictures' && contentType === 'application/pdf')
    throw refusedField('file_data', 'file_kind')
  return { contentType, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}
