import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Header } from './index.ts'

const links = [
  { href: '#home', label: 'Beranda', current: true },
  { href: '#quarantine', label: 'Quarantine', count: 1 },
]

function show() {
  renderWithLabels(
    <Header
      home={{ href: '#', name: 'Seberang' }}
      links={links}
      menu={<button type="button">Masuk</button>}
    />,
  )
}

test('marks the current page', () => {
  show()
  expect(screen.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Quarantine 1' })).not.toHaveAttribute('aria-current')
})

test('the menu of a phone opens, and Escape closes it and gives the focus back', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Masuk' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
  expect(screen.getByRole('button', { name: 'Masuk' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Masuk' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Buka menu' })).toHaveFocus()
})

test('navigation closes the menu', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }))
  const [, menu] = screen.getAllByRole('navigation')
  if (!menu) throw new Error('The menu has no navigation.')
  await userEvent.click(within(menu).getByRole('link', { name: 'Beranda' }))
  expect(screen.getByRole('button', { name: 'Buka menu' })).toBeInTheDocument()
})

test.each([
  ['is loading has its place', null, 1],
  ['is 0 has none', 0, 0],
])('a number that %s, and none is announced', (_, count, places) => {
  renderWithLabels(
    <Header home={{ href: '#', name: 'Seberang' }} links={[{ href: '#locker', label: 'Locker', count }]} />,
  )
  const [link] = screen.getAllByRole('link', { name: 'Locker' })
  expect(link?.querySelectorAll('span:empty')).toHaveLength(places)
  expect(link?.textContent.trim()).toBe('Locker')
})
