import { fileTypeFromBuffer } from 'file-type'
import { isHarmlessPdf } from './pdf.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'
export type Verdict = { type: PictureType | 'application/pdf' } | { refused: 'file_kind' | 'file_broken' }

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies PictureType[]
const isPictureType = (mime: string | undefined): mime is PictureType => pictureTypes.includes(mime ?? '')

/** Checks a file by its content, never by its name. Runs in a worker: `judgeFile` in worker.ts calls it. */
export default async function judge(bytes: Uint8Array): Promise<Verdict> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (isPictureType(mime)) return { type: mime }
  if (mime !== 'application/pdf') return { refused: 'file_kind' }
  const harmless = await isHarmlessPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return harmless ? { type: mime } : { refused: 'file_broken' }
}
