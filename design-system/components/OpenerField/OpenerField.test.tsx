import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { OpenerField } from './index.ts'

test('a press, Enter, Space and arrow down open it; typing does nothing', async () => {
  const onOpen = vi.fn<() => void>()
  render(
    <OpenerField
      label="Kode HS"
      placeholder="Pilih kode HS"
      value=""
      error="Pilih kode."
      open={false}
      onOpen={onOpen}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Kode HS' })
  await userEvent.click(field)
  await userEvent.keyboard('{Enter} {ArrowDown}x')
  expect(onOpen).toHaveBeenCalledTimes(4)
  expect(field).toHaveValue('')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Pilih kode.')
})
