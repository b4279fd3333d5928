import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '@seberang/design-system/QrCode'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Prints/QrCode',
  component: QrCode,
  parameters: {
    guide: {
      when: ['An address that a phone opens from paper or from another screen.'],
      whenNot: ['A scanner in a warehouse: `Barcode`.', 'Where a `Link` can be pressed.'],
      access: ['A picture whose label says what it leads to.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <QrCode value="https://seberang.example/invoice" label="Buka invoice" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'an address': (
          <Narrow>
            <QrCode
              value="https://seberang.example/status/order?action=INV-2611-00871"
              label="Buka invoice"
            />
          </Narrow>
        ),
      }}
    />
  ),
}
