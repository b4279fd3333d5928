import { join } from 'node:path'
import type { Config } from '../base/config.ts'
import { openS3Store } from './s3.ts'
import { createFolderStore, type FileStore } from './store.ts'

/** Where files are kept without S3_URL. */
export const filesFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'files')

/** The store of S3_URL, or a folder. Throws StartError. */
export const openFileStore = async (config: Pick<Config, 's3Url' | 'dataFolder'>): Promise<FileStore> =>
  config.s3Url ? openS3Store(config.s3Url) : createFolderStore(filesFolder(config))
