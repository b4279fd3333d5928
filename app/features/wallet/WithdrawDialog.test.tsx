import { calls, type BankAccount } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const account: BankAccount = {
  id: 'bca',
  bank_code: '014',
  bank: 'BCA',
  number: '008127658841',
  owner_name: 'Ayu Lestari',
  is_main: true,
  is_own: true,
}
const onClose = vi.fn<() => void>()
const press = ({ t, user }: Rendered, name: 'withdraw.next' | 'confirm.back') =>
  user.click(screen.getByRole('button', { name: t(`wallet:${name}`) }))
const field = ({ t }: Rendered, name: 'pin' | 'code') => screen.findByLabelText(t(`wallet:confirm.${name}`))
const withdraws = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: /^Tarik Rp/ }))

async function open() {
  const server = fakeServer()
  server.answer(calls.requestCode, { resend_after: 60 })
  server.answer(calls.exchangeCode, {
    otp_token: 'proof',
    expires_at: new Date(Date.now() + 5 * 60_000).toISOString(),
  })
  const page = await renderApp(
    <WithdrawDialog
      balance={350_000}
      terms={{ fee: 0, least: 50_000, left_today: 50_000_000 }}
      accounts={[account]}
      onClose={onClose}
    />,
    { texts: ['wallet', 'security', 'settings'] },
  )
  await page.user.type(screen.getByRole('textbox', { name: page.t('wallet:withdraw.amount') }), '200.000')
  await press(page, 'withdraw.next')
  return { server, page }
}

test('a look back after a wrong PIN keeps the code and its proof', async () => {
  const { server, page } = await open()
  server.refuse(calls.withdraw, 422, { errors: [{ field: 'pin', message: 'PIN salah.' }] })
  await page.user.type(await field(page, 'pin'), '480217')
  await page.user.type(await field(page, 'code'), '902146')
  await withdraws(page)
  const pin = await field(page, 'pin')
  await waitFor(() => expect(pin).toHaveAccessibleDescription(/PIN salah/))
  await press(page, 'confirm.back')
  await press(page, 'withdraw.next')
  expect(await field(page, 'code')).toHaveValue('902146')
  await page.user.type(await field(page, 'pin'), '480218')
  await withdraws(page)
  await waitFor(() =>
    expect(server.bodies(calls.withdraw)).toEqual([
      { bank_account_id: 'bca', amount: 200_000, pin: '480217', otp_token: 'proof' },
      { bank_account_id: 'bca', amount: 200_000, pin: '480218', otp_token: 'proof' },
    ]),
  )
  expect(server.received(calls.exchangeCode)).toHaveLength(1)
  expect(server.received(calls.requestCode)).toHaveLength(1)
})

test('a proof that is over is refused at the code, and a look back mails another', async () => {
  const { server, page } = await open()
  server.refuse(calls.withdraw, 422, { errors: [{ field: 'otp_token', message: 'Lewat waktunya.' }] })
  await page.user.type(await field(page, 'pin'), '480217')
  await page.user.type(await field(page, 'code'), '902146')
  await withdraws(page)
  const code = await field(page, 'code')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Lewat waktunya/))
  expect(code).toBeInvalid()
  await press(page, 'confirm.back')
  await press(page, 'withdraw.next')
  expect(await field(page, 'code')).toHaveValue('')
  expect(server.received(calls.requestCode)).toHaveLength(2)
})

test('the cross leaves it all, which is asked about once something is typed', async () => {
  const { page } = await open()
  await page.user.type(await field(page, 'pin'), '480217')
  await page.user.keyboard('{Escape}')
  await page.user.click(screen.getByRole('button', { name: page.t('discard.action') }))
  expect(onClose).toHaveBeenCalled()
})

test('a forgotten PIN is replaced in place, and the withdrawal goes on', async () => {
  const { server, page } = await open()
  const inMinutes = new Date(Date.now() + 5 * 60_000).toISOString()
  server.answer(calls.passkeys, { results: [] })
  server.answer(calls.reauthenticate, { reauth_token: 'who', expires_at: inMinutes })
  server.answer(calls.resetPin, { customer: { ...customer, has_pin: true } })
  await page.user.type(await field(page, 'code'), '902146')
  await page.user.click(screen.getByRole('button', { name: page.t('wallet:confirm.forgotten') }))
  await page.user.type(
    await screen.findByLabelText(page.t('security:reauthenticate.password')),
    'hujan{Enter}',
  )
  await page.user.type(await screen.findByLabelText(page.t('security:code.label')), '123456')
  await page.user.type(await screen.findByLabelText(page.t('settings:pin.new')), '739104')
  await page.user.type(screen.getByLabelText(page.t('settings:pin.again')), '739104')
  await page.user.click(screen.getByRole('button', { name: page.t('settings:pin.save') }))
  expect(await field(page, 'code')).toHaveValue('902146')
  expect(screen.getByRole('button', { name: /^Tarik Rp200\.000/ })).toBeVisible()
  expect(server.bodies(calls.resetPin)).toEqual([{ pin: '739104', otp_token: 'proof', reauth_token: 'who' }])
})
