import { calls, type Invoice } from '@seberang/domain/api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { beforeEach, expect, test } from 'vitest'
import { justPaid } from '../../lib/navigation/just-paid.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Screen } from './OrderScreen.tsx'

const pending: Invoice = { ...invoice, due_date: '2030-11-02T00:00:00Z' }
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.answer(calls.invoice, { data: pending })
  server.answer(calls.carts, { count: 0, next: null, previous: null, page_size: 100, results: [] })
})

function Checkout() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(statusOrderOf('INV-1'), { state: justPaid })}>Bayar</button>
}

/** What the server announces when the payment arrives. */
function Arrival() {
  const { mutate } = useSWRConfig()
  const read = () => mutate((key) => Array.isArray(key) && key[0] === calls.invoice.id)
  return <button onClick={() => void read()}>Dibayar</button>
}

function open(at: string): Promise<Rendered> {
  const routes = (
    <>
      <Routes>
        <Route path={paths.checkout} element={<Checkout />} />
        <Route path={paths.statusOrder} element={<Screen />} />
      </Routes>
      <Arrival />
    </>
  )
  return renderApp(routes, { texts: ['status', 'invoice', 'pricing', 'checkout'], at })
}

const title = () => screen.findByRole('heading', { level: 1 })

test('after checking out by keyboard, the focus is on the order’s title', async () => {
  const { user } = await open(paths.checkout)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await title()).toHaveFocus()
})

test('once the order is paid, the focus is on the title of what replaced it', async () => {
  await open(statusOrderOf('INV-1'))
  const before = (await title()).textContent
  expect(await title()).not.toHaveFocus()
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at: '2026-11-01T01:00:00Z' } })
  // Not by the user, whose focus stays where it is.
  fireEvent.click(screen.getByRole('button', { name: 'Dibayar' }))
  await waitFor(async () => expect((await title()).textContent).not.toBe(before))
  expect(await title()).toHaveFocus()
})
