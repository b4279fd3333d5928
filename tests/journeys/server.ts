import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../server/main.ts'
import { sisterSite } from '../server/support/identities.ts'
import { opsKey } from '../server/support/ops-key.ts'

/** A real server on a free port with a fresh data folder, one per worker, since journeys move its clock. */
export async function serve(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-journeys-'))
  process.env['DATA_DIR'] = dataFolder
  process.env['PORT'] = '0'
  process.env['LOG_LEVEL'] = 'error'
  process.env['OPS_KEY'] = opsKey
  process.env['SISTER_SITE_URL'] = sisterSite.sisterSiteUrl
  process.env['SISTER_SITE_KEY'] = sisterSite.sisterSiteKey
  delete process.env['DATABASE_URL']
  const server = await startServer()
  process.env['JOURNEY_URL'] = server.url
  return async () => {
    await server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
