import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { digitBoxesSuite } from '../../testing/digit-boxes-suite.tsx'
import { PinInput } from './index.ts'

const texts = { show: 'Lihat PIN', hide: 'Sembunyikan PIN' }

digitBoxesSuite('PinInput', (props) => <PinInput texts={texts} {...props} />)

function Pin() {
  const [value, setValue] = useState('')
  return <PinInput label="PIN dompet" texts={texts} value={value} onChange={setValue} />
}

test('the digits are hidden until the reader shows them', async () => {
  const { container } = render(<Pin />)
  const field = screen.getByLabelText('PIN dompet')
  await userEvent.type(field, '407193')
  expect(field).toHaveAttribute('type', 'password')
  expect(container.textContent).not.toMatch(/\d/)
  await userEvent.click(screen.getByRole('button', { name: 'Lihat PIN' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(container).toHaveTextContent('407193')
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan PIN' }))
  expect(container.textContent).not.toMatch(/\d/)
})

test('no password manager is invited to keep it', () => {
  render(<Pin />)
  expect(screen.getByLabelText('PIN dompet')).toHaveAttribute('autocomplete', 'off')
})
