import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MeasureField } from './index.ts'

const units = ['kg', 'gram'] as const
const fixed = { label: 'Berat satuan', unitLabel: 'Satuan berat', value: '', units }

test('takes what people type, comma included, without touching it', async () => {
  const onChange = vi.fn<() => void>()
  render(<MeasureField {...fixed} unit="kg" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Berat satuan' }), ',')
  expect(onChange).toHaveBeenCalledWith(',')
})

test('the unit is a choice with a name of its own', async () => {
  const onUnitChange = vi.fn<() => void>()
  render(<MeasureField {...fixed} unit="kg" onChange={vi.fn<() => void>()} onUnitChange={onUnitChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Satuan berat' }), 'gram')
  expect(onUnitChange).toHaveBeenCalledWith('gram')
})

test('a single unit is not a choice', () => {
  render(
    <MeasureField
      {...fixed}
      units={['cm']}
      unit="cm"
      onChange={vi.fn<() => void>()}
      onUnitChange={vi.fn<() => void>()}
    />,
  )
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByText('cm')).toBeInTheDocument()
})

test('phones show the decimal keyboard', () => {
  render(<MeasureField {...fixed} unit="kg" onChange={vi.fn<() => void>()} />)
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
})

test('offers each reading of an ambiguous figure', async () => {
  const onChoose = vi.fn<(canonical: string) => void>()
  const corrections = ['1.500', '1,5'].map((label) => ({ label, onChoose: () => onChoose(label) }))
  const field = (error?: string) => (
    <MeasureField
      label="Berat"
      unitLabel="Satuan"
      unit="kg"
      units={['kg']}
      value="1.500"
      onChange={() => undefined}
      error={error}
      corrections={corrections}
    />
  )
  const { rerender } = render(field())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(field('Maksudmu 1.500 atau 1,5?'))
  await userEvent.click(screen.getByRole('button', { name: '1,5' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('1,5')
  expect(screen.getByRole('textbox')).not.toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('textbox')).toHaveFocus()
})
