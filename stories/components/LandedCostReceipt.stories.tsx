import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Lock, Plane, Ship } from '@seberang/design-system/icons'
import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import { Sheet } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { airLines, airTotal, bothTotal, lightLines, lightTotal } from '../fixtures/receipt.ts'
import { longProduct } from '../fixtures/texts.ts'

export default { title: 'Data/LandedCostReceipt', component: LandedCostReceipt } satisfies Meta

const why = { open: 'Mengapa?', close: 'Ringkas' }
const lens = { title: 'Lensa Fujinon dan 1 lagi', icon: Plane, sum: airTotal }

const twoParcels = (
  <LandedCostReceipt
    title="Rincian biaya"
    level={3}
    why={why}
    groups={[
      { id: 'lens', heading: { ...lens, open: true }, lines: airLines },
      {
        id: 'keyboard',
        heading: {
          title: longProduct,
          icon: Plane,
          sum: lightTotal,
          summary: 'Ongkir udara, bea masuk, PPN, PPh.',
        },
        lines: lightLines,
      },
    ]}
    total={{ label: 'Total bayar', amount: bothTotal, size: 'total' }}
    action={
      <Button size="large" width="full" icon={Lock}>
        Bayar dengan VA BCA
      </Button>
    }
    footnote="Kurs USD Rp16.000, 12 Nov 2026. Ukuran akhir, tidak berubah lagi."
  />
)

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'two parcels, measured': <Sheet as="div">{twoParcels}</Sheet>,
        'one parcel, estimated': (
          <Sheet as="div">
            <LandedCostReceipt
              title="Perkiraan sejauh ini"
              level={3}
              groups={[{ id: 'all', lines: lightLines }]}
              total={{ label: 'Perkiraan', amount: lightTotal }}
              footnote="Perkiraan. Ditimbang dan diukur ulang di gudang."
            />
          </Sheet>
        ),
        'seven digits beside a long name on a narrow phone': (
          <Narrow>
            <LandedCostReceipt
              title="Rincian biaya kiriman"
              level={3}
              why={why}
              groups={[
                {
                  id: 'one',
                  heading: { title: longProduct, icon: Ship, sum: 'Rp123.854.244', open: true },
                  lines: airLines,
                },
              ]}
              total={{ label: 'Perkiraan sampai di Indonesia', amount: 'Rp123.854.244', size: 'total' }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const AParcelOpensToItsReasons: StoryObj = {
  render: () => twoParcels,
  play: async ({ canvas }) => {
    const reason = canvas.getByText(/Rp1\.608\.000 = Rp120\.600/)
    await expect(reason).not.toBeVisible()
    await userEvent.click(canvas.getByText(longProduct))
    await expect(reason).toBeVisible()
  },
}

export const WhyOpensEveryReasonAtLength: StoryObj = {
  render: () => (
    <LandedCostReceipt
      title="Rincian biaya"
      why={why}
      groups={[
        { id: 'lens', heading: { ...lens, open: true }, lines: airLines },
        {
          id: 'keyboard',
          heading: { title: longProduct, icon: Plane, sum: lightTotal },
          lines: [{ id: 'duty', name: 'Bea masuk', amount: 'Rp121.000', detail: 'Disetorkan ke negara.' }],
        },
      ]}
      total={{ label: 'Total bayar', amount: bothTotal }}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mengapa?' })
    await expect(canvas.queryByText('Disetorkan ke negara.')).not.toBeInTheDocument()
    await userEvent.click(button)
    await expect(canvas.getByText('Disetorkan ke negara.')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveTextContent('Ringkas')
  },
}
