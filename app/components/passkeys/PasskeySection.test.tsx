import { calls, type Passkey } from '@seberang/domain/api'
import { maxPasskeys } from '@seberang/domain/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  creation,
  madePasskey,
  passkey,
  passkeyBrowser,
  sentOfMade,
  stopped,
} from '../../testing/fake-passkeys.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { forgetSaved } from '../../lib/storage/forget.ts'
import { PasskeySection } from './PasskeySection.tsx'

const telephone: Passkey = { ...passkey, name: 'HP Ratna', is_synced: true }
const stick = {
  ...telephone,
  id: 'p2',
  name: 'Kunci USB kantor',
  is_portable: true,
  last_used_at: '2026-11-09T03:00:00.000Z',
}

afterEach(() => vi.unstubAllGlobals())

function serverWith(results: Passkey[]): FakeServer {
  const server = fakeServer()
  server.answer(calls.passkeys, () => ({ results }))
  server.answer(calls.passkeyCreationOptions, creation)
  server.answer(calls.createPasskey, () => {
    results.push(telephone)
    return { passkey: telephone }
  })
  return server
}

const open = async (keepStorage = false) => {
  const page = await renderApp(<PasskeySection />, { texts: ['passkeys', 'security'], keepStorage })
  await page.findAllByRole('button')
  // Who is there was asked just before.
  await saveReauthToken('proof')
  return page
}

async function adds(page: Rendered, label: 'add' | 'addAnother' = 'add'): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: page.t(`passkeys:${label}`) }))
}

test('a passkey is created, named after the device, and known as this device’s, also after signing out', async () => {
  const { create } = passkeyBrowser({ create: () => Promise.resolve(madePasskey) })
  const server = serverWith([])
  const page = await open()
  await adds(page)
  const row = await screen.findByRole('listitem')
  expect(within(row).getByText('HP Ratna')).toBeVisible()
  expect(within(row).getByText(page.t('passkeys:here'))).toBeVisible()
  expect(create).toHaveBeenCalledOnce()
  expect(server.bodies(calls.createPasskey)).toMatchObject([
    { reauth_token: 'proof', credential: sentOfMade },
  ])
  page.unmount()
  forgetSaved()
  const later = await open(true)
  expect(await screen.findByText(later.t('passkeys:here'))).toBeVisible()
})

test('when it was created and last used is told', async () => {
  passkeyBrowser()
  serverWith([telephone, stick])
  await open()
  const [one, other] = screen.getAllByRole('listitem')
  expect(one).toHaveTextContent('dibuat 3 Mei 2026')
  expect(one).not.toHaveTextContent('terakhir')
  expect(other).toHaveTextContent('terakhir dipakai 9 Nov 2026')
})

test('whoever stops it is told nothing, and may try again', async () => {
  const { create } = passkeyBrowser({ create: stopped })
  const server = serverWith([])
  const page = await open()
  await adds(page)
  const button = screen.getByRole('button', { name: page.t('passkeys:add') })
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'idle'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.received(calls.createPasskey)).toEqual([])
})

test.each([
  ['InvalidStateError', 'known'],
  ['NotSupportedError', 'unsupported'],
  ['UnknownError', 'failed'],
] as const)('%s of the browser is said in words', async (name, reason) => {
  passkeyBrowser({ create: () => Promise.reject(new DOMException('', name)) })
  serverWith([])
  const page = await open()
  await adds(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(page.t(`passkeys:failure.${reason}`))
})

test('what took too long is told from what was stopped', async () => {
  const begun = performance.now()
  passkeyBrowser({
    create: () => {
      vi.spyOn(performance, 'now').mockReturnValue(begun + creation.options.timeout + 60_000)
      return stopped()
    },
  })
  serverWith([])
  const page = await open()
  await adds(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(page.t('passkeys:failure.late'))
  vi.restoreAllMocks()
})

test('a refusal of the server is said in its words', async () => {
  passkeyBrowser({ create: () => Promise.resolve(madePasskey) })
  const server = serverWith([])
  server.refuse(calls.createPasskey, 409, { message: 'Passkey ini sudah ada.' })
  const page = await open()
  await adds(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('Passkey ini sudah ada.')
})

test('is removed after a confirmation', async () => {
  passkeyBrowser()
  const results = [telephone]
  const server = serverWith(results)
  server.handle(calls.deletePasskey, () => {
    results.pop()
    return { status: 200, body: { action: true } }
  })
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: page.t('passkeys:more', { name: 'HP Ratna' }) }))
  await page.user.click(screen.getByRole('menuitem', { name: page.t('passkeys:remove.action') }))
  const dialog = await screen.findByRole('alertdialog')
  expect(server.received(calls.deletePasskey)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: page.t('passkeys:remove.action') }))
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(server.bodies(calls.deletePasskey)).toEqual([{ reauth_token: 'proof' }])
})

test('there is a word in place of the button where there are as many as there may be, or the browser has none', async () => {
  passkeyBrowser()
  serverWith(Array.from({ length: maxPasskeys }, (_, index) => ({ ...telephone, id: `p${index}` })))
  const page = await open()
  expect(screen.getByText(page.t('passkeys:full', { max: maxPasskeys }))).toBeVisible()
  page.unmount()
  vi.unstubAllGlobals()
  serverWith([telephone])
  const other = await open()
  expect(screen.getByText(other.t('passkeys:failure.unsupported'))).toBeVisible()
  expect(screen.queryByRole('button', { name: other.t('passkeys:addAnother') })).toBeNull()
})
