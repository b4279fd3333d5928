import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from '@seberang/design-system/Sparkline'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/Sparkline',
  component: Sparkline,
  parameters: {
    guide: {
      when: ['How a figure went lately, beside the figure itself.'],
      whenNot: ['A share of a whole: `Meter`.', 'Values that must be read one by one: `Table`.'],
      do: ['put lowest, highest and last into `label`: it is all that is heard.'],
      access: ['The drawing is hidden; the sentence stands in its place.'],
    } satisfies Guide,
  },
} satisfies Meta

const week = [16402, 16450, 16431, 16520, 16498, 16470, 16485]
const label = 'Tujuh hari: terendah Rp16.402, tertinggi Rp16.520, terakhir Rp16.485.'

export const Example: StoryObj = {
  render: () => (
    <Sparkline
      values={[16402, 16450, 16431, 16520, 16485]}
      label="Lima hari: terendah Rp16.402, tertinggi Rp16.520, terakhir Rp16.485."
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        small: <Sparkline values={week} label={label} />,
        'medium, with figures': (
          <Sparkline
            values={week}
            label={label}
            size="medium"
            figures={{ lowest: 'min 16.402', highest: 'maks 16.520', last: '16.485' }}
          />
        ),
        'thirty days': (
          <Sparkline
            values={Array.from({ length: 30 }, (_, day) => Math.sin(day / 4) * 40 + day)}
            label="Naik turun, lalu naik."
            size="medium"
          />
        ),
        flat: <Sparkline values={[7, 7, 7]} label="Tetap Rp7." />,
        'one figure': <Sparkline values={[7]} label="Rp7, baru satu hari." />,
        nothing: <Sparkline values={[]} label="Belum ada kurs." />,
      }}
    />
  ),
}
