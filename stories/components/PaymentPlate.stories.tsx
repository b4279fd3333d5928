import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@seberang/design-system/Inline'
import { PaymentPlate } from '@seberang/design-system/PaymentPlate'
import { Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/PaymentPlate', component: PaymentPlate } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'white in every theme': (
          <Inline>
            {['BNI', 'BRI', 'BCA', 'Mandiri', 'Bank Syariah Indonesia'].map((name) => (
              <PaymentPlate key={name} name={name} />
            ))}
          </Inline>
        ),
      }}
    />
  ),
}
