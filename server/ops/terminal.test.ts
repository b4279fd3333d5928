import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { terminalOf } from './terminal.ts'

it.each(['writeOut', 'writeError'] as const)('what is printed by %s cannot steer the terminal', (name) => {
  const written: Record<string, string> = {}
  const terminal = terminalOf({
    environment: {},
    input: Readable.from([]),
    write: (text) => void (written['writeOut'] = text),
    writeAside: (text) => void (written['writeError'] = text),
  })
  terminal[name]('one\ntwo\u001b[2J')
  expect(written).toEqual({ [name]: 'one\ntwo\ufffd[2J\n' })
})

it('the commands print nothing in another way', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !/^terminal\.|\.test\.ts$/.test(name))
  const printing = sources.filter((name) =>
    /console\.|stderr|stdout/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
  expect(printing).toEqual([])
})
