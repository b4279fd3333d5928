import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Check, Checkbox } from './index.ts'

test('the label is part of the target', async () => {
  const onChange = vi.fn<() => void>()
  render(<Checkbox label="Mengandung baterai" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Mengandung baterai'))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('the space bar unchecks', async () => {
  const onChange = vi.fn<() => void>()
  render(<Checkbox label="Mengandung baterai" checked onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(false)
})

test('announces description and error', () => {
  render(
    <Checkbox
      label="Baterai"
      description="Hanya lewat laut."
      error="Wajib dijawab."
      checked={false}
      onChange={vi.fn<() => void>()}
    />,
  )
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Hanya lewat laut. Wajib dijawab.')
  expect(screen.getByRole('checkbox')).toBeInvalid()
})

test('an unavailable option says why', async () => {
  const onChange = vi.fn<() => void>()
  render(
    <Checkbox
      label="Kiriman 2"
      description="12 kg"
      unavailableReason="Belum ada daftar barang."
      checked={false}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByText('Kiriman 2'))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Belum ada daftar barang.')
})

test('some of many is indeterminate', () => {
  render(<Check label="Pilih semua" checked={false} indeterminate onChange={vi.fn<() => void>()} />)
  expect(screen.getByRole('checkbox', { name: 'Pilih semua' })).toBePartiallyChecked()
})
