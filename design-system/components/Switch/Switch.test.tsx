import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './index.ts'

test('a locked switch says why', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(
    <Switch
      label="Kabar"
      description="Saat status berubah."
      unavailableReason="Nomor belum diverifikasi."
      checked={false}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByText('Kabar'))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Nomor belum diverifikasi.')
})

test('the space bar switches, and the state is announced', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="Ada kayu" description="Perlu surat." checked={false} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(true)
  const shown = screen.getByRole('switch', { name: /Ada kayu/ })
  expect(shown).not.toBeChecked()
  expect(shown).toHaveAccessibleDescription('Perlu surat.')
})
