import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Lock, Plane, Ship } from '@seberang/design-system/icons'
import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import { Sheet } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { airLines, airTotal, bothTotal, lightLines, lightTotal } from '../fixtures/receipt.ts'
import { longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/LandedCostReceipt',
  component: LandedCostReceipt,
  parameters: {
    guide: {
      when: [
        'Everything a shipment costs until the door: at the checkout, on an invoice, beside a calculator.',
        'Where somebody may ask “Why?” of any line.',
      ],
      whenNot: [
        'A sum in passing, without reasons: `CostSummary`.',
        'On paper, for a bookkeeper: `InvoiceDocument`.',
      ],
      anatomy: [
        {
          part: 'Line',
          text: 'Name left, amount right; quantity × rate as the reason beneath.',
          at: 'li, dt',
        },
        { part: 'Law', text: 'The article that asks for it, as a link.', at: 'a' },
        { part: 'Total', text: 'The one sum of the screen.' },
        { part: 'Footnote', text: 'Rates, date of the rules, estimate or measured.' },
      ],
      do: ['keep lines of Rp0, with the reason why they are nothing.'],
      dont: ['add a second total. One sum is paid.'],
      keys: {
        Tab: 'to “Mengapa?”, shipments and laws in their order',
        'Enter Space': 'opens or closes reasons',
      },
      access: [
        'A new total is announced once, politely.',
        'A discount says − in figures, not only in green.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

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

export const Example: StoryObj = {
  render: () => (
    <LandedCostReceipt
      title="Rincian biaya"
      why={{ open: 'Mengapa?', close: 'Tutup alasan' }}
      groups={[
        {
          id: 'lens',
          lines: [
            { id: 'freight', name: 'Ongkir udara', reason: '1,5 kg × Rp245.000', amount: 'Rp367.500' },
            {
              id: 'duty',
              name: 'Bea masuk',
              reason: '7,5% × Rp5.864.868, dibulatkan ke atas ke ribuan.',
              detail: 'Dipungut Bea Cukai untuk kas negara.',
              law: { name: 'PMK 4/2025 pasal 29', href: '#law' },
              amount: 'Rp440.000',
            },
          ],
        },
      ]}
      total={{ label: 'Total bayar', amount: 'Rp807.500' }}
      footnote="Kurs USD Rp16.000. Perkiraan sampai ditimbang."
    />
  ),
}

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
