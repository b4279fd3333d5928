import { calls, type Passkey } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { creation, madePasskey, passkeyBrowser } from '../../testing/fake-passkeys.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { forgetSaved } from '../../lib/storage/forget.ts'
import { PasskeyOffer } from './PasskeyOffer.tsx'

const passkey: Passkey = {
  id: 'p1',
  name: 'Android',
  is_synced: false,
  is_portable: false,
  created_at: '2026-05-03T03:00:00.000Z',
  last_used_at: null,
}
const options = { texts: ['passkeys', 'security'] } as const

afterEach(() => vi.unstubAllGlobals())

function serverWith(results: Passkey[]) {
  const server = fakeServer()
  server.answer(calls.passkeys, { results })
  server.answer(calls.reauthenticate, { reauth_token: 'proof', expires_at: '2026-05-03T03:10:00.000Z' })
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
  await page.user.click(await screen.findByRole('button', { name: page.t('passkeys:add') }))
  await page.user.type(screen.getByLabelText(page.t('security:reauthenticate.password')), 'hujan pagi')
  await page.user.click(screen.getByRole('button', { name: page.t('security:reauthenticate.submit') }))
  await waitFor(() => expect(page.queryByText(page.t('passkeys:offer.title'))).toBeNull())
  expect(server.received(calls.createPasskey)).toHaveLength(1)
})

test.each([
  ['who has one', [passkey], {}],
  ['a device that makes none', [], { makes: false }],
] as const)('is not made to %s', async (_who, results, browser) => {
  passkeyBrowser(browser)
  const server = serverWith([...results])
  const page = await renderApp(<PasskeyOffer />, options)
  if (results.length > 0) await waitFor(() => expect(server.received(calls.passkeys)).toHaveLength(1))
  expect(page.queryByText(page.t('passkeys:offer.title'))).toBeNull()
})
