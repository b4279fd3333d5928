import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollPosition } from './use-scroll-position.ts'

const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
beforeEach(() => scrolled.mockClear())
afterEach(cleanup)

function Page() {
  useScrollPosition()
  return <p>page</p>
}

/** Loads a page as the first entry of its window, as an address that is typed does. */
function load(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

test('a page opened by its address does not start where another one was left', () => {
  load('/status')
  scrollTo(700)
  cleanup()
  load('/invoices')
  expect(scrolled).not.toHaveBeenCalledWith(0, 700)
  cleanup()
  load('/status')
  expect(scrolled).toHaveBeenCalledWith(0, 700)
})

test('a page that keeps what is typed in its address stays where it is; another that takes the place of it starts at the top', async () => {
  const router = load('/calculator')
  scrollTo(600)
  await act(() => router.navigate('/calculator?weight=2', { replace: true }))
  expect(scrolled).not.toHaveBeenCalled()
  await act(() => router.navigate('/faq'))
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  await act(() => router.navigate('/calculator', { replace: true }))
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test('what a replaced entry showed is there after Back', async () => {
  const router = load('/calculator')
  scrollTo(600)
  await act(() => router.navigate('/calculator?weight=3', { replace: true }))
  await act(() => router.navigate('/faq'))
  scrollTo(0)
  await act(() => router.navigate(-1))
  expect(scrolled).toHaveBeenLastCalledWith(0, 600)
})
