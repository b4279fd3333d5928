import { calls, type Passkey } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { creation, madePasskey, passkey, passkeyBrowser } from '../../testing/fake-passkeys.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { forgetSaved } from '../../lib/storage/forget.ts'
import { PasskeyOffer } from './PasskeyOffer.tsx'

const options = { texts: ['passkeys', 'security'] } as const

afterEach(() => vi.unstubAllGlobals())

function serverWith(results: Passkey[]) {
  const server = fakeServer()
  server.answer(calls.passkeys, { results })
  server.answer(calls.passkeyCreationOptions, creation)
  server.answer(calls.createPasskey, { passkey })
  return server
}
const later = ({ t }: Rendered) => screen.findByRole('button', { name: t('passkeys:offer.later') })

test('is made once: neither a reload nor signing out brings it back, but for another account', async () => {
  passkeyBrowser()
  const server = serverWith([])
  const page = await renderApp(<PasskeyOffer />, options)
  await page.user.click(await later(page))
  await waitFor(() => expect(page.queryByText(page.t('passkeys:offer.title'))).toBeNull())
  page.unmount()
  forgetSaved()
  const seen = server.received(calls.passkeys).length
  const again = await renderApp(<PasskeyOffer />, { ...options, keepStorage: true })
  again.unmount()
  const other = { ...customer, customer_id: '7' }
  const theirs = await renderApp(<PasskeyOffer />, { ...options, keepStorage: true, signedInAs: other })
  expect(await later(theirs)).toBeVisible()
  // Whoever has answered is not even asked about.
  expect(server.received(calls.passkeys)).toHaveLength(seen + 1)
})

test('is over once a passkey was created by it', async () => {
  passkeyBrowser({ create: () => Promise.resolve(madePasskey) })
  const server = serverWith([])
  const page = await renderApp(<PasskeyOffer />, options)
  // Who is there was asked just before.
  await saveReauthToken('proof')
  await page.user.click(await screen.findByRole('button', { name: page.t('passkeys:add') }))
  await waitFor(() => expect(page.queryByText(page.t('passkeys:offer.title'))).toBeNull())
  expect(server.received(calls.createPasskey)).toHaveLength(1)
})

test('is not made to who has one', async () => {
  passkeyBrowser()
  const server = serverWith([passkey])
  const page = await renderApp(<PasskeyOffer />, options)
  await waitFor(() => expect(server.received(calls.passkeys)).toHaveLength(1))
  expect(page.queryByText(page.t('passkeys:offer.title'))).toBeNull()
})

test('is not made on a device that makes none, which is not even asked about', async () => {
  const { askedWhetherItMakes } = passkeyBrowser({ makes: false })
  const server = serverWith([])
  const page = await renderApp(<PasskeyOffer />, options)
  await waitFor(() => expect(askedWhetherItMakes).toHaveBeenCalledOnce())
  expect(page.queryByText(page.t('passkeys:offer.title'))).toBeNull()
  expect(server.received(calls.passkeys)).toEqual([])
})
