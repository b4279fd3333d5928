import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx'

const password = 'perahu kecil di sungai'
const onClose = vi.fn<() => void>()
const field = ({ t }: Rendered, name: 'new' | 'again') =>
  screen.getByLabelText(t(`settings:password.${name}`))

async function open() {
  const page = await renderApp(<FirstPasswordDialog onClose={onClose} />, { texts: ['settings', 'security'] })
  await saveReauthToken('proof')
  return page
}

testForm({
  open,
  call: calls.setPassword,
  answer: { customer },
  body: { new_password: password, confirm_password: password, reauth_token: 'proof' },
  fill: async (page) => {
    await page.user.type(field(page, 'new'), password)
    await page.user.type(field(page, 'again'), password)
  },
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('settings:password.createTitle') })),
  field: { find: (page) => field(page, 'new'), name: 'new_password' },
  typed: (page) => (['new', 'again'] as const).map((name) => (field(page, name) as HTMLInputElement).value),
  outcome: () => onClose.mock.calls.length > 0,
  expected: true,
  reauthenticates: true,
})

test('what keeps passwords knows of which account it is', async () => {
  await open()
  expect(document.querySelector('form input[autocomplete=username]')).toHaveValue(customer.email)
})
