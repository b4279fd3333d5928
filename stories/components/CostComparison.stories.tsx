import type { Meta, StoryObj } from '@storybook/react-vite'
import { CostComparison } from '@seberang/design-system/CostComparison'
import type { ComparedOption } from '@seberang/design-system/CostComparison'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Shipments/CostComparison',
  component: CostComparison,
  parameters: {
    guide: {
      when: ['What the same parcel costs by every way, and what the price is made of.'],
      whenNot: ['A way is to be chosen: `ShippingOptionsTable`.', 'One price in its lines: `EstimatePanel`.'],
      do: [
        'put the cheapest first, or the quickest, and say which.',
        'say the difference in money, days and reason, in that order.',
      ],
      dont: ['show ways that make no sense: leave them out and say so below.'],
      access: ['The bars are hidden; the sum beside each says the same in figures.'],
    } satisfies Guide,
  },
} satisfies Meta

const ways: ComparedOption[] = [
  {
    id: 'air-personal',
    by: 'air',
    name: 'Udara',
    note: 'Perorangan, pilihanmu',
    time: '5–8 hari',
    parts: { service: 490_000, levies: 385_190, courier: 24_000 },
    sum: 'Rp490.000 + Rp385.190 + Rp24.000',
    total: 'Rp899.190',
    difference: 'Paling murah. Tarif tunggal 7,5%, tanpa PPh.',
  },
  {
    id: 'air-trading',
    by: 'air',
    name: 'Udara',
    note: 'Trading company',
    time: '5–8 hari',
    parts: { service: 1_040_000, levies: 0, courier: 24_000 },
    sum: 'Rp1.040.000 + Rp24.000',
    total: 'Rp1.064.000',
    difference: 'Rp164.810 lebih mahal. Pajak sudah di dalam ongkir; faktur tidak atas namamu.',
  },
  {
    id: 'sea-company',
    by: 'sea',
    name: 'Laut LCL',
    note: 'Badan usaha',
    time: '45–60 hari',
    parts: { service: 1_735_000, levies: 957_926, courier: 24_000 },
    sum: 'Rp1.735.000 + Rp957.926 + Rp24.000',
    total: 'Rp2.716.926',
    difference: 'Rp1.817.736 lebih mahal dan 52 hari lebih lama. Minimum 0,3 m³, ditambah tarif umum 25%.',
  },
]

const columnNames = { way: 'Cara', time: 'Lama', parts: 'Rincian', total: 'Total', difference: 'Bedanya' }
const partNames = { service: 'Ongkir dan handling', levies: 'Pungutan', courier: 'Kurir' }

const comparison = (of: readonly ComparedOption[]) => (
  <CostComparison
    caption="Barang yang sama dengan cara lain"
    ways={of}
    columnNames={columnNames}
    partNames={partNames}
    chosen="air-personal"
  />
)

export const Example: StoryObj = {
  render: () => (
    <CostComparison
      caption="Barang yang sama dengan cara lain"
      columnNames={{ way: 'Cara', time: 'Lama', parts: 'Rincian', total: 'Total', difference: 'Bedanya' }}
      partNames={{ service: 'Ongkir dan handling', levies: 'Pungutan', courier: 'Kurir' }}
      chosen="air"
      ways={[
        {
          id: 'air',
          by: 'air',
          name: 'Udara',
          note: 'Perorangan',
          time: '5–8 hari',
          parts: { service: 490_000, levies: 385_190, courier: 24_000 },
          sum: 'Rp490.000 + Rp385.190 + Rp24.000',
          total: 'Rp899.190',
          difference: 'Paling murah.',
        },
        {
          id: 'sea',
          by: 'sea',
          name: 'Laut LCL',
          note: 'Trading company',
          time: '45–60 hari',
          parts: { service: 2_545_000, levies: 0, courier: 24_000 },
          sum: 'Rp2.545.000 + Rp24.000',
          total: 'Rp2.569.000',
          difference: 'Rp1.669.810 lebih mahal dan 52 hari lebih lama.',
        },
      ]}
    />
  ),
}

const extreme: ComparedOption = {
  id: 'extreme',
  by: 'sea',
  name: longLabel,
  note: 'Kontainer 40 kaki',
  time: '45–60 hari',
  parts: { service: 9_999_999_999_999, levies: 1, courier: 0 },
  sum: 'Rp9.999.999.999.999 + Rp1',
  total: 'Rp10.000.000.000.000',
  difference: longLabel,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{ 'cheapest first': comparison(ways), 'one, as long as it gets': comparison([extreme]) }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = {
  render: () => comparison(ways),
  globals: { viewport: { value: 'phone' } },
}
