import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../base/config.ts'
import { folderError } from '../base/folder-error.ts'
import { makeFolder } from '../base/make-folder.ts'
import type { Secrets } from '../security/secrets.ts'
import { openS3Store } from './s3.ts'
import { createSealedStore } from './sealed.ts'
import { createFolderStore, type FileStore } from './store.ts'

/** Where files are kept without S3_URL. */
export const filesFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'files')

/** The store of S3_URL, or a folder; its files are encrypted. Throws StartError. */
export const openStoredBytes = async (config: Pick<Config, 's3Url' | 'dataFolder'>): Promise<FileStore> =>
  config.s3Url ? openS3Store(config.s3Url) : createFolderStore(filesFolder(config))

/** The same, which decrypts what it reads and encrypts what it writes. Throws StartError. */
export const openFileStore = async (
  config: Pick<Config, 's3Url' | 'dataFolder'>,
  secrets: Secrets,
): Promise<FileStore> => {
  if (!config.s3Url) for (const folder of [config.dataFolder, filesFolder(config)]) requireFolder(folder)
  return createSealedStore(await openStoredBytes(config), secrets)
}

/** Throws StartError where nothing can be kept: with PostgreSQL nothing else is written there. */
function requireFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw folderError(folder, error)
  }
}
