import type { Meta, StoryObj } from '@storybook/react-vite'
import { Barcode } from '@seberang/design-system/Barcode'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Prints/Barcode',
  component: Barcode,
  parameters: {
    guide: {
      when: ['A code for scanners, on a label or a sheet of paper.'],
      whenNot: ['A code for phones: `QrCode`.', 'On a screen that is only read: `Code`.'],
      do: ['print its text beside it, for when the scanner fails.'],
      access: ['Hidden; the text beside it is read.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Barcode value="SC-7K2M-4QXR" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'a shipment': (
          <Narrow>
            <Barcode value="SC-7K2M-4QXR" />
          </Narrow>
        ),
        'a unit': (
          <Narrow>
            <Barcode value="SBR-20418" />
          </Narrow>
        ),
      }}
    />
  ),
}
