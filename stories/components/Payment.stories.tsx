import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '@seberang/design-system/Countdown'
import { PaymentMethodPicker } from '@seberang/design-system/PaymentMethodPicker'
import { Stack } from '@seberang/design-system/Stack'
import { Specimen } from '../fixtures/Frame.tsx'

const meta: Meta = { title: 'Components/Payment' }
export default meta
type Story = StoryObj

const hour = 3_600_000
const day = 24 * hour
const units = { hours: 'jam', minutes: 'menit', seconds: 'detik' }
const noon = (): number => 12 * hour
const left = (minutes: number): string => `${minutes} menit lagi`

export const Matrix: Story = {
  render: () => (
    <Stack space={6}>
      <PaymentMethodPicker
        label="Metode pembayaran"
        value="bca"
        onChange={() => undefined}
        groups={[
          {
            title: 'Virtual Account',
            note: 'dicek otomatis',
            hint: 'Nomor VA keluar setelah kamu menekan Bayar.',
            methods: [
              { value: 'bni', name: 'BNI' },
              { value: 'bri', name: 'BRI' },
              { value: 'bca', name: 'BCA' },
              { value: 'mandiri', name: 'Mandiri', reason: 'Sedang pemeliharaan.' },
            ],
          },
        ]}
      />
      <Specimen name="Countdown, a day">
        <Countdown
          label="Sisa waktu"
          endsAt={12 * hour + day - 1_000_000}
          wholeMs={day}
          now={noon}
          units={units}
          announce={left}
        />
      </Specimen>
      <Specimen name="Countdown, the last hour">
        <Countdown
          label="Sisa waktu"
          endsAt={12 * hour + 1_428_000}
          wholeMs={day}
          now={noon}
          units={units}
          announce={left}
        />
      </Specimen>
    </Stack>
  ),
}
