import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  passkeyBrowser,
  question,
  sentOfSigned,
  signedPasskey,
  stopped,
} from '../../testing/fake-passkeys.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './LoginScreen.tsx'

const options = { texts: ['session', 'passkeys'], signedInAs: null, at: '/login' } as const
const button = ({ t }: Rendered) => screen.findByRole('button', { name: t('passkeys:login') })

afterEach(() => vi.unstubAllGlobals())

function server() {
  const made = fakeServer()
  made.answer(calls.passkeyLoginOptions, question)
  made.answer(calls.loginByPasskey, { login: true, token: 'new', customer })
  return made
}

test('a press signs in by a passkey, with nothing typed', async () => {
  const { get } = passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const served = server()
  const page = await renderApp(<Screen />, options)
  await page.user.click(await button(page))
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect(served.bodies(calls.loginByPasskey)).toEqual([{ credential: sentOfSigned }])
  expect(get).toHaveBeenCalledOnce()
})

test('what the browser suggests at the field signs in without a press', async () => {
  const { get } = passkeyBrowser({ suggests: true, get: () => Promise.resolve(signedPasskey) })
  server()
  const page = await renderApp(<Screen />, options)
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
})

test('whoever stops it stays on the page and is told nothing; the browser suggests again', async () => {
  const { get } = passkeyBrowser({
    suggests: true,
    get: ({ mediation }) => (mediation ? new Promise(() => undefined) : stopped()),
  })
  const served = server()
  const page = await renderApp(<Screen />, options)
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
  await page.user.click(await button(page))
  await waitFor(() => expect(get).toHaveBeenCalledTimes(3))
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([
    'conditional',
    undefined,
    'conditional',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(page.location()).toBe('/login')
  expect(served.received(calls.loginByPasskey)).toEqual([])
})

test('a passkey that the server refuses is said in its words', async () => {
  passkeyBrowser({ get: () => Promise.resolve(signedPasskey) })
  const message = 'Passkey ini tidak bisa dipakai untuk masuk.'
  server().refuse(calls.loginByPasskey, 422, { errors: [{ field: 'credential', message }] })
  const page = await renderApp(<Screen />, options)
  await page.user.click(await button(page))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a suggestion that cannot be made is not spoken of', async () => {
  passkeyBrowser({ suggests: true })
  const served = server()
  served.refuse(calls.passkeyLoginOptions, 422)
  const page = await renderApp(<Screen />, options)
  await waitFor(() => expect(served.received(calls.passkeyLoginOptions)).toHaveLength(1))
  expect(await button(page)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a browser without passkeys is offered none', async () => {
  server()
  const page = await renderApp(<Screen />, options)
  expect(screen.queryByRole('button', { name: page.t('passkeys:login') })).toBeNull()
})
