import { randomId } from '../base/ids.ts'
import type { Scan } from './scan.ts'
import type { FileStore } from './store.ts'
import { cleanUpload, fieldOf, type Allowed, type CleanFile } from './clean.ts'

/** A file whose bytes are stored, for the command to record. */
export interface ReceivedFile {
  id: string
  clean: CleanFile
}

/**
 * Scans, cleans and stores an upload before the transaction that records it, so that every recorded file has its bytes.
 * Throws Refusal 422 on its field, and 503 when the scanner or the store is unavailable.
 */
export async function receiveUpload(
  ports: { scan: Scan; files: FileStore },
  { bytes, network }: { bytes: Buffer; network: string },
  allowed: Allowed = 'papers',
): Promise<ReceivedFile> {
  await ports.scan(bytes, fieldOf(allowed))
  const clean = await cleanUpload(bytes, network, allowed)
  const id = randomId()
  await ports.files.write(id, clean.bytes)
  return { id, clean }
}
