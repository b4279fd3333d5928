import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotificationPanel } from '@seberang/design-system/NotificationPanel'
import { Text } from '@seberang/design-system/Text'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/NotificationPanel',
  component: NotificationPanel,
  parameters: {
    guide: {
      when: ['In a `HeaderPanel`: what waits for payment, each leading to its invoice.'],
      whenNot: ['What was just done: `Toast`.', 'A page of invoices: `InvoiceCard`.'],
      keys: { Tab: 'from entry to entry', Enter: 'opens the invoice' },
      access: ['A list with a name; each entry is one link.'],
    } satisfies Guide,
  },
} satisfies Meta

const pending = (code: string, message = 'Hai titipers status sedang menunggu pembayaran') => ({
  href: `#${code}`,
  code,
  time: '12 November 2026 13:46 WIB',
  status: 'Status: Menunggu Pembayaran',
  message,
})

export const Example: StoryObj = {
  render: () => (
    <NotificationPanel
      label="Notifikasi"
      entries={[
        {
          href: '#invoice',
          code: 'INV-2611-00871',
          time: '12 November 2026 13:46 WIB',
          status: 'Menunggu pembayaran',
          message: 'Bayar sebelum Jumat, 13.46 WIB.',
        },
      ]}
      empty={<Text>Belum ada pemberitahuan.</Text>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          'what waits for payment': (
            <NotificationPanel
              label="Invoice yang menunggu pembayaran"
              empty=""
              entries={[
                pending('INV-2611-00871'),
                pending('INV-2611-00902', 'Selisih ukuran kiriman SB-2611-4417: 1,15 kg, bukan 0,80 kg'),
              ]}
            />
          ),
          nothing: <NotificationPanel label="Invoice" entries={[]} empty="Tidak ada informasi" />,
        }}
      />
    </Narrow>
  ),
}
