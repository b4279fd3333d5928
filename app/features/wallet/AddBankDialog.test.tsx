import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { bankAccount } from '../../testing/bank-account.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { AddBankDialog } from './AddBankDialog.tsx'

const onClose = vi.fn<() => void>()
const banks = {
  results: [
    { bank_code: '014', bank: 'BCA' },
    { bank_code: '008', bank: 'Mandiri' },
  ],
}
async function open() {
  const page = await renderApp(<AddBankDialog otpToken="code" onClose={onClose} />, {
    texts: ['wallet', 'security'],
  })
  await saveReauthToken('who')
  return page
}
const field = ({ t }: Rendered, name: 'number' | 'owner') =>
  screen.getByRole('textbox', { name: t(`wallet:add.${name}`) })
const choose = async ({ t, user }: Rendered) => {
  await user.type(screen.getByRole('combobox', { name: t('wallet:add.bank') }), 'BCA')
  await user.tab()
}
const fill = async (page: Rendered) => {
  await choose(page)
  await page.user.type(field(page, 'number'), '0081 2765 8841')
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('wallet:add.action') }))

testForm({
  open: (server) => {
    server.answer(calls.availableBanks, banks)
    return open()
  },
  call: calls.addBankAccount,
  answer: {
    bank_account: bankAccount,
  },
  body: {
    bank_code: '014',
    number: '008127658841',
    owner_name: 'Ratna Wijaya',
    otp_token: 'code',
    reauth_token: 'who',
  },
  fill,
  submit,
  field: { find: (page) => field(page, 'number'), name: 'number' },
  outcome: () => onClose.mock.calls.length > 0,
  expected: true,
  reauthenticates: true,
})

test('an owner of another name is warned of before it is added', async () => {
  fakeServer().answer(calls.availableBanks, banks)
  const page = await open()
  expect(field(page, 'owner')).toHaveAccessibleDescription(page.t('wallet:add.ownerHint'))
  await page.user.clear(field(page, 'owner'))
  await page.user.type(field(page, 'owner'), 'Rudi Wulandari')
  expect(field(page, 'owner')).toHaveAccessibleDescription(page.t('wallet:add.otherOwner'))
})

test('what is missing is named in its own words', async () => {
  const server = fakeServer()
  server.answer(calls.availableBanks, banks)
  const page = await open()
  await submit(page)
  expect(await screen.findByText('Pilih bank.')).toBeVisible()
  expect(screen.getByText('Tulis nomornya.')).toBeVisible()
})
