import { PGlite } from '@electric-sql/pglite'

/**
 * Opens the embedded database in a folder. PostgreSQL's default for its buffers (128 MB) is more memory than the rest of
 * the server takes.
 */
export const openFolder = (folder: string): Promise<PGlite> =>
  PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'] })
