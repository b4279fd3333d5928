import { vi } from 'vitest'

/** Stands in for the browser's part of Web Push, which jsdom lacks. */
export interface FakePush {
  /** What the person answers when the browser asks. */
  answers: NotificationPermission
  /** Where notices go; null: nobody has subscribed. */
  endpoint: () => string | null
  /** The browser gives another address by itself, or ends it, and its service worker says so to the page. */
  moves: (endpoint: string | null) => void
  /** Notices that the screen shows. */
  shown: () => number
}

export function fakePush(permission: NotificationPermission = 'default'): FakePush {
  let endpoint: string | null = null
  let count = 0
  let shown = 1
  const listeners = new Set<() => void>()
  const fake: FakePush = {
    answers: 'granted',
    endpoint: () => endpoint,
    moves(next) {
      endpoint = next
      for (const listener of listeners) listener()
    },
    shown: () => shown,
  }
  const subscription = (key: string) => ({
    get endpoint() {
      return endpoint
    },
    options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'punya-browser', auth: 'rahasia' } }),
    unsubscribe: async () => {
      endpoint = null
      return true
    },
  })
  let current: ReturnType<typeof subscription> | undefined
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : current),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      endpoint ??= `https://push.example.com/${++count}`
      current = subscription(applicationServerKey)
      return current
    },
  }
  const notice = { close: () => (shown -= 1) }
  const registration = {
    pushManager,
    getNotifications: async () => Array.from({ length: shown }, () => notice),
  }
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = fake.answers),
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', Object)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    },
  })
  return fake
}

/** As jsdom is: a browser that knows nothing of Web Push. */
export function withoutPush(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
