import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Pagination } from './index.ts'
import { shownPages } from './Pagination.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, undefined, 9]],
  [3, 9, [1, 2, 3, 4, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('on page %i of %i', (page, last, expected) => expect(shownPages(page, last)).toEqual(expected))

function show(page: number, count: number) {
  renderWithLabels(
    <Pagination
      label="Halaman kiriman"
      count={count}
      pageSize={10}
      page={page}
      hrefOf={(number) => `?page=${number}`}
      pageLabel={(number) => `Halaman ${number}`}
      previous="Sebelumnya"
      next="Berikutnya"
    />,
  )
}

test('every page has its address, and the one in sight says so', () => {
  show(2, 25)
  expect(screen.getByRole('link', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute('href', '?page=1')
  expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute('href', '?page=3')
})

test('has no links beyond the ends, and none for a single page', () => {
  show(3, 25)
  expect(screen.queryByRole('link', { name: 'Berikutnya' })).not.toBeInTheDocument()
  show(1, 10)
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})
