import type { Meta, StoryObj } from '@storybook/react-vite'
import { Barcode } from '@seberang/design-system/Barcode'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Prints/Barcode', component: Barcode } satisfies Meta

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
