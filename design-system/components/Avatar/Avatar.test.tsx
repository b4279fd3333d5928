import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './index.ts'

test.each([
  ['Ratna Wulandari', 'RW'],
  ['  siti   nur  aisyah ', 'SA'],
  ['Sukarno', 'S'],
  ['𠮷田 太郎', '𠮷太'],
  ['', ''],
])('"%s" is shown as "%s"', (name, expected) => {
  const { container } = render(<Avatar name={name} />)
  expect(container).toHaveTextContent(expected)
})

test('a photo stands in place of the initials until it cannot be read', () => {
  const { container, rerender } = render(<Avatar name="Ratna Wulandari" photo="blob:me" />)
  expect(container).not.toHaveTextContent('RW')
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', 'blob:me')
  if (image) fireEvent.error(image)
  expect(container).toHaveTextContent('RW')
  rerender(<Avatar name="Ratna Wulandari" photo="blob:another" />)
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:another')
})
