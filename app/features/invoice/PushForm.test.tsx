import { calls, type Payment } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { PushForm } from './PushForm.tsx'

const payment: Payment = {
  order_id: 'INV-1-1',
  payment_method: 'ovo',
  title: 'OVO',
  phone_number: '+62 812 2044 1871',
  steps: [],
}

const { phone_number: _, ...unasked } = payment

const onSent = vi.fn<() => void>()

const openForm = () =>
  renderApp(<PushForm payment={payment} invoice={invoice} onSent={onSent} />, { texts: ['invoice'] })

testForm({
  open: openForm,
  call: calls.repeatPush,
  answer: { invoice },
  body: { invoice_code: invoice.invoice_code, phone_number: '+62 813 1111 2222' },
  async fill({ user, t }) {
    const field = screen.getByLabelText(t('invoice:push.number', { name: 'OVO' }))
    await user.clear(field)
    await user.type(field, '813 1111 2222')
  },
  async submit({ user, t }) {
    await user.click(screen.getByRole('button', { name: t('invoice:push.again', { name: 'OVO' }) }))
  },
  field: {
    find: ({ t }) => screen.getByLabelText(t('invoice:push.number', { name: 'OVO' })),
    name: 'phone_number',
  },
  outcome: () => onSent.mock.calls.length > 0,
  expected: true,
})

test('begins with the customer’s own number where none was asked before', async () => {
  const server = fakeServer()
  server.answer(calls.profile, {
    customer: { phone_number: '+62 812 3456 7890' },
  } as never)
  const { t } = await renderApp(<PushForm payment={unasked} invoice={invoice} onSent={onSent} />, {
    texts: ['invoice'],
  })
  const field = await screen.findByLabelText(t('invoice:push.number', { name: 'OVO' }))
  expect(field).toHaveValue('812 3456 7890')
  expect(screen.getByRole('button', { name: t('invoice:push.send', { name: 'OVO' }) })).toBeVisible()
})

test('a number of another country is not where it begins', async () => {
  const server = fakeServer()
  server.answer(calls.profile, { customer: { phone_number: '+65 8123 4567' } } as never)
  const { t } = await renderApp(<PushForm payment={unasked} invoice={invoice} onSent={onSent} />, {
    texts: ['invoice'],
  })
  expect(await screen.findByLabelText(t('invoice:push.number', { name: 'OVO' }))).toHaveValue('')
})
