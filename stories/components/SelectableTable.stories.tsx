import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SelectableTable } from '@seberang/design-system/SelectableTable'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { shipmentColumns, shipments } from '../fixtures/shipments.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/SelectableTable',
  component: SelectableTable,
  parameters: {
    guide: {
      when: ['Several rows are chosen to do one thing with all of them.'],
      whenNot: [
        'Exactly one is chosen: `RadioCard`, or `ShippingOptionsTable` for ways to send.',
        'Nothing is chosen: `Table`.',
      ],
      do: [
        'say in a cell why a row cannot be chosen.',
        'show beside it how many are chosen: `SelectionSummary`.',
      ],
      keys: { Tab: 'from box to box', Space: 'chooses the row, or all above them' },
      access: ['The box above is neither on nor off while some are chosen.'],
    } satisfies Guide,
  },
} satisfies Meta

function Parcels({ initial = [] }: { initial?: readonly string[] }) {
  return (
    <Controlled initial={initial}>
      {(value, set) => (
        <SelectableTable
          caption="Kiriman"
          columns={shipmentColumns}
          rows={shipments}
          rowKey={({ code }) => code}
          value={value}
          onChange={set}
          selectAllLabel="Pilih semua kiriman"
          selectLabel={({ title }) => `Pilih ${title}`}
          isUnavailable={({ reason }) => reason !== undefined}
        />
      )}
    </Controlled>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [chosen, setChosen] = useState<readonly string[]>(['SB-2611-4417'])
    return (
      <SelectableTable
        caption="Kiriman"
        rows={[{ code: 'SB-2611-4417' }, { code: 'SB-2611-3902' }]}
        rowKey={({ code }) => code}
        columns={[{ id: 'code', name: 'Kode', cell: ({ code }) => code }]}
        value={chosen}
        onChange={setChosen}
        selectAllLabel="Pilih semua kiriman"
        selectLabel={({ code }) => `Pilih ${code}`}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'some chosen': <Parcels initial={['SB-2611-4417']} />,
        'all that can be': <Parcels initial={['SB-2611-4417', 'SB-2611-3902']} />,
        'in a narrow room': (
          <Narrow>
            <Parcels initial={['SB-2611-3902']} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const AllSomeAndNone: StoryObj = {
  render: () => <Parcels />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Pilih semua kiriman' })
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Pilih Piringan hitam' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Lensa/ }))
    await expect(all).toBePartiallyChecked()
  },
}
