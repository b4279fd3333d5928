import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioCardGroup } from './index.ts'

const options = [
  { value: 'air', title: 'Express', description: '5 sampai 8 hari', aside: 'Rp245.000' },
  { value: 'sea', title: 'Cargo', unavailableReason: 'Tidak ada kapal dari United Kingdom.' },
] as const

test('the label names the group and the whole card is a target', async () => {
  const onChange = vi.fn<() => void>()
  render(<RadioCardGroup label="Cara kirim" options={options} value="" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Cara kirim' })).toBeInTheDocument()
  await userEvent.click(screen.getByText('5 sampai 8 hari'))
  expect(onChange).toHaveBeenCalledWith('air')
})

test('an unavailable option stays and says why', async () => {
  const onChange = vi.fn<() => void>()
  render(<RadioCardGroup label="Cara kirim" options={options} value="air" onChange={onChange} />)
  await userEvent.click(screen.getByText('Cargo'))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: /Tidak ada kapal/ })).toBeDisabled()
})

test.each(['cards', 'rows'] as const)('announces the error with the label, and marks the %s', (layout) => {
  render(
    <RadioCardGroup
      label="Cara kirim"
      layout={layout}
      options={options}
      value=""
      error="Pilih satu."
      onChange={vi.fn<() => void>()}
    />,
  )
  const group = screen.getByRole('group')
  expect(group).toHaveAccessibleDescription('Pilih satu.')
  expect(group.querySelector('div[data-state="invalid"]')).toContainElement(
    screen.getAllByRole('radio')[0] ?? null,
  )
})

test('rows keep the price beside the title, and the label for screen readers', () => {
  render(
    <RadioCardGroup
      label="Semua cara"
      labelHidden
      layout="rows"
      options={options}
      value="air"
      onChange={vi.fn<() => void>()}
    />,
  )
  expect(screen.getByRole('group', { name: 'Semua cara' })).toBeInTheDocument()
  const title = screen.getByText('Express')
  expect(screen.getByText('Rp245.000').parentElement).toContainElement(title)
})
