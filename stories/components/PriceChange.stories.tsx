import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceChange } from '@seberang/design-system/PriceChange'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Messages/PriceChange',
  component: PriceChange,
  parameters: {
    guide: {
      when: ['A price that somebody saw holds no more, and they decide about the new one.'],
      whenNot: [
        'Something cheaper beside it: `CostComparison`.',
        'Measured beside estimated: `MeasurementCompare`.',
      ],
      do: ['name the cause: a rate, a tariff, a rule.', 'keep the old one in sight.'],
      dont: ['press: nobody has to decide at once.'],
      access: ['The old one is announced as old by its label, not by the line through it.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <PriceChange
      title="Penawaran ini sudah lewat"
      text="Kurs USD naik dari Rp16.485 ke Rp16.640. Kamu yang memutuskan."
      before={{ label: 'Harga lama, tidak berlaku lagi', amount: 'Rp899.190' }}
      now={{ label: 'Harga hari ini', amount: 'Rp902.356', note: 'Rp3.166 lebih: bea masuk, PPN.' }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        dearer: (
          <PriceChange
            title="Penawaran ini sudah lewat"
            text="Berlaku sampai 19 Nov 2026, 14.05 WIB. Kurs USD naik dari Rp16.485 ke Rp16.640. Kamu yang memutuskan."
            before={{ label: 'Harga lama, tidak berlaku lagi', amount: 'Rp899.190' }}
            now={{
              label: 'Harga hari ini',
              amount: 'Rp902.356',
              note: 'Rp3.166 lebih: Bea masuk Rp151.000, PPN Rp237.356.',
            }}
          />
        ),
        'more may be levied': (
          <PriceChange
            title="Penawaran ini sudah lewat"
            text="Berlaku sampai 19 Nov 2026, 14.05 WIB. Kurs USD naik dari Rp16.485 ke Rp16.640."
            before={{ label: 'Harga lama, tidak berlaku lagi', amount: 'Rp899.190' }}
            now={{
              label: 'Harga hari ini',
              amount: 'Rp902.356',
              note: 'Rp3.166 lebih: bea masuk, PPN.',
              caution: 'Bea cukai bisa memungut Rp548.934 lagi. PMK 4/2025 punya tarif sendiri untuk sepatu.',
            }}
          />
        ),
        'without a price today': (
          <PriceChange
            title="Penawaran ini sudah lewat"
            text="Berlaku sampai 19 Nov 2026, 14.05 WIB."
            before={{ label: longLabel, amount: 'Rp9.999.999.999.999' }}
            now={{
              label: 'Harga hari ini',
              note: 'Hari ini tidak ada harganya. Cara kirim ini tidak dikenal.',
            }}
          />
        ),
      }}
    />
  ),
}

export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
