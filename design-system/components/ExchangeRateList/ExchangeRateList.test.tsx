import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExchangeRateList } from './index.ts'

test('a rate stands with its currency, its way in words, and its date', () => {
  render(
    <ExchangeRateList
      label="Kurs"
      rates={[
        {
          currency: 'USD',
          country: 'US',
          rate: 'Rp16.485,00',
          history: { values: [1, 2], label: 'Naik Rp83 dalam tujuh hari.' },
        },
      ]}
      dated="12 Nov 2026, 09.00 WIB"
      empty="Kurs belum ada."
    />,
  )
  const row = within(screen.getByRole('list', { name: 'Kurs' })).getByRole('listitem')
  expect(row).toHaveTextContent('USD')
  expect(row).toHaveTextContent('Naik Rp83 dalam tujuh hari.')
  expect(row).toHaveTextContent('Rp16.485,00')
  expect(screen.getByText('12 Nov 2026, 09.00 WIB')).toBeInTheDocument()
})

test('without rates there is no date either', () => {
  render(<ExchangeRateList label="Kurs" rates={[]} dated="12 Nov" empty="Kurs belum ada." />)
  expect(screen.getByText('Kurs belum ada.')).toBeInTheDocument()
  expect(screen.queryByText('12 Nov')).not.toBeInTheDocument()
})
