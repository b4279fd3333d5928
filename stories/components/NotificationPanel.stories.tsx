import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotificationPanel } from '@seberang/design-system/NotificationPanel'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Navigation/NotificationPanel', component: NotificationPanel } satisfies Meta

const pending = (code: string, message = 'Hai titipers status sedang menunggu pembayaran') => ({
  href: `#${code}`,
  code,
  time: '12 November 2026 13:46 WIB',
  status: 'Status: Menunggu Pembayaran',
  message,
})

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
