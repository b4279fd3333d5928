import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

describe('makeFolder', () => {
  let parent = ''
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'seberang-folder-'))
  })
  afterAll(() => rmSync(parent, { recursive: true, force: true }))

  it('makes it with its parents, for this user only, and leaves one that is there', () => {
    const path = join(parent, 'a', 'b', 'c')
    makeFolder(path)
    expect(statSync(path).mode & 0o777).toBe(0o700)
    makeFolder(path)
    expect(existsSync(path)).toBe(true)
  })

  it('ends where the system refuses: below a file, or in a folder that takes none', () => {
    const file = join(parent, 'file')
    writeFileSync(file, '')
    expect(() => makeFolder(join(file, 'below', 'it'))).toThrow(/ENOTDIR/)
    expect(() => makeFolder('/proc/seberang/below')).toThrow(/mkdir/)
  })
})
