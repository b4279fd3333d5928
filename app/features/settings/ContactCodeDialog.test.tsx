import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { session } from '../../lib/session/session.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ContactCodeDialog } from './ContactCodeDialog.tsx'

const onDone = vi.fn<() => void>()
const onClose = vi.fn<() => void>()
const resend = vi.fn<() => Promise<number | undefined>>()
const open = (resendAt = Date.now() + 60_000) =>
  renderApp(
    <ContactCodeDialog
      kind="email"
      customer={customer}
      pending={{ value: 'dewi@contoh.id', askedAt: Date.now(), until: Date.now() + 600_000, resendAt }}
      resend={resend}
      onClose={onClose}
      onDone={onDone}
    />,
    { texts: ['settings', 'security'] },
  )
const box = ({ t }: Rendered) => screen.getByLabelText(t('security:code.label'))

testForm({
  open: () => open(),
  call: calls.saveProfile,
  answer: { customer: { ...customer, email: 'dewi@contoh.id' }, pending: [] },
  body: { email: 'dewi@contoh.id', email_code: '123456' },
  fill: (page) => page.user.type(box(page), '123456'),
  submitsItself: true,
  // While the code is being sent, the button says so.
  submit: async ({ t, user }) =>
    user.click(await screen.findByRole('button', { name: t('security:code.submit') })),
  field: { find: box, name: 'email_code' },
  outcome: () => session().customer?.email,
  expected: 'dewi@contoh.id',
})

test('says where the code went, and sends another one', async () => {
  fakeServer()
  resend.mockResolvedValue(60)
  const page = await open(Date.now())
  expect(screen.getByRole('dialog')).toHaveTextContent('dewi@contoh.id')
  await page.user.click(screen.getByRole('button', { name: page.t('security:code.resend') }))
  expect(await screen.findByText(page.t('security:code.resent'))).toBeVisible()
})

test('a code that nobody wanted to send again is not said to be sent', async () => {
  fakeServer()
  resend.mockResolvedValue(undefined)
  const page = await open(Date.now())
  await page.user.click(screen.getByRole('button', { name: page.t('security:code.resend') }))
  await waitFor(() => expect(resend).toHaveBeenCalledOnce())
  expect(screen.queryByText(page.t('security:code.resent'))).not.toBeInTheDocument()
})
