import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '@seberang/design-system/QrCode'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Prints/QrCode', component: QrCode } satisfies Meta

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
