import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from './index.ts'

function Postcode({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <TextField label="Kode pos" hint="Lima angka." error={error} value={value} onChange={setValue} />
}

test('reports the typed text', async () => {
  render(<Postcode />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Kode pos' }), '40132')
  expect(screen.getByRole('textbox')).toHaveValue('40132')
})

test('announces the hint with the field', () => {
  render(<Postcode />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Lima angka.')
  expect(screen.getByRole('textbox')).not.toBeInvalid()
})

test('the error replaces the hint and marks the field', () => {
  render(<Postcode error="Kode pos terdiri dari 5 angka." />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Kode pos terdiri dari 5 angka.')
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.queryByText('Lima angka.')).not.toBeInTheDocument()
})

test('the optional label is part of the name', () => {
  render(<TextField label="NPWP" optionalLabel="opsional" value="" onChange={vi.fn<() => void>()} />)
  expect(screen.getByRole('textbox', { name: 'NPWP opsional' })).toBeInTheDocument()
})

test('a locked field can be read and copied but not changed', async () => {
  const onChange = vi.fn<() => void>()
  render(<TextField label="Kota" value="Kab. Sleman" onChange={onChange} locked />)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('Kab. Sleman')
})

test('reports blur', async () => {
  const onBlur = vi.fn<() => void>()
  render(<TextField label="Kota" value="" onChange={vi.fn<() => void>()} onBlur={onBlur} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
