import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refusedField } from '../http/refusal.ts'
import { createTurns } from '../turns.ts'
import { isHarmlessPdf } from './pdf.ts'

sharp.concurrency(1)
const mostPixels = 50_000_000
const longestSide = 2400
/** A large picture takes 150 MB while it is decoded. */
const inTurn = createTurns(2, 50)

export interface CleanFile {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
}

/**
 * Judges an upload by its content and re-encodes pictures, which drops EXIF and whatever hides behind them.
 * Throws Refusal 422 on `file_data`.
 */
export async function cleanUpload(
  bytes: Buffer,
  allowed: 'pictures' | 'papers' = 'papers',
): Promise<CleanFile> {
  const sniffed = await fileTypeFromBuffer(bytes)
  if (sniffed?.mime === 'application/pdf' && allowed === 'papers') return cleanPdf(bytes)
  const mime = sniffed?.mime
  if (mime === 'image/jpeg' || mime === 'image/png' || mime === 'image/webp') {
    return { bytes: await inTurn(() => reencode(bytes, mime)), contentType: mime }
  }
  throw refusedField('file_data', 'file_kind')
}

async function cleanPdf(bytes: Buffer): Promise<CleanFile> {
  if (!(await isHarmlessPdf(bytes))) throw refusedField('file_data', 'file_broken')
  return { bytes, contentType: 'application/pdf' }
}

async function reencode(bytes: Buffer, mime: 'image/jpeg' | 'image/png' | 'image/webp'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    if (mime === 'image/png') return await picture.png().toBuffer()
    if (mime === 'image/webp') return await picture.webp({ quality: 85 }).toBuffer()
    return await picture.jpeg({ quality: 85 }).toBuffer()
  } catch {
    throw refusedField('file_data', 'file_broken')
  }
}
