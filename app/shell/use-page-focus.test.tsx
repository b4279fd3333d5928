import { act, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePageFocus } from './use-page-focus.ts'

function Root() {
  usePageFocus()
  return (
    <>
      <Link to="/one">Kepala</Link>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function WithField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Kode" />
}

function open() {
  const children = [
    { path: '/one', element: <Link to="/two">Lanjut</Link> },
    { path: '/two', element: <p>Dua</p> },
    { path: '/field', element: <WithField /> },
  ]
  const router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: ['/one'] })
  render(<RouterProvider router={router} />)
  return router
}

const focus = (name: string) => act(() => screen.getByRole('link', { name }).focus())

test('the page that follows has the focus when what had it is gone', async () => {
  const router = open()
  expect(document.body).toHaveFocus()
  focus('Lanjut')
  await act(() => router.navigate('/two'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('what stays keeps the focus', async () => {
  const router = open()
  focus('Kepala')
  await act(() => router.navigate('/two'))
  expect(screen.getByRole('link', { name: 'Kepala' })).toHaveFocus()
})

test('a page may choose a better place', async () => {
  const router = open()
  focus('Lanjut')
  await act(() => router.navigate('/field'))
  expect(screen.getByRole('textbox', { name: 'Kode' })).toHaveFocus()
})
