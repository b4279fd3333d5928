import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalancePlot } from '@seberang/design-system/BalancePlot'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/BalancePlot',
  component: BalancePlot,
  parameters: {
    guide: {
      when: ['How an amount that jumps has changed, beside the amount itself.'],
      whenNot: ['A figure that glides: `Sparkline`.', 'Amounts that must be read one by one: `Table`.'],
      do: ['put the whole story into `label`: it is all that is heard.'],
      access: [
        'The drawing is hidden; its story in words stands in its place, and a list of the changes near it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const day = 86_400_000
const points = [750_000, 450_000, 750_000, 1_000_000, 782_500, 850_000, 350_000].map((value, index) => ({
  at: index * 6 * day,
  value,
}))
const texts = {
  label: 'Saldo sejak 2 Okt: paling tinggi Rp1.000.000 pada 20 Okt, sekarang Rp350.000.',
  highest: 'Rp1.000.000, 20 Okt',
  first: '2 Okt',
  last: 'hari ini',
}

export const Example: StoryObj = {
  render: () => <BalancePlot points={points.slice(0, 4)} now={24 * day} {...texts} />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'up and down': <BalancePlot points={points} now={42 * day} {...texts} />,
        'the highest is the last': <BalancePlot points={points.slice(0, 4)} now={19 * day} {...texts} />,
      }}
    />
  ),
}
