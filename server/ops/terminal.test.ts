import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { writeError, writeOut } from './terminal.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['answer', 'log', writeOut],
  ['failure', 'error', writeError],
] as const)('an %s cannot steer the terminal', (_, stream, write) => {
  const printed = vi.spyOn(console, stream).mockReturnValue()
  write('one\ntwo\u001b[2J')
  expect(printed.mock.calls).toEqual([['one\ntwo\ufffd[2J']])
})

it('the commands print nothing in another way', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !/^terminal\.|\.test\.ts$/.test(name))
  const printing = sources.filter((name) =>
    /console\.|stderr/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
  expect(printing).toEqual([])
})
