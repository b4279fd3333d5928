import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { proveCode } from '../../components/security/mailed-codes.ts'
import { session } from '../../lib/session/session.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { PinRow } from './PinRow.tsx'

const withPin = { ...customer, has_pin: true, pin_set_at: '2026-11-29T03:00:00.000Z' }

/** The code was given already. */
async function open() {
  const server = fakeServer()
  server.answer(calls.exchangeCode, { otp_token: 'code', expires_at: '2099-01-01T00:00:00.000Z' })
  const page = await renderApp(<PinRow setAt={null} />, { texts: ['settings', 'security'] })
  await proveCode('PIN', '123456')
  return { server, page }
}
const field = ({ t }: Rendered, name: 'new' | 'again') => screen.getByLabelText(t(`settings:pin.${name}`))
const begin = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:pin.createTitle') }))
async function types(page: Rendered, pin: string): Promise<void> {
  await page.user.type(await screen.findByLabelText(page.t('settings:pin.new')), pin)
  await page.user.type(field(page, 'again'), pin)
}
const save = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:pin.save') }))

test('the late answer of a dialog that was closed does not close the next one', async () => {
  const { server, page } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.setPin, async () => {
    await promise
    return { customer: withPin }
  })
  await begin(page)
  await types(page, '480217')
  await save(page)
  await page.user.keyboard('{Escape}')
  await page.user.click(screen.getByRole('button', { name: page.t('discard.action') }))
  await begin(page)
  await types(page, '935146')
  resolve()
  expect(await screen.findByText(page.t('settings:pin.saved'))).toBeVisible()
  expect(field(page, 'again')).toHaveValue('935146')
})

test('where another tab has set one meanwhile, it closes with the words, and the page knows it', async () => {
  const { server, page } = await open()
  server.refuse(calls.setPin, 409, { code: 'has_pin', message: 'PIN-mu sudah ada.' })
  server.answer(calls.profile, { customer: withPin })
  await begin(page)
  await types(page, '480217')
  await save(page)
  expect(await screen.findByText('PIN-mu sudah ada.')).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText(page.t('settings:pin.new'))).toBeNull())
  await waitFor(() => expect(session().customer?.has_pin).toBe(true))
})
