import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkVersion } from './check-version.ts'
import { readStoredVersion, version, versionKey } from './version.ts'

const { prefetch } = vi.hoisted(() => ({ prefetch: vi.fn<(call: { id: string }) => Promise<unknown>>() }))
vi.mock('../api/prefetch.ts', () => ({ prefetch }))

const entries = new Map<string, string>()
const storage = {
  get length() {
    return entries.size
  },
  key: (index: number) => [...entries.keys()][index] ?? null,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}
/** Its entries are its properties, as a browser has them. */
const localStorage = new Proxy(storage, {
  ownKeys: () => [...entries.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})
const page = { cookie: '', documentElement: { dataset: {} } }

beforeEach(() => {
  entries.clear()
  prefetch.mockReset().mockResolvedValue({})
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('document', page)
})

afterEach(() => void vi.unstubAllGlobals())

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
    expect(readStoredVersion(stored)).toBe(reading)
  })
})

describe('a visit', () => {
  it('that is the first clears and reloads nothing', async () => {
    entries.set('tk_language', 'zh')
    await visit()
    expect(entries.get('tk_language')).toBe('zh')
    expect(entries.get(versionKey)).toBe(version)
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('after a new version, which signs out, ends the notices on this device', async () => {
    const done: string[] = []
    vi.stubGlobal('navigator', {
      serviceWorker: {
        getRegistration: async () => ({
          getNotifications: async () => [{ close: () => done.push('closed') }],
          pushManager: { getSubscription: async () => ({ unsubscribe: async () => done.push('ended') }) },
        }),
      },
    })
    entries.set('tk_push', 'x')
    entries.set(versionKey, 'an old one')
    await visit()
    await vi.waitFor(() => expect(done).toEqual(['closed', 'ended']))
  })

  it('after a new version clears our storage, reloads five lists and then stores the version', async () => {
    for (const name of ['tk_session', 'tk_language', 'tk_theme', 'somebody else']) entries.set(name, 'x')
    entries.set(versionKey, 'an old one')
    await visit()
    expect([...entries.keys()].toSorted()).toEqual(['somebody else', versionKey])
    expect(entries.get(versionKey)).toBe(version)
    expect(prefetch.mock.calls.map(([call]) => call.id)).toEqual([
      'rates',
      'agents',
      'paymentGroups',
      'categories',
      'categories',
    ])
  })

  it('whose reload fails stores no version, and the next one retries without clearing again', async () => {
    entries.set(versionKey, 'an old one')
    prefetch.mockRejectedValueOnce(new Error('503'))
    await visit()
    expect(entries.get(versionKey)).toBe('')
    entries.set('tk_session', 'signed in since')
    await visit()
    expect(entries.get('tk_session')).toBe('signed in since')
    expect(entries.get(versionKey)).toBe(version)
  })
})
