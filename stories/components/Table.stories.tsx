import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Table } from '@seberang/design-system/Table'
import type { TableColumn, TableSort } from '@seberang/design-system/Table'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { origins } from '../fixtures/origins.ts'
import type { Origin } from '../fixtures/origins.ts'
import { longShipment, shipmentColumns, shipments } from '../fixtures/shipments.tsx'
import type { Shipment, ShipmentColumn } from '../fixtures/shipments.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/Table',
  component: Table,
  parameters: {
    guide: {
      when: ['Figures that are compared row by row, from three columns on.'],
      whenNot: [
        'What a thing is called and what it is: `DescriptionList`.',
        'Rows that are chosen: `SelectableTable`.',
        'Shipments with pictures and actions: `CartCard`.',
      ],
      do: [
        'mark figures as `numeric`; the last of them heads the card on a phone.',
        'say in `empty` why there is nothing.',
      ],
      dont: ['make a table for its looks: without a header for each column it is a list.'],
      keys: {
        Tab: 'to the name of each column that can be put in order',
        'Enter Space': 'puts the rows in order by it, then the other way round',
      },
      access: ['The order is announced by `aria-sort`; the first cell of a row names it.'],
    } satisfies Guide,
  },
} satisfies Meta

const columns: TableColumn<Origin>[] = [
  { id: 'country', name: 'Negara', cell: ({ name }) => name },
  { id: 'express', name: 'Express', cell: ({ express }) => express },
  { id: 'cargo', name: 'Cargo', cell: ({ cargo }) => cargo },
  { id: 'price', name: 'Udara mulai', numeric: true, cell: ({ price }) => price },
]

const rowKey = ({ code }: Shipment): string => code

interface SortableProps {
  rows?: Shipment[]
  sort?: TableSort<ShipmentColumn>
}

function Sortable({ rows = shipments, sort }: SortableProps) {
  return (
    <Controlled<TableSort<ShipmentColumn> | undefined> initial={sort}>
      {(value, set) => (
        <Table
          caption="Kiriman"
          rows={rows}
          rowKey={rowKey}
          columns={shipmentColumns}
          sort={value}
          onSortChange={set}
        />
      )}
    </Controlled>
  )
}

export const Example: StoryObj = {
  render: () => (
    <Table
      caption="Kurs hari ini"
      rows={[
        { currency: 'USD', rupiah: 'Rp16.485,00' },
        { currency: 'CNY', rupiah: 'Rp2.268,50' },
      ]}
      rowKey={({ currency }) => currency}
      columns={[
        { id: 'currency', name: 'Mata uang', cell: ({ currency }) => currency },
        { id: 'rupiah', name: 'Kurs', numeric: true, cell: ({ rupiah }) => rupiah },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        plain: (
          <Table
            caption="Gudang di negara asal"
            showCaption
            rows={origins}
            rowKey={({ name }) => name}
            columns={columns}
          />
        ),
        'in order, with a row that is chosen': (
          <Table
            caption="Kiriman"
            rows={[...shipments, longShipment]}
            rowKey={rowKey}
            columns={shipmentColumns}
            sort={{ column: 'total', direction: 'descending' }}
            onSortChange={nothing}
            isSelected={({ code }) => code === 'SB-2611-4417'}
          />
        ),
        'in a narrow room': (
          <Narrow>
            <Sortable
              rows={[...shipments, longShipment]}
              sort={{ column: 'title', direction: 'ascending' }}
            />
          </Narrow>
        ),
        empty: (
          <Table
            caption="Belum ada"
            rows={[]}
            rowKey={rowKey}
            columns={shipmentColumns}
            empty="Belum ada kiriman bulan ini."
          />
        ),
      }}
    />
  ),
}

export const TheKeyboardPutsRowsInOrder: StoryObj = {
  render: () => <Sortable />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Barang' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const weight = canvas.getByRole('columnheader', { name: 'Ditagih' })
    await expect(weight).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Lensa')
    await userEvent.keyboard(' ')
    await expect(weight).toHaveAttribute('aria-sort', 'descending')
    await expect(within(weight).getByRole('button')).toHaveFocus()
  },
}
