import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Breadcrumb } from './index.ts'

test('links to every ancestor and marks the current page', () => {
  renderWithLabels(
    <Breadcrumb items={[{ label: 'Locker', href: '/locker-import' }, { label: 'SB-2611-4417' }]} />,
  )
  const way = screen.getByRole('navigation', { name: 'Lokasi halaman' })
  expect(within(way).getByRole('link', { name: 'Locker' })).toHaveAttribute('href', '/locker-import')
  expect(within(way).getByText('SB-2611-4417')).toHaveAttribute('aria-current', 'page')
})

test('no landmark without anything in it', () => {
  renderWithLabels(<Breadcrumb items={[]} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
