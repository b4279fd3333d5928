import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CostSummary } from '@seberang/design-system/CostSummary'
import type { CostLine } from '@seberang/design-system/CostSummary'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Data/CostSummary', component: CostSummary } satisfies Meta

const lines: CostLine[] = [
  { name: 'Harga barang', note: 'kurs Rp16.000', amount: 'Rp1.600.000' },
  { name: 'Ongkir udara', note: '1,0 kg', amount: 'Rp245.000' },
  { name: 'Bea masuk', note: '7,5%', amount: 'Rp121.000' },
  { name: 'PPN', note: '11%', amount: 'Rp190.190' },
]
const total = { name: 'Perkiraan sampai di Indonesia', amount: 'Rp2.156.190' }

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'lines, sum, footnote': (
          <CostSummary
            lines={lines}
            total={total}
            footnote="Rp1.600.000 ke penjual, Rp556.190 ke Seberang."
          />
        ),
        'nothing to add up yet': (
          <CostSummary lines={[]} footnote="Isi harga dan berat untuk melihat biayanya." />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <CostSummary
              lines={[{ name: longLabel, note: 'kurs Rp16.000', amount: 'Rp123.854.244' }]}
              total={{ ...total, amount: 'Rp123.854.244' }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const AChangeOfTheSumIsTold: StoryObj = {
  render: () => <CostSummary lines={lines} total={total} />,
  play: async ({ canvas }) => {
    const sum = canvas.getByText('Rp2.156.190').closest('[aria-live]')
    await expect(sum).toHaveAttribute('aria-live', 'polite')
    await expect(sum).toHaveTextContent('Perkiraan sampai di Indonesia')
  },
}
