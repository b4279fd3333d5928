import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@seberang/design-system/Inline'
import { PaymentPlate } from '@seberang/design-system/PaymentPlate'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/PaymentPlate',
  component: PaymentPlate,
  parameters: {
    guide: {
      when: ['The name of a bank or card, as on its own plate.'],
      whenNot: ['Choosing one: `PaymentMethodPicker` uses the plates.'],
      do: ['keep it on white, also at night. The colours are the bank’s.'],
      dont: ['tint or crop it.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <PaymentPlate name="BCA" />,
}

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
