import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LongWait } from './LongWait.tsx'

test('it is silent until it takes long, and is announced then', () => {
  const { container, rerender } = render(<LongWait isLong={false} text="Tunggu saja" />)
  const live = container.querySelector('[aria-live="polite"]')
  expect(live?.textContent).toBe('')
  expect(screen.queryByText('Tunggu saja')).toBeNull()
  rerender(<LongWait isLong text="Tunggu saja" />)
  expect(live?.textContent).toBe('Tunggu saja')
})
