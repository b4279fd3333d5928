import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ShippingOptionsTable } from './index.ts'
import type { ShippingOption } from './index.ts'

const options: ShippingOption[] = [
  {
    id: 'sea',
    by: 'sea',
    name: 'Cargo LCL',
    time: '45–60 hari',
    days: 60,
    total: 'Rp2.569.000',
    amount: 2569000,
    difference: 'Rp1.669.810 lebih mahal',
  },
  {
    id: 'none',
    by: 'sea',
    name: 'Kontainer',
    time: '45–60 hari',
    days: 60,
    unavailableReason: 'Barangmu 0,010 m³.',
  },
  {
    id: 'air',
    by: 'air',
    name: 'Express udara',
    time: '5–8 hari',
    days: 8,
    total: 'Rp899.190',
    amount: 899190,
    difference: 'Paling murah',
  },
]
const onChange = vi.fn<(id: string) => void>()
const show = () =>
  render(
    <ShippingOptionsTable
      caption="Pilihan pengiriman"
      options={options}
      columnNames={{ way: 'Jalur', time: 'Lama', billed: 'Ditagih', difference: 'Bedanya', total: 'Total' }}
      value="air"
      onChange={onChange}
      chooseLabel={({ name }) => `Pilih ${name}`}
      recommended={{ id: 'air', label: 'Disarankan' }}
      empty="Tidak ada jalur."
    />,
  )
const ways = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('the cheapest option comes first and unavailable ones last, in either order', async () => {
  show()
  expect(ways()).toEqual(['Express udaraDisarankan', 'Cargo LCL', 'Kontainer'])
  await userEvent.click(screen.getByRole('button', { name: 'Total' }))
  expect(ways()).toEqual(['Cargo LCL', 'Express udaraDisarankan', 'Kontainer'])
})

test('one option is chosen; an unavailable one says why', async () => {
  show()
  expect(screen.getByRole('radio', { name: 'Pilih Express udara' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Pilih Cargo LCL' }))
  expect(onChange.mock.calls).toEqual([['sea']])
  expect(screen.getByRole('radio', { name: 'Pilih Kontainer' })).toBeDisabled()
  expect(screen.getByRole('row', { name: /Kontainer/ })).toHaveTextContent('Barangmu 0,010 m³.')
})
