import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refusedField } from '../http/refusal.ts'

sharp.concurrency(1)
const mostPixels = 50_000_000
const longestSide = 2400
/** What a reader of PDF would run, fetch or hide. */
const unwantedInPdf = /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|Encrypt|RichMedia|XFA)\b/

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
  if (sniffed?.mime === 'image/jpeg' || sniffed?.mime === 'image/png' || sniffed?.mime === 'image/webp') {
    return { bytes: await reencode(bytes, sniffed.mime), contentType: sniffed.mime }
  }
  throw refusedField('file_data', 'file_kind')
}

function cleanPdf(bytes: Buffer): CleanFile {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-') || unwantedInPdf.test(text)) throw refusedField('file_data', 'file_broken')
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
