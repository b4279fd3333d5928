import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../base/config.ts'
import { loadSecrets } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seberang-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Windows has no such modes. */
const ownerOnly = process.platform === 'win32' ? 0 : 0o777

const configOf = (dataFolder: string) => readConfig({ DATA_DIR: dataFolder })

describe('the keys of a data folder', () => {
  it('are made once, for this user only, and of what was cut off nothing stays beside them', async () => {
    writeFileSync(join(folder, 'app-key.creating-0123abcd'), 'half')
    loadSecrets(configOf(folder))
    const keys = () => Promise.all(['app-key', 'ops-key'].map((name) => readFile(join(folder, name), 'utf8')))
    const made = await keys()
    loadSecrets(configOf(folder))
    expect(await keys()).toEqual(made)
    expect((await readdir(folder)).toSorted()).toEqual(['app-key', 'ops-key'])
    expect(statSync(join(folder, 'app-key')).mode & ownerOnly).toBe(0o600 & ownerOnly)
  })

  it.skipIf(process.platform === 'win32')(
    'are not left empty by a start that could write nothing',
    async () => {
      const script = `
      import { readConfig } from ${JSON.stringify(new URL('../base/config.ts', import.meta.url).href)}
      import { loadSecrets } from ${JSON.stringify(new URL('secrets.ts', import.meta.url).href)}
      loadSecrets(readConfig({ DATA_DIR: ${JSON.stringify(folder)} }))`
      const limited = 'ulimit -c 0 -f 0; exec "$0" --input-type=module -e "$1"'
      const { status } = spawnSync('bash', ['-c', limited, process.execPath, script])
      expect(status).not.toBe(0)
      for (const name of ['app-key', 'ops-key']) expect(existsSync(join(folder, name)), name).toBe(false)
      loadSecrets(configOf(folder))
      expect((await readdir(folder)).toSorted()).toEqual(['app-key', 'ops-key'])
    },
  )
})
