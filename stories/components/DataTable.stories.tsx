import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DataTable } from '@seberang/design-system/DataTable'
import type { DataTableColumn } from '@seberang/design-system/DataTable'
import { Specimens } from '../fixtures/Frame.tsx'
import { origins } from '../fixtures/origins.ts'
import type { Origin } from '../fixtures/origins.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Data/DataTable', component: DataTable } satisfies Meta

const columns: DataTableColumn<Origin>[] = [
  { name: 'Negara', cell: ({ name }) => name },
  { name: 'Express', cell: ({ express }) => express },
  { name: 'Cargo', cell: ({ cargo }) => cargo },
  { name: 'Udara mulai', cell: ({ price }) => price },
]

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        rows: (
          <DataTable
            caption="Gudang di negara asal"
            rows={origins}
            rowKey={({ name }) => name}
            columns={columns}
          />
        ),
        'long words': (
          <DataTable
            caption="Daerah tujuan"
            rows={[
              {
                country: 'ID',
                name: longLabel,
                express: longRegion,
                cargo: longRegion,
                price: 'Rp123.854.244/kg',
              },
            ]}
            rowKey={({ name }) => name}
            columns={columns}
          />
        ),
        empty: <DataTable caption="Belum ada" rows={[]} rowKey={() => ''} columns={columns} />,
      }}
    />
  ),
}
/** A row is a block: name and figure first, the rest below. */
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const TheFirstCellNamesTheRow: StoryObj = {
  render: () => <DataTable caption="Gudang" rows={origins} rowKey={({ name }) => name} columns={columns} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Gudang' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Amerika' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Express' })).toBeVisible()
  },
}
