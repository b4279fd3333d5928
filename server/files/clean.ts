import sharp from 'sharp'
import { refusedField } from '../refusal/refusal.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import type { PictureType } from './judge.ts'
import { judgeFile } from './worker.ts'

sharp.concurrency(1)
const maxPixels = 50_000_000
const maxSide = 2400
const maxReencodingSeconds = 20
/** Decoding a large picture takes 150 MB. */
const limited = limitConcurrency(2, 50)

export interface CleanFile {
  bytes: Buffer
  contentType: PictureType | 'application/pdf'
}

/**
 * Checks an upload by its content and re-encodes pictures, which removes EXIF and hidden data. Throws Refusal 422 on
 * `file_data`.
 */
export async function cleanUpload(
  bytes: Buffer,
  allowed: 'pictures' | 'papers' = 'papers',
): Promise<CleanFile> {
  const verdict = await judgeFile(bytes)
  if ('refused' in verdict) throw refusedField('file_data', verdict.refused)
  const { type } = verdict
  if (type !== 'application/pdf')
    return { bytes: await limited(() => reencode(bytes, type)), contentType: type }
  if (allowed === 'pictures') throw refusedField('file_data', 'file_kind')
  return { bytes, contentType: type }
}

async function reencode(bytes: Buffer, type: PictureType): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: maxReencodingSeconds })
    if (type === 'image/png') return await picture.png().toBuffer()
    if (type === 'image/webp') return await picture.webp({ quality: 85 }).toBuffer()
    return await picture.jpeg({ quality: 85 }).toBuffer()
  } catch {
    throw refusedField('file_data', 'file_broken')
  }
}
