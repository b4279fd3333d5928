import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@seberang/design-system/Text'
import { VolumetricBox } from '@seberang/design-system/VolumetricBox'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/VolumetricBox',
  component: VolumetricBox,
  parameters: {
    guide: {
      when: ['Why volume or weight is billed, once length, width and height are known.'],
      whenNot: ['What was estimated against what was measured: `MeasurementCompare`.'],
      do: [
        'say in the title which of the two is billed.',
        'show a lower box only where it saves money, and say how much.',
      ],
      access: ['The drawing is hidden; `label` and the three figures under the ruler say the same.'],
    } satisfies Guide,
  },
} satisfies Meta

const kg = (value: number): string => value.toLocaleString('id-ID')

const shoes = (
  <VolumetricBox
    title="Yang ditagih volumenya, bukan beratnya"
    text="34 × 22 × 13 cm ÷ 5 = 1.944,8 gram. Lebih besar dari berat asli, jadi itu yang dipakai."
    size={{ length: 34, width: 22, height: 13 }}
    edges={{ length: '34 cm', width: '22 cm', height: '13 cm', lowerHeight: '10 cm' }}
    label="Kotak 34 × 22 × 13 cm; dengan tinggi 10 cm volumenya turun."
    lowerHeight={10}
    actual={{ value: 1.1, label: 'berat asli', text: '1,10 kg' }}
    volume={{ value: 1.94, label: 'volume', text: '1,94 kg' }}
    billed={{ value: 2, label: 'ditagih', text: '2,0 kg' }}
    step={0.5}
    tickLabel={kg}
  >
    <Text>Rp122.500 lebih murah dengan kotak setinggi 10 cm: volume turun ke 1,50 kg.</Text>
  </VolumetricBox>
)

export const Example: StoryObj = {
  render: () => (
    <VolumetricBox
      title="Yang ditagih volumenya, bukan beratnya"
      text="34 × 22 × 13 cm ÷ 5 = 1.944,8 gram."
      size={{ length: 34, width: 22, height: 13 }}
      edges={{ length: '34 cm', width: '22 cm', height: '13 cm' }}
      label="Kotak 34 × 22 × 13 cm."
      actual={{ value: 1.1, label: 'berat asli', text: '1,10 kg' }}
      volume={{ value: 1.94, label: 'volume', text: '1,94 kg' }}
      billed={{ value: 2, label: 'ditagih', text: '2,0 kg' }}
      step={0.5}
      tickLabel={(value) => value.toLocaleString('id-ID')}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'volume is billed': shoes,
        'weight is billed, three parcels': (
          <VolumetricBox
            title="Yang ditagih beratnya"
            text="Tiga dumbel masing-masing 20 × 20 × 8 cm."
            size={{ length: 20, width: 20, height: 8 }}
            edges={{ length: '20 cm', width: '20 cm', height: '3 × 8 cm' }}
            label="Tiga kotak 20 × 20 × 8 cm bertumpuk."
            count={3}
            actual={{ value: 24, label: 'berat asli', text: '24,00 kg' }}
            volume={{ value: 1.92, label: 'volume', text: '1,92 kg' }}
            billed={{ value: 24, label: 'ditagih', text: '24,0 kg' }}
            step={0.5}
            tickLabel={kg}
          />
        ),
        'a pole': (
          <VolumetricBox
            title="Yang ditagih volumenya, bukan beratnya juga"
            text="200 × 4 × 4 cm."
            size={{ length: 200, width: 4, height: 4 }}
            edges={{ length: '200 cm', width: '4 cm', height: '4 cm' }}
            label="Batang 200 × 4 × 4 cm."
            actual={{ value: 0.6, label: 'berat asli', text: '0,60 kg' }}
            volume={{ value: 0.64, label: 'volume', text: '0,64 kg' }}
            billed={{ value: 1, label: 'ditagih', text: '1,0 kg' }}
            step={0.5}
            tickLabel={kg}
          />
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = {
  render: () => <Narrow>{shoes}</Narrow>,
  globals: { viewport: { value: 'phone' } },
}
