import { calls, type Cart } from '@seberang/domain/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { StatusList } from './StatusList.tsx'

const paid: Cart = { ...cart, status: 'inbound', invoice_code: 'INV-1', agreed_total: 245_000 }
const bill = (invoice_code: string, due_date: string): Cart['additional_invoices'][number] => ({
  invoice_code,
  status: 'pending',
  total: 75_000,
  reason: '',
  measurement: null,
  created_at: '2026-11-20T02:00:00Z',
  due_date,
})

test.each<[string, Cart, string, RegExp]>([
  [
    'of a checkout',
    { ...paid, status: 'pending', due_date: '2026-11-24T02:00:00Z' },
    'INV-1',
    /sebelum Sel,\s24\sNov/,
  ],
  [
    'that was added',
    {
      ...paid,
      agreed_total: 395_000,
      additional_invoices: [bill('INV-3', '2026-11-26T02:00:00Z'), bill('INV-2', '2026-11-25T02:00:00Z')],
    },
    'INV-2',
    /sebelum Rab,\s25\sNov/,
  ],
])('a row with an invoice that is due says by when, and leads to it: %s', async (_, due, invoice, until) => {
  const server = fakeServer()
  const results = [due, { ...paid, cart_code: 'SBR-PAID' }]
  server.answer(calls.carts, { count: 2, next: null, previous: null, page_size: 10, results })
  const { t } = await renderApp(
    <StatusList status={undefined} query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['status', 'locker', 'pricing', 'reason'] },
  )
  const list = await screen.findByRole('list', { name: t('status:title') })
  const [first, second] = within(list).getAllByRole('listitem')
  if (!first || !second) throw new Error('two rows')
  expect(first.textContent).toMatch(until)
  const pay = new RegExp(`^${t('status:pay')}`)
  expect(within(first).getByRole('link', { name: pay })).toHaveAttribute('href', statusOrderOf(invoice))
  expect(within(second).queryByRole('link', { name: pay })).toBeNull()
})
