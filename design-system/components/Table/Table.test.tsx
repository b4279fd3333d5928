import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Table } from './index.ts'
import type { TableColumn, TableSort } from './index.ts'

interface Rate {
  currency: string
  rupiah: number
}
const rates: Rate[] = [
  { currency: 'USD', rupiah: 16485 },
  { currency: 'KRW', rupiah: 11.72 },
  { currency: 'CNY', rupiah: 2268.5 },
]
type Column = 'currency' | 'rupiah' | 'note'
const columns: TableColumn<Rate, Column>[] = [
  { id: 'currency', name: 'Mata uang', cell: ({ currency }) => currency, sortBy: ({ currency }) => currency },
  { id: 'rupiah', name: 'Kurs', numeric: true, cell: ({ rupiah }) => rupiah, sortBy: ({ rupiah }) => rupiah },
  { id: 'note', name: 'Catatan', cell: () => '' },
]

function Rates({ rows = rates }: { rows?: Rate[] }) {
  const [sort, setSort] = useState<TableSort<Column>>()
  return (
    <Table
      caption="Kurs"
      columns={columns}
      rows={rows}
      rowKey={({ currency }) => currency}
      sort={sort}
      onSortChange={setSort}
      empty="Kurs belum ada."
    />
  )
}
const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('a press on a name puts the rows in order, the next turns it round', async () => {
  render(<Rates />)
  const figures = screen.getByRole('columnheader', { name: 'Kurs' })
  expect(figures).not.toHaveAttribute('aria-sort')
  await userEvent.click(within(figures).getByRole('button'))
  expect(order()).toEqual(['KRW', 'CNY', 'USD'])
  expect(figures).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(within(figures).getByRole('button'))
  expect(order()).toEqual(['USD', 'CNY', 'KRW'])
  expect(figures).toHaveAttribute('aria-sort', 'descending')
})

test('only one column is sorted, and an unsortable one is no button', async () => {
  render(<Rates />)
  await userEvent.click(screen.getByRole('button', { name: 'Kurs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mata uang' }))
  expect(screen.getByRole('columnheader', { name: 'Kurs' })).not.toHaveAttribute('aria-sort')
  expect(order()).toEqual(['CNY', 'KRW', 'USD'])
  expect(screen.queryByRole('button', { name: 'Catatan' })).not.toBeInTheDocument()
})

test('without rows it says so', () => {
  render(<Rates rows={[]} />)
  expect(screen.getByRole('cell', { name: 'Kurs belum ada.' })).toBeInTheDocument()
})
