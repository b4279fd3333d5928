import { dropFile, isOnDevice, releaseFile, storedFile } from '../drafts/files.ts'
import { uploadFile, type UploadOptions } from './upload.ts'

/** A photo or document in a draft, plain JSON. `id` is the server's, or `device:…` until it is uploaded. */
export type DraftFile = { id: string; name: string; type: string }

/** Accepted types: pictures and documents. The server checks the content. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The file is not on this device: it is on another one, or the browser cleared it. */
export class FileMissing extends Error {
  readonly file: DraftFile
  constructor(file: DraftFile) {
    super(`${file.name} is not on this device`)
    this.name = 'FileMissing'
    this.file = file
  }
}

/**
 * Uploads the file if only this device has it.
 * @throws FileMissing, or what an upload throws
 */
export async function uploadedFile(file: DraftFile, options?: UploadOptions): Promise<DraftFile> {
  if (!isOnDevice(file.id)) return file
  const local = await storedFile(file.id)
  if (!local) throw new FileMissing(file)
  const id = await uploadFile(local, file.name, options)
  return { ...file, id }
}

/** Deletes the copy on this device. */
export async function discardLocalFile(file: DraftFile | null): Promise<void> {
  if (file && isOnDevice(file.id)) await dropFile(file.id)
}

/** For a file that a draft referred to until now: its copy stays for a moment. */
export async function releaseLocalFile(file: DraftFile | null): Promise<void> {
  if (file && isOnDevice(file.id)) await releaseFile(file.id)
}
