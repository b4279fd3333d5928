import type { Meta, StoryObj } from '@storybook/react-vite'
import { MeasurementCompare } from '@seberang/design-system/MeasurementCompare'
import type { Measurement } from '@seberang/design-system/MeasurementCompare'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Shipments/MeasurementCompare', component: MeasurementCompare } satisfies Meta

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
