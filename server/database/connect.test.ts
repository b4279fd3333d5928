import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StartError } from '../base/start-error.ts'
import { connect } from './connect.ts'

it('names in one line what is wrong with an address, also before a connection is made of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-test-'))
  const noCertificate = join(folder, 'ca.pem')
  writeFileSync(noCertificate, 'no certificate')
  try {
    for (const settings of [
      'uselibpqcompat=true&sslmode=verify-ca',
      `sslmode=verify-full&sslrootcert=${noCertificate}`,
      `sslmode=verify-full&sslrootcert=${folder}/missing.pem`,
    ]) {
      const failure = await connect(`postgres://nobody@127.0.0.1:1/none?${settings}`).catch(
        (error: unknown) => error,
      )
      expect(failure, settings).toBeInstanceOf(StartError)
      expect(String(failure)).toMatch(/The database of DATABASE_URL does not answer: .+$/)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
