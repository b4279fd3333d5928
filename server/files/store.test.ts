import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
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

  it('leaves nothing of a file that it could not write', async () => {
    const id = 'd'.repeat(32)
    mkdirSync(join(folder, id.slice(0, 2), id, 'in the way'), { recursive: true })
    await expect(store.write(id, Buffer.from('bytes'))).rejects.toThrow(/EISDIR|ENOTEMPTY/)
    expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([id])
  })

  it('is cleared of what writes that were cut off have left, but not of what is being written', async () => {
    const id = 'e'.repeat(32)
    await store.write(id, Buffer.from('bytes'))
    const inside = join(folder, id.slice(0, 2))
    const [left, written] = [`${id}.0bde96d0`, `${id}.1bde96d0`]
    for (const name of [left, written]) writeFileSync(join(inside, name), 'by')
    const cutOff = new Date('2026-11-20T00:00:00Z')
    utimesSync(join(inside, left), cutOff, cutOff)
    // A disk of its own has it.
    mkdirSync(join(folder, 'lost+found'))
    writeFileSync(join(folder, 'lost+found', 'f'.repeat(32)), '')
    const ids: string[] = []
    for await (const one of store.ids(new Date('2026-11-20T01:00:00Z'))) ids.push(one)
    expect(ids).not.toContain('f'.repeat(32))
    expect((await readdir(inside)).toSorted()).toEqual([id, written])
  })
})
