import { avatarSide } from '@seberang/domain/limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { isHarmlessPdf } from './pdf.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A file without what may hide in it, or why it is refused. */
export type CheckedFile =
  | { contentType: PictureType | 'application/pdf'; bytes: Uint8Array }
  | { refused: 'file_kind' | 'picture_kind' | 'file_broken' }

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies PictureType[]
const isPictureType = (mime: string | undefined): mime is PictureType => pictureTypes.includes(mime ?? '')

sharp.concurrency(1)
sharp.cache(false)
const maxPixels = 50_000_000
/** Of a picture as it is decoded: a row after the other, or all of it at once. */
const maxDecodedBytes = { inRows: 4 * maxPixels, atOnce: 100_000_000 }
/** Of one sample; other depths are not those of photos. */
const bytesOfDepth: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }
const maxSide = 2400
const maxReencodingSeconds = 8
const asItIs: ResizeOptions = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }
const asAvatar: ResizeOptions = { width: avatarSide, height: avatarSide, fit: 'cover' }

/** The exported functions that judge a file. */
export type Judgement = 'default' | 'checkAvatar'

/**
 * Judges a file by its content, never by its name, and re-encodes pictures, which drops EXIF and whatever hides behind
 * them. Runs in a process of its own: worker.ts calls it.
 */
export default async function checkFile(given: Uint8Array): Promise<CheckedFile> {
  const { bytes, mime } = await typed(given)
  if (isPictureType(mime)) return reencode(bytes, mime, asItIs)
  if (mime !== 'application/pdf') return { refused: 'file_kind' }
  return (await isHarmlessPdf(bytes)) ? { contentType: mime, bytes } : { refused: 'file_broken' }
}

/** As `checkFile`, for the photo that represents a customer: pictures only, which become squares. */
export async function checkAvatar(given: Uint8Array): Promise<CheckedFile> {
  const { bytes, mime } = await typed(given)
  return isPictureType(mime) ? reencode(bytes, mime, asAvatar) : { refused: 'picture_kind' }
}

async function typed(given: Uint8Array): Promise<{ bytes: Buffer; mime: string | undefined }> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  return { bytes, mime: (await fileTypeFromBuffer(bytes))?.mime }
}

async function reencode(given: Buffer, contentType: PictureType, size: ResizeOptions): Promise<CheckedFile> {
  try {
    if (!(await isDecodable(given))) return { refused: 'file_broken' }
    const picture = sharp(given, { limitInputPixels: maxPixels, failOn: 'warning' })
      .rotate()
      .resize(size)
      .timeout({ seconds: maxReencodingSeconds })
    return { contentType, bytes: await encoded(picture, contentType).toBuffer() }
  } catch {
    return { refused: 'file_broken' }
  }
}

/**
 * Whether the picture fits into memory once it is decoded, which its header tells before anything is. An interlaced one
 * is decoded at once, and so is one that is turned by its EXIF: 2 MB of PNG become half a gigabyte.
 */
async function isDecodable(given: Buffer): Promise<boolean> {
  const {
    width,
    height,
    channels,
    depth,
    isProgressive,
    orientation = 1,
  } = await sharp(given, {
    limitInputPixels: maxPixels,
  }).metadata()
  const bytesPerSample = bytesOfDepth[depth]
  if (bytesPerSample === undefined) return false
  const limit = isProgressive || orientation > 1 ? maxDecodedBytes.atOnce : maxDecodedBytes.inRows
  return width * height * channels * bytesPerSample <= limit
}

function encoded(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/png') return picture.png()
  return type === 'image/webp' ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 85 })
}
