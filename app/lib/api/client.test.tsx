import { calls } from '@seberang/domain/api'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customer } from '../../testing/render-app.tsx'
import type { updateSession as UpdateSession } from '../session/session.ts'
import type { request as Request } from './client.ts'

const serverTime = Date.parse('2026-11-22T05:00:00Z')
/** A server that refuses signatures more than five minutes off, as ours does. */
let signedAt: number[] = []
/** The headers of every request. */
let seen: Headers[] = []
let request: typeof Request
let updateSession: typeof UpdateSession

function serve(isRight: (timestamp: number) => boolean): void {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const timestamp = Number(headers.get('tb-timestamp'))
    seen.push(headers)
    signedAt.push(timestamp)
    const ok = isRight(timestamp)
    const body = ok
      ? { action: true, resend_after: 60 }
      : { action: false, code: 'signature', message: 'Periksa jam perangkatmu.' }
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status: ok ? calls.registerMini.ok : 403,
        headers: { date: new Date(serverTime).toUTCString() },
      }),
    )
  })
}

beforeEach(async () => {
  signedAt = []
  seen = []
  // The device is ten minutes ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: serverTime + 600_000 })
  // Each test starts without knowing the server's time.
  vi.resetModules()
  updateSession = (await import('../session/session.ts')).updateSession
  request = (await import('./client.ts')).request
  await updateSession({
    access: { token: 'access', signingKey: 'key', expiresAt: '2030-01-01T00:00:00Z' },
    token: 'token',
    customer: null,
  })
})
afterEach(() => void vi.useRealTimers())

const near = (timestamp: number): boolean => Math.abs(timestamp - serverTime) < 300_000
const registers = () => request(calls.registerMini, { body: { user_id: 'ratna@contoh.id' } })

test('a signature by a wrong clock is repeated by the server’s', async () => {
  serve(near)
  await expect(registers()).resolves.toMatchObject({ resend_after: 60 })
  expect(signedAt.map(near)).toEqual([false, true])
})

test('a signature that stays refused is repeated once', async () => {
  serve(() => false)
  await expect(registers()).rejects.toMatchObject({ status: 403, message: 'Periksa jam perangkatmu.' })
  expect(signedAt).toHaveLength(2)
})

test('a call for a session that has ended here carries its token and asks nobody to sign in', async () => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    seen.push(new Headers(init.headers))
    return Promise.resolve(new Response(JSON.stringify({ action: false }), { status: 401 }))
  })
  await expect(request(calls.logout, { token: 'former' })).rejects.toMatchObject({ status: 401 })
  expect(seen.map((headers) => headers.get('authorization'))).toEqual(['Token former'])
})

const refused = { status: 401 }
const busy = { status: 503, headers: { 'retry-after': '0.01' } }
const budi = { token: 'budi', customer: { ...customer, customer_id: '2' } }

const nobody = { token: null, customer: null }

test.each([
  ['whose session has ended', refused, budi, ['Token ratna']],
  ['that a busy server has refused', busy, budi, ['Token ratna']],
  ['of who has signed out', busy, nobody, ['Token ratna']],
  ['of who has signed in again', busy, { token: 'ratna-2', customer }, ['Token ratna', 'Token ratna-2']],
])('what a customer sent goes to no other customer: one %s', async (_, refusal, next, tokens) => {
  await updateSession({ token: 'ratna', customer })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    seen.push(new Headers(init.headers))
    if (seen.length > 1) return new Response(JSON.stringify({ action: true }), { status: 200 })
    // Meanwhile she has signed out, and somebody has signed in.
    await updateSession(nobody)
    await updateSession(next)
    return new Response(JSON.stringify({ action: false }), refusal)
  })
  const outcome = await request(calls.saveProfile, { body: { first_name: 'Sari' } }).then(
    () => 'saved',
    (error: unknown) => (error instanceof Error ? error.message : error),
  )
  expect(outcome).toBe(next.customer === customer ? 'saved' : 'HTTP 401')
  expect(seen.map((headers) => headers.get('authorization'))).toEqual(tokens)
})

test.each([nobody, budi])('what is answered to a customer who has left is for nobody', async (next) => {
  await updateSession({ token: 'ratna', customer })
  vi.stubGlobal('fetch', async () => {
    await updateSession(next)
    return new Response(JSON.stringify({ action: true }), { status: 200 })
  })
  await expect(request(calls.saveProfile, { body: { first_name: 'Sari' } })).rejects.toThrow('HTTP 401')
})

test('what a guest sent goes on as a guest’s', async () => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    seen.push(new Headers(init.headers))
    if (seen.length > 1) return new Response(JSON.stringify({ action: true }), { status: 200 })
    await updateSession(budi)
    return new Response(JSON.stringify({ action: false }), busy)
  })
  await updateSession(nobody)
  await request(calls.unlock, { body: { user_id: 'ratna@contoh.id' } })
  expect(seen.map((headers) => headers.get('authorization'))).toEqual([null, null])
})
