import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { OtpInput } from './index.ts'

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

function Code({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <OtpInput
      label="Kode verifikasi"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      error={error}
    />
  )
}

test('screen readers meet one field', () => {
  render(<Code />)
  expect(screen.getAllByRole('textbox', { name: 'Kode verifikasi' })).toHaveLength(1)
})

test('six figures complete the code, letters do not count', async () => {
  const onComplete = vi.fn<() => void>()
  render(<Code onComplete={onComplete} />)
  await userEvent.type(screen.getByRole('textbox'), '40x7193')
  expect(onComplete).toHaveBeenCalledWith('407193')
})

test('a paste with spaces and dashes fills all boxes', async () => {
  const onComplete = vi.fn<() => void>()
  render(<Code onComplete={onComplete} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('407 - 193')
  expect(onComplete).toHaveBeenCalledWith('407193')
})

test('a wrong code is heard with the field', () => {
  render(<Code error="Kode tidak cocok; sisa 3 percobaan." />)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Kode tidak cocok; sisa 3 percobaan.')
})
