import type { Meta, StoryObj } from '@storybook/react-vite'
import { LawList } from '@seberang/design-system/LawList'
import { levies } from '../fixtures/levies.ts'
import { Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/LawList',
  component: LawList,
  parameters: {
    guide: {
      when: ['What the state charges and why, on arrival pages.'],
      whenNot: ['The levies of one shipment: `PriceDetails`.'],
      do: ['name the article, and the day it was checked.'],
      access: ['A list: levy, reason, article, amount are read in a row.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <LawList
      items={[
        {
          name: 'Bea masuk',
          text: 'Tarif tunggal untuk barang kiriman sampai USD 1.500.',
          source: '7,5% × Rp1.608.000, PMK 4/2025 pasal 29',
          amount: 'Rp121.000',
        },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'what the state charges': <LawList items={levies} />,
        'long words': (
          <LawList
            items={[{ name: longLabel, text: longLabel, source: longLabel, amount: 'Rp123.854.244' }]}
          />
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
