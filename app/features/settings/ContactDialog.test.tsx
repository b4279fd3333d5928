import { calls, type ContactKind } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ContactDialog } from './ContactDialog.tsx'

const onClose = vi.fn<() => void>()
const onPending = vi.fn<(value: string) => void>()
const open = (kind: ContactKind) =>
  renderApp(
    <ContactDialog
      kind={kind}
      customer={customer}
      reauthToken="who"
      onClose={onClose}
      onPending={onPending}
    />,
    { texts: ['settings'] },
  )
const email = ({ t }: Rendered) => screen.getByLabelText(t('settings:contact.newEmail'))
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:contact.send') }))

testForm({
  open: () => open('email'),
  call: calls.saveProfile,
  answer: { customer, pending: ['email'] },
  body: { email: 'dewi@contoh.id', reauth_token: 'who' },
  fill: (page) => page.user.type(email(page), 'dewi@contoh.id'),
  submit,
  field: { find: email, name: 'email' },
  outcome: () => onPending.mock.lastCall,
  expected: ['dewi@contoh.id'],
})

test('a new telephone number goes alone', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer, pending: ['phone_number'] })
  const page = await open('phone_number')
  await page.user.type(screen.getByLabelText(page.t('settings:contact.newPhone')), '81155566677')
  await submit(page)
  await waitFor(() => expect(onPending).toHaveBeenLastCalledWith('+62 81155566677'))
  expect(server.bodies(calls.saveProfile)).toEqual([{ phone_number: '+62 81155566677', reauth_token: 'who' }])
})

test('the present address is refused as such', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer, pending: [] })
  onPending.mockReset()
  const page = await open('email')
  await page.user.type(email(page), customer.email)
  await submit(page)
  await waitFor(() => expect(email(page)).toHaveAccessibleDescription(page.t('settings:contact.unchanged')))
  expect(onPending).not.toHaveBeenCalled()
})
