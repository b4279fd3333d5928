import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { scratchInMemory } from './scratch.ts'

afterEach(() => vi.unstubAllEnvs())

it('names a folder that has room, and none otherwise', () => {
  vi.stubEnv('TMPDIR', '')
  expect(scratchInMemory(tmpdir(), 1)).toEqual({ TMPDIR: tmpdir() })
  expect(scratchInMemory(tmpdir(), 2 ** 60)).toEqual({})
  expect(scratchInMemory('/a/folder/that/is/missing', 1)).toEqual({})
})

it('leaves the folder that the machine names', () => {
  vi.stubEnv('TMPDIR', '/another')
  expect(scratchInMemory(tmpdir(), 1)).toEqual({})
})
