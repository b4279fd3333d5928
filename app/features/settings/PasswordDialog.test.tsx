import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

const former = 'hujan di pagi hari'
const next = 'perahu kecil di sungai'
const onClose = vi.fn<() => void>()
const open = () => renderApp(<PasswordDialog onClose={onClose} />, { texts: ['settings', 'security'] })
const field = ({ t }: Rendered, name: 'old' | 'new' | 'again') =>
  screen.getByLabelText(t(`settings:password.${name}`))
const fill = async (page: Rendered) => {
  await page.user.type(field(page, 'old'), former)
  await page.user.type(field(page, 'new'), next)
  await page.user.type(field(page, 'again'), next)
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:password.save') }))

testForm({
  open,
  call: calls.changePassword,
  answer: { customer },
  body: { old_password: former, new_password: next, confirm_password: next },
  fill,
  submit,
  field: { find: (page) => field(page, 'old'), name: 'old_password' },
  typed: (page) =>
    (['old', 'new', 'again'] as const).map((name) => (field(page, name) as HTMLInputElement).value),
  outcome: () => onClose.mock.calls.length > 0,
  expected: true,
})

test('begins at the present password, and asks before what was typed is lost', async () => {
  fakeServer()
  onClose.mockReset()
  const page = await open()
  expect(field(page, 'old')).toHaveFocus()
  await fill(page)
  await page.user.keyboard('{Escape}')
  expect(await screen.findByText(page.t('common:discard.question'))).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('what keeps passwords knows of which account it is', async () => {
  await open()
  expect(document.querySelector('form input[autocomplete=username]')).toHaveValue(customer.email)
})
