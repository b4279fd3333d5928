import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Meter, meterVariants } from './index.ts'

test('announces the value in words', () => {
  render(<Meter label="Volume" value={18} max={28} valueText="18 dari 28 m³" hint="Masih muat 10 m³." />)
  const meter = screen.getByRole('meter', { name: 'Volume' })
  expect(meter).toHaveAttribute('aria-valuetext', '18 dari 28 m³')
  expect(meter).toHaveAttribute('value', '18')
  expect(meter).toHaveAccessibleDescription('Masih muat 10 m³.')
})

test.each([
  [31, 28, '28'],
  [-2, 28, '0'],
])('%d of %d stays inside of what it measures', (value, max, now) => {
  render(<Meter label="Volume" value={value} max={max} valueText="" />)
  expect(screen.getByRole('meter')).toHaveAttribute('value', now)
})

test.each(meterVariants)('as a %s is heard with its words, and drawn for eyes only', (variant) => {
  render(<Meter variant={variant} label="batas Rp150" value={46} max={150} valueText="Rp46 terpakai" />)
  const meter = screen.getByRole('meter', { name: 'batas Rp150' })
  expect(meter).toHaveAttribute('aria-valuetext', 'Rp46 terpakai')
  expect(screen.getByText('Rp46 terpakai')).toBeVisible()
  const drawing = meter.parentElement?.querySelector('[aria-hidden]')
  expect(drawing?.compareDocumentPosition(meter)).toBe(
    variant === 'line' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
  )
})
