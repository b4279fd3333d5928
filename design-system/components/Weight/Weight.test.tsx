import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Weight, type WeightProps } from './index.ts'

test.each<[Omit<WeightProps, 'locale'>, string, string]>([
  [{ grams: 1150 }, '1,15 kg', '1.15 kg'],
  [{ grams: 1500, decimals: 2 }, '1,50 kg', '1.50 kg'],
  [{ grams: 800, unit: 'gram' }, '800 gram', '800 g'],
  [{ grams: 54_000 }, '54 kg', '54 kg'],
  [{ grams: 12_345_678 }, '12.345,678 kg', '12,345.678 kg'],
  [{ grams: 0 }, '0 kg', '0 kg'],
])('%j', (props, indonesian, english) => {
  const { container, rerender } = render(<Weight {...props} locale="id" />)
  expect(container).toHaveTextContent(indonesian)
  expect(container.textContent).toContain('\u00a0')
  rerender(<Weight {...props} locale="en" />)
  expect(container).toHaveTextContent(english)
})

test('a negative weight warns the developer', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  render(<Weight grams={-1} locale="id" />)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('-1 is no weight'))
  warn.mockRestore()
})
