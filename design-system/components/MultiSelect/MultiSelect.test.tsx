import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { MultiSelect } from './index.ts'

// jsdom has no layout: a list would have no height and no options.
beforeAll(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(220)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const all = ['Buku', 'Elektronik', 'Kosmetik', 'Mainan', 'Obat'] as const

function Contents({ initial = [] }: { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial)
  const [text, setText] = useState('')
  return (
    <MultiSelect
      label="Isi paket"
      items={all.filter((each) => each.toLowerCase().includes(text.toLowerCase()))}
      itemKey={(each) => each}
      itemLabel={(each) => each}
      value={value}
      onChange={setValue}
      onSearch={setText}
      placeholder="Cari kategori"
      emptyText="Tidak ada kategori bernama itu."
      texts={{ chosen: (count) => `${count} dipilih`, remove: (label) => `Hapus ${label}` }}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Isi paket' })
const chosen = () => screen.queryAllByRole('button', { name: /^Hapus/ }).map((chip) => chip.textContent)

test('keeps the list open while choosing, and counts', async () => {
  renderWithLabels(<Contents />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(chosen()).toEqual(['Buku', 'Elektronik'])
  expect(field()).toHaveAccessibleDescription('2 dipilih')
  expect(screen.getByRole('option', { name: 'Buku' })).toHaveAttribute('aria-selected', 'true')
})

test('what is typed finds, and choosing empties it', async () => {
  renderWithLabels(<Contents />)
  await userEvent.type(field(), 'kos')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toEqual(['Kosmetik'])
  expect(field()).toHaveValue('')
  expect(screen.getAllByRole('option')).toHaveLength(5)
})

test('choosing once more takes it out', async () => {
  renderWithLabels(<Contents initial={['Buku', 'Obat']} />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Buku' }))
  expect(chosen()).toEqual(['Obat'])
})

test('Backspace in the empty field removes the last chip, and the arrow keys move between chips', async () => {
  renderWithLabels(<Contents initial={['Buku', 'Mainan', 'Obat']} />)
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}{Backspace}')
  expect(chosen()).toEqual(['Buku', 'Mainan'])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Hapus Buku' })).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  expect(chosen()).toEqual(['Mainan'])
})

test('a pressed chip is removed, and focus moves to the field', async () => {
  renderWithLabels(<Contents initial={['Buku']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hapus Buku' }))
  expect(chosen()).toEqual([])
  expect(field()).toHaveFocus()
})

test('leaving the field selects nothing and clears the query', async () => {
  renderWithLabels(<Contents />)
  await userEvent.type(field(), 'kos')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  expect(chosen()).toEqual([])
  expect(field()).toHaveValue('')
})

test('says that nothing was found', async () => {
  renderWithLabels(<Contents />)
  await userEvent.type(field(), 'atlantis')
  expect(screen.getByText('Tidak ada kategori bernama itu.')).toBeVisible()
})
