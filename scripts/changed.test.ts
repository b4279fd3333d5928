import { describe, expect, it } from 'vitest'
import { stagesFor } from './changed.ts'

const all = ['check', 'unit', 'server', 'proof', 'stories', 'package', 'journeys'] as const
const stagesOf = (...files: string[]) => stagesFor({ base: 'HEAD', files }, all)

describe('what a change can affect', () => {
  it.each([
    ['nothing', [], []],
    ['a document', ['docs/api.md'], ['check']],
    ['a component', ['design-system/components/Badge/Badge.tsx'], ['check', 'unit', 'stories', 'package']],
    ['a screen', ['app/features/locker/LockerScreen.tsx'], ['check', 'unit', 'stories']],
    ['a rule', ['domain/pricing/price.ts'], ['check', 'unit', 'server', 'stories']],
    ['a service', ['server/features/cart/save.ts'], ['check', 'unit', 'server']],
    ['a proof', ['tests/proof/race.test.ts'], ['check', 'proof']],
    ['a journey', ['tests/journeys/locker.spec.ts'], ['check', 'journeys']],
    ['a dependency', ['package-lock.json'], [...all]],
  ])('%s', (_, files, stages) => {
    expect(stagesOf(...files)).toEqual(stages)
  })
})
