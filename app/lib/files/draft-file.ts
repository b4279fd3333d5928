import { ApiError } from '../api/errors.ts'
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
  /** Whose paper it is, if it is that of an address. */
  readonly addressName: string | undefined
  constructor(file: DraftFile, addressName?: string) {
    super(`${file.name} is not on this device`)
    this.name = 'FileMissing'
    this.file = file
    this.addressName = addressName
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

/** The refusal of a file itself, which would not be taken later either: it is too large, or of another type. */
export const refusedFileIn = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && [413, 422].includes(error.status) ? error : undefined

/**
 * A refused file as a refusal of a form's field; any other failure as it is.
 * @param gone says that the file is not on this device; without it, a `FileMissing` stays one
 */
export function refusalOfFile(field: string, error: unknown, gone?: (name: string) => string): unknown {
  const refusal =
    gone && error instanceof FileMissing
      ? new ApiError(422, { message: gone(error.file.name) })
      : refusedFileIn(error)
  if (!refusal) return error
  const message = refusal.fields[0]?.message ?? refusal.message
  return new ApiError(refusal.status, { errors: [{ field, message }], message })
}

/** Deletes the copy on this device. */
export async function discardLocalFile(file: DraftFile | null): Promise<void> {
  if (file && isOnDevice(file.id)) await dropFile(file.id)
}

/** For a file that a form referred to until now: its copy goes once nothing that is stored refers to it. */
export async function releaseLocalFile(file: DraftFile | null): Promise<void> {
  if (file && isOnDevice(file.id)) await releaseFile(file.id)
}
