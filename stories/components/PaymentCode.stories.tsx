import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentCode } from '@seberang/design-system/PaymentCode'
import { Text } from '@seberang/design-system/Text'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/PaymentCode',
  component: PaymentCode,
  parameters: {
    guide: {
      when: ['A code on the screen that a phone scans to pay.'],
      whenNot: ['Numbers to type at a bank: `PaymentInstruction`.', 'A code on paper: `QrCode`.'],
      do: ['say the amount beside it.'],
      access: ['A picture whose label says what it pays.'],
    } satisfies Guide,
  },
} satisfies Meta

const value = '00020101021226610014COM.GO-JEK.WWW01189360091434506469550210G450646955'

export const Example: StoryObj = {
  render: () => (
    <PaymentCode value={value} label="Kode QR untuk membayar Rp5.634.314">
      <Text>Bayar lewat QRIS</Text>
    </PaymentCode>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'with the amount': (
          <PaymentCode value={value} label="Kode QR untuk membayar Rp5.634.314">
            <Text>Rp5.634.314</Text>
          </PaymentCode>
        ),
      }}
    />
  ),
}
