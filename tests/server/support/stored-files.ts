import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesFolder } from '../../../server/files/open.ts'
import { openFile } from '../../../server/files/sealed.ts'
import { readConfig } from '../../../server/main.ts'
import { existingSecrets } from '../../../server/security/secrets.ts'

interface StoredFile {
  /** What lies on the disk. */
  sealed: Buffer
  /** The same, decrypted. */
  bytes: Buffer
}

/** The files in the folder of a server whose key it made itself. */
export function storedFiles(dataFolder: string): StoredFile[] {
  const folder = filesFolder({ dataFolder })
  if (!existsSync(folder)) return []
  const secrets = existingSecrets(readConfig({ DATA_DIR: dataFolder }))
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const sealed = readFileSync(join(parentPath, name))
      return { sealed, bytes: openFile(secrets, name, sealed) }
    })
}
