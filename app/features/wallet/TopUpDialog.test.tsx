import { calls } from '@seberang/domain/api'
import { mostTopUp } from '@seberang/domain/limits'
import { act, screen, waitFor } from '@testing-library/react'
import { mutate } from 'swr'
import { expect, test } from 'vitest'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { TopUpDialog } from './TopUpDialog.tsx'

const method = { fee: 0, min: 10_000, max: 50_000_000, available: true }
const offer = (server: FakeServer, lastUsed?: 'va_bca' | 'va_bni' | 'wallet') =>
  server.answer(calls.paymentGroups, {
    results: [
      {
        payment_category: 'virtual_account',
        title: 'Virtual account',
        methods: [
          {
            ...method,
            payment_method: 'va_bca',
            title: 'BCA',
            ...(lastUsed === 'va_bca' && { last_used: true }),
          },
          {
            ...method,
            payment_method: 'va_bni',
            title: 'BNI',
            ...(lastUsed === 'va_bni' && { last_used: true }),
          },
        ],
      },
      {
        payment_category: 'qris',
        title: 'QRIS',
        methods: [{ ...method, payment_method: 'qris', title: 'QRIS', max: 200_000 }],
      },
      {
        payment_category: 'wallet',
        title: 'Saldo dompet',
        methods: [
          {
            ...method,
            payment_method: 'wallet',
            title: 'Saldo dompet',
            balance: 5,
            ...(lastUsed === 'wallet' && { last_used: true }),
          },
        ],
      },
    ],
  })
const open = async (server: FakeServer, wanted?: number, lastUsed?: 'va_bca' | 'va_bni' | 'wallet') => {
  offer(server, lastUsed)
  const page = await renderApp(<TopUpDialog wanted={wanted} onClose={() => undefined} />, {
    texts: ['wallet', 'invoice'],
  })
  await screen.findByRole('radio', { name: /QRIS/ })
  return page
}
const field = ({ t }: Rendered) => screen.getByRole('textbox', { name: t('wallet:topup.amount') })
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('wallet:topup.next') }))

testForm({
  open: (server) => open(server),
  call: calls.topUp,
  answer: { invoice_code: 'INV-9', invoice },
  body: { amount: 150_000, payment_method: 'qris' },
  fill: async (page) => {
    await page.user.type(field(page), '150.000')
    await page.user.click(screen.getByRole('radio', { name: /QRIS/ }))
  },
  submit,
  field: { find: field, name: 'amount' },
  outcome: ({ location }) => location(),
  expected: statusOrderOf('INV-9'),
})

test('what is missing is the amount to begin with, at least the least', async () => {
  expect(field(await open(fakeServer(), 123_456))).toHaveValue('123.456')
})

test('more than a top-up takes is not begun with', async () => {
  expect(field(await open(fakeServer(), mostTopUp + 1))).toHaveValue('')
})

test('an amount at a press is written; the wallet is no way to fill itself', async () => {
  const page = await open(fakeServer(), 2_000)
  expect(field(page)).toHaveValue('10.000')
  await page.user.click(screen.getByRole('button', { name: 'Rp250.000' }))
  expect(field(page)).toHaveValue('250.000')
  expect(screen.queryByRole('radio', { name: /Saldo dompet/ })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /QRIS/ })).toBeDisabled()
})

test('without a way to pay nothing is sent', async () => {
  const server = fakeServer()
  const page = await open(server, 50_000)
  await submit(page)
  await waitFor(() => expect(screen.getByText(page.t('invoice:method.missing'))).toBeVisible())
  expect(server.received(calls.topUp)).toHaveLength(0)
})

test('what was last paid with is chosen, and can be changed', async () => {
  const server = fakeServer()
  server.answer(calls.topUp, { invoice_code: 'INV-9', invoice })
  const page = await open(server, 50_000, 'va_bca')
  expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked()
  await submit(page)
  await waitFor(() =>
    expect(server.bodies(calls.topUp)).toEqual([{ amount: 50_000, payment_method: 'va_bca' }]),
  )
  await page.user.click(screen.getByRole('radio', { name: /QRIS/ }))
  expect(screen.queryByRole('radio', { name: 'BCA' })).not.toBeInTheDocument()
})

test('what was last paid with is not chosen where it cannot pay', async () => {
  await open(fakeServer(), 50_000, 'wallet')
  for (const name of ['BCA', 'BNI', /QRIS/]) expect(screen.getByRole('radio', { name })).not.toBeChecked()
})

test('why a preselected method was refused is not said of the next one', async () => {
  const server = fakeServer()
  const why = 'BCA sedang gangguan.'
  server.refuse(calls.topUp, 422, { errors: [{ field: 'payment_method', message: why }] })
  offer(server, 'va_bca')
  const page = await renderApp(<TopUpDialog wanted={50_000} onClose={() => undefined} />, {
    texts: ['wallet', 'invoice'],
    appCache: true,
  })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked())
  await submit(page)
  expect(await screen.findByText(why)).toBeVisible()
  offer(server, 'va_bni')
  await act(() => mutate(() => true))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'BNI' })).toBeChecked())
  expect(screen.queryByText(why)).toBeNull()
})
