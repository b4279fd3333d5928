import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './index.ts'

const options = [
  { value: 'electronics', label: 'Elektronik' },
  { value: 'books', label: 'Buku' },
  { value: 'batteries', label: 'Baterai lepas', unavailable: true },
] as const

test('reports the value, not the label', async () => {
  const onChange = vi.fn<() => void>()
  render(<Select label="Kategori" options={options} value="" placeholder="Pilih" onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Buku')
  expect(onChange).toHaveBeenCalledWith('books')
})

test('the placeholder cannot be chosen again', () => {
  render(
    <Select
      label="Kategori"
      options={options}
      value="books"
      placeholder="Pilih"
      onChange={vi.fn<() => void>()}
    />,
  )
  expect(screen.getByRole('option', { name: 'Pilih' })).toBeDisabled()
  expect(screen.getByRole('option', { name: 'Baterai lepas' })).toBeDisabled()
  expect(screen.getByRole('option', { name: 'Buku' })).toBeEnabled()
})

test('the error belongs to the list', () => {
  render(
    <Select
      label="Kategori"
      options={options}
      value=""
      error="Pilih satu kategori."
      onChange={vi.fn<() => void>()}
    />,
  )
  expect(screen.getByRole('combobox')).toBeInvalid()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Pilih satu kategori.')
})
