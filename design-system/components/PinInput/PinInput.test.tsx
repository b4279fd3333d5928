import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { PinInput } from './index.ts'

// What jsdom lacks and the field asks for.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  document.elementFromPoint = () => null
})

function Pin({ onComplete, error }: { onComplete?: (pin: string) => void; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <PinInput
      label="PIN dompet"
      texts={{ show: 'Lihat PIN', hide: 'Sembunyikan PIN' }}
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      error={error}
    />
  )
}

test('the figures are hidden until they are asked for', async () => {
  const onComplete = vi.fn<(pin: string) => void>()
  const { container } = render(<Pin onComplete={onComplete} />)
  const field = screen.getByLabelText('PIN dompet')
  await userEvent.type(field, '407193')
  expect(onComplete).toHaveBeenCalledWith('407193')
  expect(field).toHaveAttribute('type', 'password')
  expect(container.textContent).not.toMatch(/\d/)
  await userEvent.click(screen.getByRole('button', { name: 'Lihat PIN' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(container).toHaveTextContent('407193')
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan PIN' }))
  expect(container.textContent).not.toMatch(/\d/)
})

test('no password manager is asked to keep it', () => {
  render(<Pin />)
  expect(screen.getByLabelText('PIN dompet')).toHaveAttribute('autocomplete', 'off')
})

test('a wrong PIN is heard with the field', () => {
  render(<Pin error="PIN salah; sisa 2 percobaan." />)
  expect(screen.getByLabelText('PIN dompet')).toHaveAccessibleDescription('PIN salah; sisa 2 percobaan.')
})
