import type { Meta, StoryObj } from '@storybook/react-vite'
import { MeasurementCompare } from '@seberang/design-system/MeasurementCompare'
import type { Measurement } from '@seberang/design-system/MeasurementCompare'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/MeasurementCompare',
  component: MeasurementCompare,
  parameters: {
    guide: {
      when: ['What was estimated beside what the warehouse measured, and what follows.'],
      whenNot: [
        'One measure in a list: `CartCard` shows it.',
        'Only one of the two exists and nothing will change.',
      ],
      do: ['say which figure is billed, and why.'],
      dont: ['tell the two apart by colour alone. The words above do.'],
      access: ['A table with a name; the billed row says so in words.'],
    } satisfies Guide,
  },
} satisfies Meta

const words = { label: 'Ukuran', estimatedName: 'Perkiraan', measuredName: 'Diukur', unmeasured: 'belum' }
const measured: readonly Measurement[] = [
  { name: 'Berat', estimated: '1,20 kg', measured: '1,40 kg' },
  { name: 'Dimensi', estimated: '40 × 18 × 10 cm', measured: '42 × 20 × 11 cm' },
  { name: 'Volumetrik', estimated: '1,44 kg', measured: '1,85 kg' },
  { name: 'Ditagih', estimated: '1,5 kg', measured: '2,0 kg', isBilled: true },
]

const estimated: readonly Measurement[] = [
  { name: 'Berat', estimated: '1,20 kg' },
  { name: 'Dimensi', estimated: '40 × 18 × 10 cm' },
  { name: 'Volumetrik' },
  { name: 'Ditagih', estimated: '1,5 kg', isBilled: true },
]

export const Example: StoryObj = {
  render: () => (
    <MeasurementCompare
      label="Berat dan ukuran"
      estimatedName="Perkiraan"
      measuredName="Ditimbang"
      unmeasured="belum"
      rows={[
        { name: 'Berat', estimated: '1,00 kg', measured: '1,15 kg' },
        { name: 'Berat tagih', estimated: '1,0 kg', measured: '1,5 kg', isBilled: true },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        measured: (
          <MeasurementCompare
            {...words}
            rows={measured}
            note="Selisih ongkir Rp67.500 sudah masuk ke dompetmu."
          />
        ),
        'still on its way': <MeasurementCompare {...words} rows={estimated} />,
        'on a narrow phone': (
          <Narrow>
            <MeasurementCompare {...words} rows={measured} />
          </Narrow>
        ),
      }}
    />
  ),
}
