import { calls, type CodeRef } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { Screen } from './BankAccountsScreen.tsx'

test('whoever has no password is told of the second code what it is for', async () => {
  const server = fakeServer()
  const soon = new Date(Date.now() + 5 * 60_000).toISOString()
  server.answer(calls.bankAccounts, { results: [] })
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, ({ body }) => ({
    otp_token: `proof ${(body as { ref: CodeRef }).ref}`,
    expires_at: soon,
  }))
  server.answer(calls.reauthenticate, { reauth_token: 'who', expires_at: soon })
  const { t, user } = await renderApp(<Screen />, {
    texts: ['wallet', 'security'],
    signedInAs: { ...customer, password_set_at: null },
  })
  await user.click(await screen.findByRole('button', { name: t('wallet:banks.add') }))
  const first = await screen.findByRole('dialog', { name: 'Kode untuk memastikan ini kamu' })
  expect(first).not.toHaveTextContent('Kode kedua')
  await user.type(screen.getByLabelText(t('security:code.label')), '123456')
  const second = await screen.findByRole('dialog', { name: 'Kode untuk rekening bank' })
  expect(second).toHaveTextContent('Kode kedua')
  await user.type(screen.getByLabelText(t('security:code.label')), '654321')
  expect(await screen.findByRole('dialog', { name: t('wallet:add.title') })).toBeVisible()
})
