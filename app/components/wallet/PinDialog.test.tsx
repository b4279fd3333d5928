import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { session } from '../../lib/session/session.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { PinDialog } from './PinDialog.tsx'

const onClose = vi.fn<() => void>()
const open = (isFirst = true) =>
  renderApp(<PinDialog isFirst={isFirst} otpToken="code" onClose={onClose} />, {
    texts: ['settings', 'security'],
  })
const field = ({ t }: Rendered, name: 'new' | 'again') => screen.getByLabelText(t(`settings:pin.${name}`))
const fill = async (page: Rendered, again = '480217') => {
  await page.user.type(field(page, 'new'), '480217')
  await page.user.type(field(page, 'again'), again)
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:pin.save') }))
const withPin = { ...customer, has_pin: true, pin_set_at: '2026-11-29T03:00:00.000Z' }

testForm({
  open: () => open(),
  call: calls.setPin,
  answer: { customer: withPin },
  body: { pin: '480217', otp_token: 'code' },
  fill,
  submit,
  field: { find: (page) => field(page, 'new'), name: 'pin' },
  outcome: () => onClose.mock.calls.length > 0,
  expected: true,
})

describe('another PIN, which goes with the proof of who asks', () => {
  testForm({
    open: async () => {
      const page = await open(false)
      await saveReauthToken('who')
      return page
    },
    call: calls.resetPin,
    answer: { customer: withPin },
    body: { pin: '480217', otp_token: 'code', reauth_token: 'who' },
    fill,
    submit,
    field: { find: (page) => field(page, 'new'), name: 'pin' },
    outcome: () => session().customer?.pin_set_at,
    expected: withPin.pin_set_at,
    reauthenticates: true,
  })
})

test('a first PIN whose answer was lost is sent again as the same', async () => {
  const server = fakeServer()
  // The server set it, and could not say so; the client itself repeats it some times.
  server.handle(calls.setPin, () => ({ status: 503, headers: { 'Retry-After': '0.001' } }))
  const page = await open()
  await fill(page)
  await submit(page)
  expect(await screen.findByText(page.t('settings:pin.failed'))).toBeVisible()
  server.answer(calls.setPin, { customer: withPin })
  onClose.mockClear()
  await submit(page)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const keys = server.received(calls.setPin).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('two PINs that differ are refused at the second one', async () => {
  const server = fakeServer()
  const page = await open()
  await fill(page, '480218')
  await submit(page)
  expect(field(page, 'again')).toHaveAccessibleDescription('Kedua PIN tidak sama.')
  expect(server.received(calls.setPin)).toEqual([])
})

test('another PIN in place of one that is refused has to be repeated anew', async () => {
  const server = fakeServer()
  const page = await open()
  await page.user.type(field(page, 'new'), '123456')
  await page.user.type(field(page, 'again'), '123456')
  await submit(page)
  expect(field(page, 'new')).toBeInvalid()
  expect(field(page, 'again')).toHaveValue('123456')
  await page.user.clear(field(page, 'new'))
  await page.user.type(field(page, 'new'), '480217')
  expect(field(page, 'again')).toHaveValue('')
  expect(server.received(calls.setPin)).toEqual([])
})

test('Escape asks before a typed PIN is lost, and what is missing is the PIN', async () => {
  onClose.mockClear()
  fakeServer()
  const page = await open()
  await submit(page)
  expect(await screen.findByText('Isi PIN.')).toBeVisible()
  await page.user.type(field(page, 'new'), '480217')
  await page.user.keyboard('{Escape}')
  expect(screen.getByText(page.t('discard.question'))).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
