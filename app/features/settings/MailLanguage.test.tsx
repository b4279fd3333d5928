import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { MailLanguage } from './MailLanguage.tsx'

const texts = ['settings'] as const

test('mails in another language than this browser’s are said, and follow it by a press', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer, pending: [] })
  const { user } = await renderApp(<MailLanguage />, { texts, signedInAs: { ...customer, language: 'cn' } })
  expect(screen.getByText(/中文/)).toBeVisible()
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByText(/中文/)).toBeNull())
  expect(server.bodies(calls.saveProfile)).toEqual([{ language: 'id' }])
})

test('where both are the same, nothing is said', async () => {
  await renderApp(<MailLanguage />, { texts })
  expect(screen.queryByRole('button')).toBeNull()
})
