import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageBoundary } from './PageBoundary.tsx'

vi.mock('./PageError.tsx', () => ({ PageError: () => <p>Halaman gagal</p> }))
afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('a screen that fails')
}

test('a page that fails gives way to the error page, until another page is opened', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(
    <PageBoundary page="/locker-import">
      <Broken />
    </PageBoundary>,
  )
  expect(screen.getByText('Halaman gagal')).toBeInTheDocument()
  rerender(
    <PageBoundary page="/locker-import">
      <p>Locker</p>
    </PageBoundary>,
  )
  expect(screen.getByText('Halaman gagal')).toBeInTheDocument()
  rerender(
    <PageBoundary page="/status">
      <p>Status</p>
    </PageBoundary>,
  )
  expect(screen.getByText('Status')).toBeInTheDocument()
})
