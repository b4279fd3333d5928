import { deviceFiles } from './device.ts'

const prefix = 'device:'

/** Whether an id names a file on this device; any other id is the server's. */
export const isOnDevice = (id: string): boolean => id.startsWith(prefix)

/** Stores a file on this device, encrypted, until it is uploaded. @returns its id. */
export async function storeFile(file: File): Promise<string> {
  const id = prefix + crypto.randomUUID()
  await deviceFiles.write(id, file, Date.now())
  return id
}

/** The file, or undefined when it is on another device or the browser cleared it. */
export const storedFile = (id: string): Promise<File | undefined> => deviceFiles.read(id)

export const dropFile = (id: string): Promise<void> => deviceFiles.remove(id)

/** Time for the draft that no longer refers to a file to be stored, in milliseconds. */
const releaseMs = 60_000

/** Lets a file go, but not at once: until the changed draft is stored, a reload finds the one that refers to the file. */
export const releaseFile = (id: string): Promise<void> => deviceFiles.expire(id, Date.now() + releaseMs)
