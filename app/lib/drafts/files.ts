import { deviceFiles } from './device.ts'

const prefix = 'device:'

/** Whether a file waits on this device; any other identifier is the server's. */
export const isOnDevice = (id: string): boolean => id.startsWith(prefix)

/** Keeps a file on this device, encrypted, until it can be sent. @returns the name by which a draft holds it. */
export async function keepFile(file: File): Promise<string> {
  const id = prefix + crypto.randomUUID()
  await deviceFiles.write(id, file, Date.now())
  return id
}

/** The file, or undefined when another device kept it or the browser cleared it. */
export const keptFile = (id: string): Promise<File | undefined> => deviceFiles.read(id)

export const dropFile = (id: string): Promise<void> => deviceFiles.remove(id)
