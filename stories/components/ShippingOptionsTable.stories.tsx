import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ShippingOptionsTable } from '@seberang/design-system/ShippingOptionsTable'
import type { ShippingOption } from '@seberang/design-system/ShippingOptionsTable'
import { Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/ShippingOptionsTable',
  component: ShippingOptionsTable,
  parameters: {
    guide: {
      when: ['All ways to send one parcel, to be compared by price and time.'],
      whenNot: [
        'Two or three ways inside of a form: `RadioCard`.',
        'The price of the one that was chosen: `ShippingPriceCard`.',
      ],
      do: [
        'say the difference in words: “Rp24.810 lebih mahal, sama cepat”.',
        'keep what cannot be chosen, with its reason.',
      ],
      dont: ['recommend more than one.'],
      keys: {
        Tab: 'to the columns that can be put in order, then to the choice',
        'ArrowUp ArrowDown': 'chooses the way before or after',
        Enter: 'on a column: puts the ways in order',
      },
      access: [
        'The order is announced by `aria-sort`; a choice is named by the way and by whose name it goes in.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const options: ShippingOption[] = [
  {
    id: 'air-personal',
    by: 'air',
    name: 'Express udara',
    note: 'Perorangan',
    time: '5–8 hari',
    days: 8,
    billed: '2,0 kg',
    total: 'Rp899.190',
    amount: 899190,
    difference: 'Paling murah',
  },
  {
    id: 'air-trading',
    by: 'air',
    name: 'Express udara',
    note: 'Trading company',
    time: '5–8 hari',
    days: 8,
    billed: '2,0 kg',
    total: 'Rp1.064.000',
    amount: 1064000,
    difference: 'Rp164.810 lebih mahal, sama cepat',
  },
  {
    id: 'sea-lcl',
    by: 'sea',
    name: 'Cargo laut LCL',
    note: 'Trading company',
    time: '45–60 hari',
    days: 60,
    billed: '0,3 m³',
    total: 'Rp2.569.000',
    amount: 2569000,
    difference: 'Rp1.669.810 lebih mahal dan 52 hari lebih lama',
  },
  {
    id: 'sea-container',
    by: 'sea',
    name: 'Kontainer 20 kaki',
    note: 'Badan usaha',
    time: '45–60 hari',
    days: 60,
    unavailableReason: 'Barangmu 0,010 m³; kontainer terkecil memuat 28 m³.',
  },
]

interface OptionsProps {
  of?: ShippingOption[]
  caption?: string
}

function Options({ of = options, caption = 'Pilihan pengiriman' }: OptionsProps) {
  return (
    <Controlled<string | undefined> initial="air-personal">
      {(value, set) => (
        <ShippingOptionsTable
          caption={caption}
          options={of}
          columnNames={{
            way: 'Jalur',
            time: 'Lama',
            billed: 'Ditagih',
            difference: 'Bedanya',
            total: 'Total',
          }}
          value={value}
          onChange={set}
          chooseLabel={({ name, note }) => `Pilih ${name}, ${note}`}
          recommended={{ id: 'air-personal', label: 'Disarankan' }}
          empty="Tidak ada jalur ke sini."
        />
      )}
    </Controlled>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [chosen, setChosen] = useState<string | undefined>('air')
    return (
      <ShippingOptionsTable
        caption="Pilihan pengiriman"
        columnNames={{ way: 'Jalur', time: 'Lama', billed: 'Ditagih', difference: 'Bedanya', total: 'Total' }}
        options={[
          {
            id: 'air',
            by: 'air',
            name: 'Express udara',
            time: '5–8 hari',
            days: 8,
            billed: '2,0 kg',
            total: 'Rp899.190',
            amount: 899190,
            difference: 'Paling murah',
          },
          {
            id: 'sea',
            by: 'sea',
            name: 'Kontainer 20 kaki',
            time: '45–60 hari',
            days: 60,
            unavailableReason: 'Kontainer terkecil memuat 28 m³.',
          },
        ]}
        value={chosen}
        onChange={setChosen}
        chooseLabel={({ name }) => `Pilih ${name}`}
        recommended={{ id: 'air', label: 'Disarankan' }}
        empty="Tidak ada jalur ke sini."
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'every way': <Options />,
        'none, long words': <Options of={[]} caption={longRegion} />,
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = {
  render: () => <Options />,
  globals: { viewport: { value: 'phone' } },
}

export const TheKeyboardChoosesAndSorts: StoryObj = {
  render: () => <Options />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Lama' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Pilih Express udara, Perorangan' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Pilih Express udara, Trading company' })).toBeChecked()
  },
}
