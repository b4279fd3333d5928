import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { digitBoxesSuite } from '../../testing/digit-boxes-suite.tsx'
import { OtpInput } from './index.ts'

digitBoxesSuite('OtpInput', OtpInput)

test('the digits are readable, and the phone offers the code that it received', () => {
  render(<OtpInput label="Kode verifikasi" value="407" onChange={() => undefined} />)
  expect(screen.getByRole('textbox', { name: 'Kode verifikasi' })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  )
})
