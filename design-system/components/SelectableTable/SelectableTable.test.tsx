import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SelectableTable } from './index.ts'

interface Parcel {
  name: string
  reason?: string
}
const rows: Parcel[] = [
  { name: 'Lensa' },
  { name: 'Drone', reason: 'Belum ada daftar barang.' },
  { name: 'Buku' },
]
const onChange = vi.fn<(value: string[]) => void>()

function Parcels({ initial = [] }: { initial?: string[] }) {
  const [value, setValue] = useState<readonly string[]>(initial)
  return (
    <SelectableTable
      caption="Kiriman"
      columns={[{ id: 'name', name: 'Barang', cell: ({ name }) => name }]}
      rows={rows}
      rowKey={({ name }) => name}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
      selectAllLabel="Pilih semua"
      selectLabel={({ name }) => `Pilih ${name}`}
      isUnavailable={({ reason }) => reason !== undefined}
    />
  )
}

test('select-all shows all, some or none', async () => {
  render(<Parcels />)
  const every = screen.getByRole('checkbox', { name: 'Pilih semua' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih Buku' }))
  expect(every).toBePartiallyChecked()
  await userEvent.click(every)
  expect(onChange).toHaveBeenLastCalledWith(['Lensa', 'Buku'])
  expect(every).toBeChecked()
  await userEvent.click(every)
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('skips unavailable rows, and keeps the selection of other pages', async () => {
  render(<Parcels initial={['Sepatu di halaman 2']} />)
  expect(screen.getByRole('checkbox', { name: 'Pilih Drone' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
  expect(onChange).toHaveBeenLastCalledWith(['Sepatu di halaman 2', 'Lensa', 'Buku'])
})
