import { calls, type BankAccount, type Withdrawal } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ConfirmWithdrawalDialog } from './ConfirmWithdrawalDialog.tsx'

const account: BankAccount = {
  id: 'bca',
  bank_code: '014',
  bank: 'BCA',
  number: '008127658841',
  owner_name: 'Ayu Lestari',
  is_main: true,
  is_own: true,
}
const withdrawal: Withdrawal = {
  id: 'WD-7KQ2M9XA',
  amount: 200_000,
  fee: 0,
  bank_account: account,
  status: 'requested',
  needs_review: false,
  created_at: '2026-11-29T03:00:00.000Z',
  processed_at: null,
  ended_at: null,
}
const proof = { otp_token: 'proof', expires_at: '2026-11-29T03:05:00.000Z' }
const onDone = vi.fn<() => void>()
const open = () =>
  renderApp(
    <ConfirmWithdrawalDialog
      chosen={{ amount: 200_000, account }}
      code={{ ref: 'WD', resendAt: 0, send: () => Promise.resolve(60), typed: '', keep: () => undefined }}
      onBack={() => undefined}
      onClose={() => undefined}
      onDone={onDone}
    />,
    { texts: ['wallet', 'security'] },
  )
const field = ({ t }: Rendered, name: 'pin' | 'code') => screen.getByLabelText(t(`wallet:confirm.${name}`))
const fill = async (page: Rendered) => {
  await page.user.type(field(page, 'pin'), '480217')
  await page.user.type(field(page, 'code'), '902146')
}
const submit = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: /^Tarik/ }))

testForm({
  open: (server) => {
    server.answer(calls.exchangeCode, proof)
    return open()
  },
  call: calls.withdraw,
  answer: { withdrawal },
  body: { bank_account_id: 'bca', amount: 200_000, pin: '480217', otp_token: 'proof' },
  fill,
  submit,
  field: { find: (page) => field(page, 'pin'), name: 'pin' },
  outcome: () => onDone.mock.calls.length > 0,
  expected: true,
})

test('after a wrong PIN the code need not be given again', async () => {
  const server = fakeServer()
  server.answer(calls.exchangeCode, proof)
  server.refuse(calls.withdraw, 422, { errors: [{ field: 'pin', message: 'PIN salah. Sisa percobaan: 4.' }] })
  const page = await open()
  await fill(page)
  await submit(page)
  await waitFor(() => expect(field(page, 'pin')).toHaveAccessibleDescription(/Sisa percobaan: 4/))
  server.answer(calls.withdraw, { withdrawal })
  await page.user.clear(field(page, 'pin'))
  await page.user.type(field(page, 'pin'), '480218')
  await submit(page)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(server.received(calls.exchangeCode)).toHaveLength(1)
})
