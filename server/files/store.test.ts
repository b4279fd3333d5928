import { mkdirSync, symlinkSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFolderStore, LostFile } from './store.ts'

describe('a folder of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const store = createFolderStore(folder)

  it('has lost a file that is not there, not one that it fails to read', async () => {
    await expect(store.read('a'.repeat(32))).rejects.toThrow(LostFile)
    const id = 'b'.repeat(32)
    mkdirSync(join(folder, id.slice(0, 2), id), { recursive: true })
    await expect(store.read(id)).rejects.toThrow(LostFile)
    // A chain of links without an end cannot be followed: the disk's fault, not a file that is gone.
    const loop = 'c'.repeat(32)
    mkdirSync(join(folder, loop.slice(0, 2)), { recursive: true })
    symlinkSync(loop, join(folder, loop.slice(0, 2), loop))
    const failure: unknown = await store.read(loop).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'ELOOP' })
    expect(failure).not.toBeInstanceOf(LostFile)
  })
})
