import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LayoutDashboard, Settings, Ticket } from '../../icons/index.ts'
import { renderWithLabels } from '../../testing/render.tsx'
import { SideMenu } from './index.ts'

test('marks the current page, counts and groups', () => {
  renderWithLabels(
    <SideMenu
      label="Dashboard"
      current="/dashboard"
      sections={[
        {
          id: 'work',
          label: 'Kiriman',
          items: [
            { href: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
            { href: '/ticket', label: 'Tiket', icon: Ticket, count: 1, countLabel: '1 baru' },
          ],
        },
        { id: 'rest', items: [{ href: '/settings', label: 'Pengaturan', icon: Settings, count: 0 }] },
      ]}
    />,
  )
  const menu = screen.getByRole('navigation', { name: 'Dashboard' })
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('Dashboard')
  const work = within(menu).getByRole('list', { name: 'Kiriman' })
  expect(within(work).getByRole('link', { name: 'Tiket, 1 baru' })).toHaveAttribute('href', '/ticket')
  expect(within(menu).getByRole('link', { name: 'Pengaturan' })).toHaveTextContent('Pengaturan')
})
