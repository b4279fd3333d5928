import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Breadcrumb } from './index.ts'

test('leads to every page above and says which one this is', () => {
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
