import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkVersion } from './check-version.ts'
import { readKept, version, versionKey } from './version.ts'

const { prefetch } = vi.hoisted(() => ({ prefetch: vi.fn<(call: { id: string }) => Promise<unknown>>() }))
vi.mock('../api/prefetch.ts', () => ({ prefetch }))

const kept = new Map<string, string>()
const storage = {
  get length() {
    return kept.size
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const page = { cookie: '', documentElement: { dataset: {} } }

beforeEach(() => {
  kept.clear()
  prefetch.mockReset().mockResolvedValue({})
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', page)
})

async function visit(): Promise<void> {
  const afterwards = await checkVersion()
  afterwards()
  await new Promise((resolve) => setTimeout(resolve))
}

describe('the stored version', () => {
  it.each([
    [null, 'first visit'],
    ['', 'cleared'],
    [version, 'current'],
    ['02022020-0 16102023-1', 'other'],
    ['02022020-1 16102023-0', 'other'],
  ])('%j is %s', (stored, reading) => {
    expect(readKept(stored)).toBe(reading)
  })
})

describe('a visit', () => {
  it('that is the first clears and reloads nothing', async () => {
    kept.set('tk_language', 'zh')
    await visit()
    expect(kept.get('tk_language')).toBe('zh')
    expect(kept.get(versionKey)).toBe(version)
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('after a new version clears our storage, reloads five lists and then stores the version', async () => {
    for (const name of ['tk_session', 'tk_language', 'tk_theme', 'somebody else']) kept.set(name, 'x')
    kept.set(versionKey, 'an old one')
    await visit()
    expect([...kept.keys()].toSorted()).toEqual(['somebody else', versionKey])
    expect(kept.get(versionKey)).toBe(version)
    expect(prefetch.mock.calls.map(([call]) => call.id)).toEqual([
      'rates',
      'agents',
      'paymentGroups',
      'categories',
      'categories',
    ])
  })

  it('whose reload fails stores no version, and the next one retries without clearing again', async () => {
    kept.set(versionKey, 'an old one')
    prefetch.mockRejectedValueOnce(new Error('503'))
    await visit()
    expect(kept.get(versionKey)).toBe('')
    kept.set('tk_session', 'signed in since')
    await visit()
    expect(kept.get('tk_session')).toBe('signed in since')
    expect(kept.get(versionKey)).toBe(version)
  })
})
