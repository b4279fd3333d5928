import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExchangeRateList } from '@seberang/design-system/ExchangeRateList'
import type { ExchangeRate } from '@seberang/design-system/ExchangeRateList'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/ExchangeRateList',
  component: ExchangeRateList,
  parameters: {
    guide: {
      when: ['What foreign money is worth, on the dashboard and beside prices.'],
      whenNot: [
        'One rate within a calculation: `Text` with its date.',
        'Rates to compare by figures: `Table`.',
      ],
      do: ['always say of when the rates are.'],
      access: ['How a rate went is said as a sentence.'],
    } satisfies Guide,
  },
} satisfies Meta

const week = (label: string, values: number[]): ExchangeRate['history'] => ({ values, label })
const rates: ExchangeRate[] = [
  {
    currency: 'USD',
    country: 'US',
    name: 'Dolar Amerika',
    rate: 'Rp16.485,00',
    history: week(
      'Tujuh hari: naik dari Rp16.402 ke Rp16.485.',
      [16402, 16450, 16431, 16520, 16498, 16470, 16485],
    ),
  },
  {
    currency: 'CNY',
    country: 'CN',
    name: 'Yuan China',
    rate: 'Rp2.268,50',
    history: week(
      'Tujuh hari: turun dari Rp2.281 ke Rp2.268,50.',
      [2281, 2279, 2280, 2274, 2270, 2271, 2268.5],
    ),
  },
  {
    currency: 'GBP',
    country: 'UK',
    name: 'Poundsterling Kerajaan Bersatu Britania Raya dan Irlandia Utara',
    rate: 'Rp21.940,00',
    history: week('Tujuh hari: tetap Rp21.940.', [21940, 21940, 21940]),
  },
  { currency: 'KRW', country: 'KR', name: 'Won Korea', rate: 'Rp11,72' },
]

export const Example: StoryObj = {
  render: () => (
    <ExchangeRateList
      label="Kurs"
      rates={[
        {
          currency: 'USD',
          country: 'US',
          rate: 'Rp16.485,00',
          history: { values: [16402, 16450, 16485], label: 'Tiga hari: naik ke Rp16.485.' },
        },
        { currency: 'KRW', country: 'KR', rate: 'Rp11,72' },
      ]}
      dated="12 Nov 2026, 09.00 WIB"
      empty="Kurs belum ada."
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'with names': (
          <ExchangeRateList
            label="Kurs"
            rates={rates}
            dated="12 Nov 2026, 09.00 WIB"
            empty="Kurs belum ada."
          />
        ),
        'beside a page': (
          <Narrow>
            <ExchangeRateList
              label="Kurs di samping"
              rates={rates}
              dated="12 Nov 2026, 09.00 WIB"
              empty="Kurs belum ada."
            />
          </Narrow>
        ),
        empty: (
          <ExchangeRateList label="Kurs" rates={[]} dated="" empty="Kurs belum ada. Coba lagi sebentar." />
        ),
      }}
    />
  ),
}
