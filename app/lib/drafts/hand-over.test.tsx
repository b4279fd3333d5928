import { calls, type Draft } from '@seberang/domain/api'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { device, storedKeys } from './device.ts'
import { handOverDrafts, saveDraftsAndForget } from './hand-over.ts'

const owner = customer.customer_id
const place = `${owner}/import`
const otherPlace = `${owner}/import_other`
const typed = { note: 'sepatu' }
const theirs = { note: 'lampu' }
let server: FakeServer

beforeEach(async () => {
  server = fakeServer()
  await renderApp(null, { texts: [], signedInAs: null })
  await Promise.all((await storedKeys('')).map((key) => device.remove(key)))
})

test('a customer’s own draft that the server has not seen is put aside, not replaced', async () => {
  await device.write(place, { body: theirs, savedAt: 9e12, version: 3, sent: false })
  await device.write('guest/import', { body: typed, savedAt: 5, version: 0, sent: false })
  await handOverDrafts(owner, new Map())
  expect(await device.read(place)).toMatchObject({ body: typed, version: 0, sent: false })
  expect(await device.read(otherPlace)).toMatchObject({
    body: { drafts: [{ draft: theirs, savedAt: 9e12 }] },
    sent: false,
  })
})

/** Another device saved version 4 of it. */
function conflict(body: object | null): void {
  const data: Draft = { kind: 'import', body, version: 4, updated_at: '2026-11-22T12:00:00Z' }
  server.refuse(calls.saveDraft, 409, { code: 'changed_meanwhile', data })
}

test('signing out replaces nothing that another device saved: the draft stays until the customer chooses', async () => {
  await device.write(place, { body: typed, savedAt: 9e12, version: 3, sent: false })
  conflict({ saved_at: 5, browser: 'phone', draft: theirs })
  await saveDraftsAndForget(owner, 'ended')
  expect(server.bodies(calls.saveDraft)).toHaveLength(1)
  expect(await device.read(place)).toMatchObject({ body: typed, sent: false })
})

test('signing out saves over a draft that was finished elsewhere', async () => {
  await device.write(place, { body: typed, savedAt: 5, version: 3, sent: false })
  conflict(null)
  await saveDraftsAndForget(owner, 'ended')
  expect(server.bodies(calls.saveDraft)).toMatchObject([{ version: 3 }, { version: 4 }])
})
