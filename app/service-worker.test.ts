import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const pages: { url: string; focus: () => Promise<void>; postMessage: (message: string) => void }[] = []
const did: string[] = []
const origin = 'https://seberang.test'

beforeAll(async () => {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => did.push(`opened ${url}`),
    },
    registration: { pushManager: { subscribe: async () => did.push('subscribed') } },
  })
  await import('./service-worker.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  pages.length = 0
  did.length = 0
})

const isOpen = (path: string) =>
  pages.push({
    url: origin + path,
    focus: async () => void did.push(`focused ${path}`),
    postMessage: (message) => did.push(`${message} to ${path}`),
  })

async function happens(type: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
}

const press = (path: string) =>
  happens('notificationclick', { notification: { data: path, close: () => did.push('closed') } })

test('a notice that is pressed opens its page, and leaves others with what is typed in them', async () => {
  isOpen('/wizard')
  await press('/locker-import?q=SC-1')
  expect(did).toEqual(['closed', `opened ${origin}/locker-import?q=SC-1`])
})

test('the page is brought to the front where it is open already', async () => {
  isOpen('/wizard')
  isOpen('/locker-import?q=SC-1')
  await press('/locker-import?q=SC-1')
  expect(did).toEqual(['closed', 'focused /locker-import?q=SC-1'])
})

test('a subscription that the browser ends is made anew, and open pages tell the server', async () => {
  isOpen('/wizard')
  await happens('pushsubscriptionchange', { oldSubscription: { options: {} } })
  await happens('pushsubscriptionchange', { oldSubscription: null })
  expect(did).toEqual(['subscribed', 'device to /wizard', 'device to /wizard'])
})
