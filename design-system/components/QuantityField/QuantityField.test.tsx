import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { QuantityField } from './index.ts'

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
