import type { Meta, StoryObj } from '@storybook/react-vite'
import { Weight } from '@seberang/design-system/Weight'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Weight',
  component: Weight,
  parameters: {
    guide: {
      when: ['A weight that stands in text, a row or a table.'],
      whenNot: ['A weight to be typed: `MeasureField`.', 'Estimate against measured: `MeasurementCompare`.'],
      do: ['say beside it whether it is estimated, measured or billed.'],
      dont: ['mix gram and kg in one column.'],
      access: ['Figure and unit never part; the grams stand in the markup for whoever reads it by machine.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = { render: () => <Weight grams={1150} locale="id" /> }

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        measured: <Weight grams={1150} locale="id" />,
        'two decimals, in a column': <Weight grams={1500} locale="id" decimals={2} />,
        grams: <Weight grams={800} unit="gram" locale="id" />,
        heavy: <Weight grams={12_345_678} locale="id" />,
        nothing: <Weight grams={0} locale="id" />,
        English: <Weight grams={1150} locale="en" />,
      }}
    />
  ),
}
