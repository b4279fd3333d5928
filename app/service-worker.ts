// Shows notices while no page is open. It stores nothing and answers no request: without a network the app is as before.
import type { DeviceNotice } from '@seberang/domain/api'

/** What is used of a service worker: the compiler's types for it contradict those of pages. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null
}
interface Pressed extends Lasting {
  notification: Notification
}
interface Changed extends Lasting {
  oldSubscription: PushSubscription | null
}
interface Page {
  url: string
  focus(): Promise<unknown>
  postMessage(message: string): void
}
interface Worker {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: Lasting) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Changed) => void): void
}

const worker = self as unknown as Worker
const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('push', (event) => {
  // One without content is none of ours.
  if (!event.data) return
  const { title, text, path, tag } = event.data.json() as DeviceNotice
  const shown = { body: text, tag, icon: '/icon-192.png', badge: '/badge-96.png', data: path }
  event.waitUntil(worker.registration.showNotification(title, shown))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href } = new URL(String(event.notification.data), location.origin)
  event.waitUntil(open(href))
})

/** Another page stays as it is: something may be typed in it. */
async function open(href: string): Promise<void> {
  const shown = (await pages()).find(({ url }) => url === href)
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)))

/** Pages know who is signed in, and tell the server: those that are open now, or the next one. */
async function renew(before: PushSubscription | null): Promise<void> {
  if (before) await worker.registration.pushManager.subscribe(before.options)
  for (const page of await pages()) {
    const notify = page.postMessage.bind(page, 'device')
    notify()
  }
}
