import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { Grid } from '@seberang/design-system/Grid'
import { CircleHelp, Lock, Plane, Ship } from '@seberang/design-system/icons'
import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import type { ReceiptLine } from '@seberang/design-system/LandedCostReceipt'
import { Sheet } from '@seberang/design-system/Sheet'
import { Narrow } from '../fixtures/Frame.tsx'
import { longProduct } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/LandedCostReceipt' }
export default meta
type Story = StoryObj

const lines: ReceiptLine[] = [
  {
    id: 'freight',
    name: 'Ongkir udara',
    reason: '1,5 kg × Rp245.000. Volumetrik 1,21 kg dibulatkan ke atas per 0,5 kg.',
    amount: 'Rp367.500',
  },
  {
    id: 'duty',
    name: 'Bea masuk',
    reason: '7,5% × Rp5.864.868 = Rp439.865, dibulatkan ke atas ke ribuan.',
    law: { name: 'PMK 4/2025 pasal 29', href: '#pmk-4-2025' },
    amount: 'Rp440.000',
  },
  {
    id: 'vat',
    name: 'PPN',
    reason: '11% × (Rp5.864.868 + bea masuk).',
    law: { name: 'PMK 131/2024', href: '#pmk-131-2024' },
    amount: 'Rp693.535',
  },
  { id: 'incomeTax', name: 'PPh', reason: 'Tidak dipungut sampai USD 1.500.', amount: 'Rp0' },
  {
    id: 'voucher',
    name: 'Voucher SEBERANG10',
    reason: '10% dari ongkir.',
    amount: '−Rp36.750',
    tone: 'discount',
  },
]
const why = (
  <Button variant="plain" size="small" icon={CircleHelp}>
    Mengapa?
  </Button>
)

export const Matrix: Story = {
  render: () => (
    <Grid columns={2} space={8}>
      <Sheet>
        <LandedCostReceipt
          title="Rincian biaya"
          titleAction={why}
          groups={[
            {
              id: 'lens',
              heading: { title: 'Lensa Fujinon dan 1 lagi', icon: Plane, sum: 'Rp1.780.070', open: true },
              lines,
            },
            { id: 'stand', heading: { title: longProduct, icon: Ship, sum: 'Rp3.854.244' }, lines },
          ]}
          total={{ label: 'Total bayar', amount: 'Rp5.634.314', size: 'total' }}
          action={
            <Button size="large" width="full" icon={Lock}>
              Bayar dengan VA BCA
            </Button>
          }
          footnote="Kurs USD Rp16.485, 12 Nov 2026. Ukuran akhir, tidak berubah lagi."
        />
      </Sheet>
      <Sheet>
        <LandedCostReceipt
          title="Perkiraan sejauh ini"
          level={3}
          groups={[
            {
              id: 'all',
              lines: [
                { id: 'goods', name: 'Nilai barang', note: 'USD 354', amount: 'Rp5.835.690' },
                ...lines,
              ],
            },
          ]}
          total={{ label: 'Perkiraan sampai di Indonesia', amount: 'Rp1.378.535' }}
        />
      </Sheet>
    </Grid>
  ),
}

export const SevenDigitsBesideALongNameOnANarrowPhone: Story = {
  render: () => (
    <Narrow>
      <LandedCostReceipt
        title="Rincian biaya"
        titleAction={why}
        groups={[
          { id: 'one', heading: { title: longProduct, icon: Ship, sum: 'Rp123.854.244', open: true }, lines },
        ]}
        total={{ label: 'Perkiraan sampai di Indonesia', amount: 'Rp123.854.244', size: 'total' }}
      />
    </Narrow>
  ),
}
