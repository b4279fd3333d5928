import type { Meta, StoryObj } from '@storybook/react-vite'
import { LimitLine } from '@seberang/design-system/LimitLine'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/LimitLine',
  component: LimitLine,
  parameters: {
    guide: {
      when: ['A figure that other rules hold for from certain limits on: the value of a parcel.'],
      whenNot: [
        'A figure that fills up to one limit: `Meter`.',
        'What is billed of weight and volume: `VolumetricBox`.',
      ],
      do: ['name what holds at both ends of the line.', 'say in `label` what the drawing says.'],
      dont: ['show more than three limits: their words do not fit on a phone.'],
      access: ['The line is hidden; `label` says where the figure stands.'],
    } satisfies Guide,
  },
} satisfies Meta

const limits = [
  { value: 3, label: 'USD 3' },
  { value: 500, label: 'USD 500' },
  { value: 1500, label: 'USD 1.500' },
]
const lineAt = (value: number) => (
  <LimitLine
    label={`USD ${value}, batasnya USD 3, USD 500 dan USD 1.500.`}
    limits={limits}
    at={{ value, label: `USD ${value}` }}
    ends={{ below: 'bebas bea', above: 'tarif umum, PPh' }}
  />
)

export const Example: StoryObj = {
  render: () => (
    <LimitLine
      label="USD 120, di antara batas USD 3 dan USD 1.500."
      limits={[
        { value: 3, label: 'USD 3' },
        { value: 1500, label: 'USD 1.500' },
      ]}
      at={{ value: 120, label: 'USD 120' }}
      ends={{ below: 'bebas bea', above: 'tarif umum, PPh' }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'below the first': lineAt(2),
        'between two': lineAt(120),
        'just above one': lineAt(501),
        'beyond the last': lineAt(99_000),
        'on a narrow phone': <Narrow>{lineAt(120)}</Narrow>,
      }}
    />
  ),
}
