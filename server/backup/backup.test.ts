import { expect, it } from 'vitest'
import { LostFile, type FileStore } from '../files/store.ts'
import { deriveSecrets } from '../security/secrets.ts'
import { readStored } from './backup.ts'

const file = { id: 'a'.repeat(32), size: 1, sha256: '' }
const failing = (code: string): FileStore => ({
  write: async () => undefined,
  read: async () => {
    throw Object.assign(new Error(code), { code })
  },
  remove: async () => undefined,
  async *ids() {},
  removeIfOlder: async () => undefined,
})
const read = (code: string) =>
  readStored(failing(code), deriveSecrets('an-operator-key', 'a-key-of-this-test-only-0000'), file)

it('a broken sector loses one file, no more', async () => {
  expect(await read('EIO')).toBeInstanceOf(LostFile)
})

it.each(['EACCES', 'EMFILE'])('%s, which concerns every file, stops a backup', async (code) => {
  await expect(read(code)).rejects.toMatchObject({ code })
})
