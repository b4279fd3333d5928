import { dropFile, isOnDevice, keptFile } from '../drafts/files.ts'
import { uploadFile } from './upload.ts'

/** A photo or document in a draft, plain JSON. `id` is the server's, or `device:…` until it is uploaded. */
export type KeptFile = { id: string; name: string; type: string }

/** Accepted types: pictures and documents. The server checks the content. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The file is not on this device: it is on another one, or the browser cleared it. */
export class FileGone extends Error {
  readonly file: KeptFile
  constructor(file: KeptFile) {
    super(`${file.name} is not on this device`)
    this.name = 'FileGone'
    this.file = file
  }
}

/**
 * Uploads the file if only this device has it.
 * @throws FileGone, or what an upload throws
 */
export async function sentFile(file: KeptFile, onProgress?: (share: number) => void): Promise<KeptFile> {
  if (!isOnDevice(file.id)) return file
  const kept = await keptFile(file.id)
  if (!kept) throw new FileGone(file)
  const id = await uploadFile(kept, file.name, onProgress)
  return { ...file, id }
}

/** Deletes the copy on this device. */
export async function discardLocalFile(file: KeptFile | null): Promise<void> {
  if (file && isOnDevice(file.id)) await dropFile(file.id)
}
