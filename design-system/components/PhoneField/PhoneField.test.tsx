import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { PhoneField } from './index.ts'
import { joinPhone, splitPhone } from './phone.ts'

const codes = ['+62', '+1', '+852', '+86']

describe('a phone number', () => {
  it.each([
    ['+62 812 2044 1871', '+62', '812 2044 1871'],
    ['0812 2044 1871', '+62', '812 2044 1871'],
    ['+85212345678', '+852', '12345678'],
    ['bukan ini', '+62', 'bukan ini'],
    ['', '+62', ''],
  ])('%s is parted', (value, code, number) => {
    expect(splitPhone(value, codes)).toEqual({ code, number })
  })

  it.each([
    ['0812', '+62 812'],
    ['  ', ''],
    ['-3', '+62 -3'],
  ])('%s is joined', (number, whole) => expect(joinPhone('+62', number)).toBe(whole))
})

function Controlled({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <PhoneField
      label="Nomor telepon"
      codeLabel="Kode negara"
      codes={codes}
      value={value}
      onChange={(next) => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

test('a pasted number brings its own code', async () => {
  const onValue = vi.fn<(value: string) => void>()
  renderWithLabels(<Controlled onValue={onValue} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Nomor telepon' }))
  await userEvent.paste('+852 1234 5678')
  expect(onValue).toHaveBeenLastCalledWith('+852 1234 5678')
  expect(screen.getByRole('combobox', { name: 'Kode negara' })).toHaveValue('+852')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kode negara' }), '+62')
  expect(onValue).toHaveBeenLastCalledWith('+62 1234 5678')
})
