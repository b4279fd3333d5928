import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { QuantityField } from './index.ts'

test('reads and writes the count as the caller does', async () => {
  const onChange = vi.fn<() => void>()
  renderWithLabels(
    <QuantityField
      label="Jumlah"
      value="2.000"
      max={9999}
      parse={(text) => Number(text.replace('.', ''))}
      format={(count) => count.toLocaleString('id-ID')}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tambah: Jumlah' }))
  expect(onChange).toHaveBeenCalledWith('2.001')
})

test.each([
  ['2', 'Tambah: Jumlah', '3'],
  ['2', 'Kurangi: Jumlah', '1'],
  ['1', 'Kurangi: Jumlah', '1'],
  ['10', 'Tambah: Jumlah', '10'],
  ['500', 'Tambah: Jumlah', '10'],
  ['', 'Tambah: Jumlah', '1'],
  ['dua', 'Tambah: Jumlah', '1'],
])('from "%s", %s gives %s', async (value, key, expected) => {
  const onChange = vi.fn<() => void>()
  renderWithLabels(<QuantityField label="Jumlah" value={value} max={10} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: key }))
  expect(onChange).toHaveBeenCalledWith(expected)
})
