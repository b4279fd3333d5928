import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openStorage, type BackupStorage } from './storage.ts'

const parent = mkdtempSync(join(tmpdir(), 'seberang-storage-'))
afterAll(() => rmSync(parent, { recursive: true }))

it('of two backups into one folder, the first to be ready stays, and the other says what to do', async () => {
  const folder = join(parent, 'backup')
  const begun: BackupStorage[] = []
  for (const one of [await openStorage(folder), await openStorage(folder)]) {
    await one.begin()
    await one.write('tables/carts', Buffer.from('rows'))
    begun.push(one)
  }
  const [first, second] = begun
  await first?.finish(Buffer.from('first'))
  await expect(second?.finish(Buffer.from('second'))).rejects.toThrow(
    `${folder} is not empty: name a new folder for the backup.`,
  )
  expect(String(await (await openStorage(folder)).read('manifest.json'))).toBe('first')
})
