import { calls } from '@seberang/domain/api'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { followAccountLanguage } from '../lib/i18n/account-language.ts'
import { changeLanguage } from '../lib/i18n/i18n.ts'
import { session } from '../lib/session/session.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { customer, renderApp } from '../testing/render-app.tsx'
import { AccountLanguage } from './AccountLanguage.tsx'

test('a language that is chosen while signed in is stored with the account; that of the device alone is not', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer: { ...customer, language: 'cn' }, pending: [] })
  await renderApp(<AccountLanguage />, { texts: [] })
  expect(server.received(calls.saveProfile)).toEqual([])
  await act(() => changeLanguage('zh'))
  await waitFor(() => expect(server.bodies(calls.saveProfile)).toEqual([{ language: 'cn' }]))
  await waitFor(() => expect(session().customer?.language).toBe('cn'))
  await act(() => changeLanguage('id'))
})

test('one that was chosen before signing in is stored once', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer: { ...customer, language: 'en' }, pending: [] })
  await act(() => changeLanguage('en'))
  const first = await renderApp(<AccountLanguage />, { texts: [] })
  await waitFor(() => expect(server.bodies(calls.saveProfile)).toEqual([{ language: 'en' }]))
  first.unmount()
  await renderApp(<AccountLanguage />, { texts: [] })
  expect(server.received(calls.saveProfile)).toHaveLength(1)
  await act(() => changeLanguage('id'))
})

test('that it could not be stored is no failure to tell', async () => {
  const server = fakeServer()
  server.refuse(calls.saveProfile, 422)
  const { container } = await renderApp(<AccountLanguage />, { texts: [] })
  await act(() => changeLanguage('en'))
  await waitFor(() => expect(server.received(calls.saveProfile)).toHaveLength(1))
  expect(container.textContent).toBe('')
  await act(() => changeLanguage('id'))
})

test('one that the account brings on signing in is not sent back', async () => {
  const server = fakeServer()
  await renderApp(<AccountLanguage />, { texts: [], signedInAs: { ...customer, language: 'en' } })
  await act(() => followAccountLanguage('en'))
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  expect(server.received(calls.saveProfile)).toEqual([])
  await act(() => changeLanguage('id'))
})
