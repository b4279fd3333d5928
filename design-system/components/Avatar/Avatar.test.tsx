import { render } from '@testing-library/react'
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
