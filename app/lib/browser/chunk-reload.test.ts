import { expect, it, vi } from 'vitest'
import { mayReload, reloadForNewVersion } from './chunk-reload.ts'

it('reloads for missing code at most once in 60 seconds', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  const answers = [1_000, 30_000, 60_999, 61_000, 61_001].map((now) => mayReload(now, storage))
  expect(answers).toEqual([true, false, false, true, false])
})

it.each([
  ['reloads when the server answers: the code was replaced', true, 1],
  ['keeps the page when the network is down', false, 0],
] as const)('%s', async (_, reachable, reloads) => {
  const reload = vi.fn<() => void>()
  await reloadForNewVersion({
    serverAnswers: () => Promise.resolve(reachable),
    now: () => 1_000,
    storage: { getItem: () => null, setItem: () => undefined },
    reload,
  })
  expect(reload).toHaveBeenCalledTimes(reloads)
})
