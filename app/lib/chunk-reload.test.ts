import { expect, it } from 'vitest'
import { mayReload } from './chunk-reload.ts'

it('reloads for missing code at most once in 60 seconds', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const answers = [1_000, 30_000, 60_999, 61_000, 61_001].map((now) => mayReload(now, storage))
  expect(answers).toEqual([true, false, false, true, false])
})
