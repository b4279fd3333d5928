import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Box } from './index.ts'

test('looks become classes, the rest reaches the element', () => {
  render(
    <Box as="section" aria-label="Alamat" id="address" padding={4} className="mine">
      isi
    </Box>,
  )
  const box = screen.getByRole('region', { name: 'Alamat' })
  expect(box).toHaveAttribute('id', 'address')
  expect(box).not.toHaveAttribute('padding')
  expect(box.className).toMatch(/mine/)
  expect(box.className.split(' ').length).toBeGreaterThan(1)
})
