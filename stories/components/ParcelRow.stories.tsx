import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { Code } from '@seberang/design-system/Code'
import { Flag } from '@seberang/design-system/Flag'
import { Camera, Printer } from '@seberang/design-system/icons'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { ParcelList, ParcelRow } from '@seberang/design-system/ParcelRow'
import { Sheet } from '@seberang/design-system/Sheet'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { longProduct } from '../fixtures/texts.ts'
import { statusNames } from '../fixtures/statuses.ts'

const meta: Meta = { title: 'Components/ParcelRow and PageHeader' }
export default meta
type Story = StoryObj

const nothing = (): void => undefined
const origin = (
  <>
    <Flag country="US" size={18} />
    <Code>SB-2611-4417</Code>
    Express udara
  </>
)

export const Matrix: Story = {
  render: () => (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Transaksi', href: '#transactions' }, { label: 'Status kiriman' }]}
        title={longProduct}
        badge={<StatusBadge tone="inbound">{statusNames.inbound}</StatusBadge>}
        text={origin}
        actions={
          <Button variant="outline" tone="neutral" icon={Printer}>
            Cetak invoice
          </Button>
        }
      />
      <Sheet clip>
        <ParcelList label="Kiriman">
          <ParcelRow
            title="Lensa Fujinon XF 35mm f/2"
            icon={Camera}
            meta={origin}
            status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
            amount="Rp1.780.070"
            amountNote="ditimbang 1,15 kg"
            selection={{ label: 'Pilih Lensa Fujinon', selected: true, onChange: nothing }}
            actions={
              <>
                <Button variant="plain" size="small">
                  Checkout
                </Button>
                <Button variant="plain" tone="neutral" size="small">
                  Ubah
                </Button>
              </>
            }
          />
          <ParcelRow
            title={longProduct}
            meta={origin}
            status={<StatusBadge tone="quarantine">{statusNames.quarantine}</StatusBadge>}
            amount="Rp123.854.244"
            amountNote="perkiraan"
            selection={{ label: `Pilih ${longProduct}`, selected: false, onChange: nothing }}
            unavailableReason="Paket tiba tanpa daftar barang, jadi belum bisa di-checkout."
          />
        </ParcelList>
      </Sheet>
    </>
  ),
}
