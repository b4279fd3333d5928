import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Button } from '../Button/index.ts'
import { Menu } from './index.ts'

// A browser feature that the menu's positioning uses and jsdom lacks.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
})

function show(onSelect: () => void) {
  renderWithLabels(
    <Menu
      trigger={<Button variant="plain">Akun</Button>}
      groups={[
        [{ id: 'addresses', label: 'Daftar alamat', href: '#addresses' }],
        [{ id: 'leave', label: 'Keluar', onSelect }],
      ]}
    />,
  )
}

test('the keyboard opens it, walks, and chooses', async () => {
  const onSelect = vi.fn<() => void>()
  show(onSelect)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menu')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('links are links', async () => {
  show(vi.fn<() => void>())
  await userEvent.click(screen.getByRole('button', { name: 'Akun' }))
  expect(await screen.findByRole('menuitem', { name: 'Daftar alamat' })).toHaveAttribute('href', '#addresses')
})

test('Escape closes it and the focus goes back', async () => {
  show(vi.fn<() => void>())
  await userEvent.click(screen.getByRole('button', { name: 'Akun' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Akun' })).toHaveFocus()
})
