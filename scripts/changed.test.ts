import { describe, expect, it } from 'vitest'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readers, readersOf, stagesFor } from './changed.ts'
import { root } from './run.ts'

const all = ['check', 'unit', 'server', 'proof', 'stories', 'package', 'journeys'] as const
const stagesOf = (...files: string[]) => stagesFor({ files }, all)

describe('what a change can affect', () => {
  it.each([
    ['nothing', [], []],
    ['a document', ['docs/api.md'], ['check']],
    ['a component', ['design-system/components/Badge/Badge.tsx'], ['check', 'unit', 'stories', 'package']],
    ['a screen', ['app/features/locker/LockerScreen.tsx'], ['check', 'unit', 'stories']],
    ['a rule', ['domain/pricing/price.ts'], ['check', 'unit', 'server', 'stories']],
    ['a service', ['server/features/cart/save.ts'], ['check', 'unit', 'server']],
    ['the glossary', ['docs/glossary.md'], ['check', 'unit']],
    ['a proof', ['tests/proof/race.test.ts'], ['check', 'unit', 'proof']],
    ['a journey', ['tests/journeys/locker.spec.ts'], ['check', 'unit', 'journeys']],
    ['a dependency', ['package-lock.json'], [...all]],
  ])('%s', (_, files, stages) => {
    expect(stagesOf(...files)).toEqual(stages)
  })
})

describe('tests that read files instead of importing them', () => {
  it('each say which', () => {
    const tests = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '' && !/^tests\/(?:server|proof)\//.test(file))
    const reading = tests.filter((file) =>
      /\b(?:readFileSync|readdirSync|globSync)\(/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(reading.filter((file) => !(file in readers))).toEqual([])
    expect(Object.keys(readers).filter((file) => !tests.includes(file))).toEqual([])
  })

  it.each([
    ['docs/glossary.md', 'tests/architecture/glossary.test.ts'],
    ['app/locales/zh/quote.json', 'tests/architecture/glossary.test.ts'],
    ['app/features/session/LoginScreen.test.tsx', 'tests/architecture/forms.test.ts'],
    ['server/features/cart/store.ts', 'tests/architecture/re-exports.test.ts'],
  ])('%s runs %s', (file, test) => {
    expect(readersOf({ files: [file] })).toContain(test)
  })
})
