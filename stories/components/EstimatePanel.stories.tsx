import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { EstimatePanel } from '@seberang/design-system/EstimatePanel'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Data/EstimatePanel',
  component: EstimatePanel,
  parameters: {
    guide: {
      when: ['The price of something that is being tried out: the sum first, it moves while one types.'],
      whenNot: [
        'What is about to be paid: `PriceDetails`, the sum last.',
        'A few lines inside of a form: `CostSummary`.',
      ],
      do: ['say what the goods cost as a sentence: there is one sum.', 'give every line its reason.'],
      dont: ['hide a line of Rp0: its reason is worth as much.'],
      access: ['A new sum is read out without haste.'],
    } satisfies Guide,
  },
} satisfies Meta

const lines = [
  {
    id: 'freight',
    name: 'Ongkir udara',
    amount: 'Rp490.000',
    reason: '2,0 kg × Rp245.000. Volume 1,94 kg dibulatkan ke atas per 0,5 kg.',
  },
  {
    id: 'duty',
    name: 'Bea masuk',
    amount: 'Rp150.000',
    reason: '7,5% × Rp1.988.091 = Rp149.107, dibulatkan ke atas ke ribuan.',
    law: { name: 'PMK 4/2025 pasal 29' },
  },
  { id: 'tax', name: 'PPh', amount: 'Rp0', reason: 'Tidak dipungut sampai USD 1.500.' },
]

const panel = (
  <EstimatePanel
    lead="Perkiraan biaya ke Seberang, Express udara, 5–8 hari"
    total="Rp899.190"
    note="Bersama harga barang Rp2.877.390."
    lines={lines}
    advice={{
      tone: 'caution',
      text: 'Bisa menjadi lebih. Untuk sepatu, PMK 4/2025 pasal 29 menyebut 25%: Rp510.584 lebih dari angka di atas.',
    }}
    actions={
      <>
        <Button>Tambah kiriman dari hitungan ini</Button>
        <Button variant="outline" tone="neutral">
          Simpan 7 hari dan bagikan
        </Button>
      </>
    }
    footnote="Kurs pasar USD Rp16.485, diperbarui 4 jam lalu. Aturan 2025-08, diperiksa 21 November 2026."
  />
)

export const Example: StoryObj = {
  render: () => (
    <EstimatePanel
      lead="Perkiraan biaya ke Seberang, Express udara, 5–8 hari"
      total="Rp899.190"
      lines={[
        { id: 'freight', name: 'Ongkir udara', amount: 'Rp490.000', reason: '2,0 kg × Rp245.000.' },
        { id: 'duty', name: 'Bea masuk', amount: 'Rp150.000', law: { name: 'PMK 4/2025 pasal 29' } },
      ]}
      actions={<Button>Tambah kiriman dari hitungan ini</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'with advice': panel,
        'nothing known yet': <EstimatePanel lead="Isi barang dan beratnya." total="–" lines={[]} />,
        'on a narrow phone': (
          <Narrow>
            <EstimatePanel
              lead={longLabel}
              total="Rp9.999.999.999.999"
              lines={[{ id: 'long', name: longLabel, amount: 'Rp9.999.999.999.999', reason: longLabel }]}
              advice={{ tone: 'neutral', text: 'Satu harga, tidak ada tagihan pajak susulan.' }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
