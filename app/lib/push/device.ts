import { calls, type AnswerOf, type DeviceSubscription } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import { session } from '../session/session.ts'
import { drop, keep, readEncrypted } from '../storage/encrypted.ts'
import { deviceMark, workerPath } from './mark.ts'

/** Whether this browser can show notices; `home_screen`: once the site is on the home screen. */
export type DeviceAbility = 'able' | 'refused' | 'home_screen' | 'unable'

/** iPads call themselves Macs, which have no touch screen. */
const isAppleTouch = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

export function deviceAbility(): DeviceAbility {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasAll) return isAppleTouch(navigator) ? 'home_screen' : 'unable'
  return Notification.permission === 'denied' ? 'refused' : 'able'
}

type Saved = AnswerOf<typeof calls.addDevice>

/**
 * Asks whether notices may be shown on this device, and has them sent to it. Only on a press: browsers refuse to ask
 * otherwise.
 * @returns undefined where they may not be shown
 */
export async function switchOn(key: string): Promise<Saved | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(workerPath)
  // One that has just been registered cannot subscribe yet.
  const { pushManager } = await navigator.serviceWorker.ready
  const earlier = await pushManager.getSubscription()
  // For another key of the server's: none of its notices would be taken.
  if (earlier && !isFor(earlier, key)) await earlier.unsubscribe()
  return save(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

export async function switchOff(): Promise<void> {
  await request(calls.removeDevice, {})
  await forgetDevice()
}

/** Ends what this browser has subscribed to, and takes away the notices that it shows. */
export async function forgetDevice(): Promise<void> {
  drop(deviceMark)
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  for (const notice of await registration.getNotifications()) notice.close()
  await (await registration.pushManager?.getSubscription())?.unsubscribe()
}

let renewal: Promise<void> = Promise.resolve()

/** Tells the server where notices go now, where the browser has changed that or the customer has signed in again. */
export function renewDevice(): Promise<void> {
  // One after the other: each knows what the one before has told.
  renewal = renewal.catch(() => undefined).then(renew)
  return renewal
}

async function renew(): Promise<void> {
  const mark = await readEncrypted(deviceMark)
  const { token, customer } = session()
  if (!isMark(mark) || token === null) return
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  // Somebody else may have signed in: their notices are theirs to switch on.
  if (customer?.customer_id !== mark.customer) return forgetDevice()
  // The browser has ended it, as where notices of the site were refused since.
  if (!subscription) return switchOff()
  if (subscription.endpoint !== mark.endpoint || token !== mark.token) await save(subscription)
}

interface Mark {
  customer: string
  endpoint: string
  token: string
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'token' in value

async function save(subscription: PushSubscription): Promise<Saved> {
  const { token, customer } = session()
  const { endpoint, keys } = subscription.toJSON()
  const body = { endpoint, keys } as DeviceSubscription
  const saved = await request(calls.addDevice, { body })
  await keep(deviceMark, { customer: customer?.customer_id, endpoint, token })
  return saved
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? [])
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
