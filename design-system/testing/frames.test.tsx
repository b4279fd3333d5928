import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

// In this order: what the first leaves behind would stop the second.
test('a focused element may go while timers are fake', () => {
  vi.useFakeTimers()
  const { rerender } = render(<button type="button">Tutup</button>)
  screen.getByRole('button').focus()
  rerender(<p>Tertutup</p>)
  expect(document.body).toHaveFocus()
})

test('frames are painted after that', async () => {
  expect(await new Promise<number>((painted) => requestAnimationFrame(painted))).toBeGreaterThan(0)
})
