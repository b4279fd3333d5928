import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Plane } from '../../icons/index.ts'
import { renderWithLabels } from '../../testing/render.tsx'
import { LandedCostReceipt } from './index.ts'

const lines = [
  {
    id: 'duty',
    name: 'Bea masuk',
    reason: '7,5% × Rp5.864.868.',
    law: { name: 'PMK 4/2025 pasal 29', href: '#law' },
    amount: 'Rp440.000',
  },
  { id: 'incomeTax', name: 'PPh', reason: 'Tidak dipungut sampai USD 1.500.', amount: 'Rp0' },
]

test('every line keeps its reason and its law, nil included', () => {
  renderWithLabels(
    <LandedCostReceipt
      title="Rincian biaya"
      groups={[{ id: 'one', lines }]}
      total={{ label: 'Total', amount: 'Rp440.000' }}
    />,
  )
  expect(screen.getByText('PPh')).toBeInTheDocument()
  expect(screen.getByText('Rp0')).toBeInTheDocument()
  expect(screen.getByText(/Tidak dipungut/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /PMK 4\/2025 pasal 29/ })).toHaveAttribute('href', '#law')
})

test('announces a new total politely and completely', () => {
  renderWithLabels(
    <LandedCostReceipt title="Rincian" groups={[]} total={{ label: 'Total bayar', amount: 'Rp5.634.314' }} />,
  )
  const liveRegion = screen.getByText('Total bayar').parentElement
  expect(liveRegion).toHaveAttribute('aria-live', 'polite')
  expect(liveRegion).toHaveAttribute('aria-atomic', 'true')
  expect(liveRegion).toHaveTextContent('Rp5.634.314')
})

test('a shipment opens to its lines', async () => {
  const heading = { title: 'Lensa Fujinon', icon: Plane, sum: 'Rp440.000' }
  renderWithLabels(
    <LandedCostReceipt
      title="Rincian"
      groups={[{ id: 'one', heading, lines }]}
      total={{ label: 'Total', amount: 'Rp440.000' }}
    />,
  )
  const shipment = screen.getByRole('group')
  expect(shipment).not.toHaveAttribute('open')
  await userEvent.click(within(shipment).getByText('Lensa Fujinon'))
  expect(shipment).toHaveAttribute('open')
})
