import { expect } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuoteCard } from '@seberang/design-system/QuoteCard'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import {
  quoteBasis,
  quoteFacts,
  quoteGoods,
  quoteGroups,
  quoteRoute,
  quoteScan,
  quoteStart,
} from '../fixtures/quote.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Data/QuoteCard',
  component: QuoteCard,
  parameters: {
    guide: {
      when: ['A price that was kept, for somebody who was sent it and knows nothing else.'],
      whenNot: [
        'What is about to be paid: `PriceDetails`.',
        'What is still being tried out: `EstimatePanel`.',
        'On paper: the server prints it.',
      ],
      do: [
        'keep what we earn and what the state asks for apart, each with its sum.',
        'say by which rules and rates it was worked out.',
      ],
      dont: ['show whose it is.'],
      access: [
        'The square has words for who cannot see it.',
        'What holds no more is struck through, and its label says so in words.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const statement = {
  basis: 'kept',
  label: 'Ditahan sampai 19 Nov',
  amount: 'Rp899.190',
  toYourDoor: 'pukul 23.59 WIB; sampai di tanganmu, bila isinya sama',
} as const

const whole = {
  route: quoteRoute,
  goods: quoteGoods,
  facts: quoteFacts,
  groups: quoteGroups,
  basis: quoteBasis,
  start: quoteStart,
  scan: quoteScan,
  total: {
    statement,
    day: 'Harga barang Rp1.978.200 dibayar sendiri ke penjual.',
  },
} as const

export const Example: StoryObj = {
  render: () => (
    <QuoteCard
      route={{
        label: 'Rute kiriman',
        from: { name: 'Amerika', country: 'US', detail: 'Gudang New Castle' },
        to: { name: 'Kota Bandung', country: 'ID', detail: 'Kec. Coblong' },
        time: '5–8 hari',
      }}
      goods={{
        title: 'Barang',
        rows: [{ name: '1 × Sepatu lari', details: ['HS 6404.11'], value: 'USD 120,00' }],
      }}
      facts={[{ term: 'Berat', value: '1,1 kg' }]}
      groups={[
        {
          id: 'services',
          title: 'Jasa pengiriman',
          sum: 'Rp490.000',
          lines: [{ id: 'freight', name: 'Ongkir udara', reason: '2 kg × Rp245.000.', amount: 'Rp490.000' }],
        },
      ]}
      total={{
        statement,
        day: 'Harga barang dibayar sendiri ke penjual.',
      }}
      basis={{ title: 'Dihitung dengan', text: 'Kurs USD Rp16.485, 12 Nov 2026.' }}
      start={{ title: 'Kalau kirimannya dimulai', text: 'Isi wizard terisi otomatis.' }}
      scan={{
        address: 'https://seberang.id/q/7KD4M2XAHV9RT3WBNC5YJF8PGA',
        label: 'Buka penawaran ini di ponsel',
      }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'that holds': <QuoteCard {...whole} />,
        'that has ended': (
          <QuoteCard
            {...whole}
            total={{ label: 'Harga lama, 12 Nov 2026', note: whole.total.day, former: 'Rp899.190' }}
          />
        ),
        'on a narrow phone': (
          <Narrow>
            <QuoteCard
              {...whole}
              route={{
                ...quoteRoute,
                to: { ...quoteRoute.to, name: 'Kab. Kepulauan Siau Tagulandang Biaro', detail: longLabel },
              }}
              goods={{
                ...quoteGoods,
                rows: [{ name: `20 × ${longLabel}`, details: [longLabel], value: 'Rp9.999.999.999.999' }],
              }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

/** It would lead to the device it is read on. */
export const OnAPhoneThereIsNoCodeToScan: StoryObj = {
  ...Example,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Isi wizard terisi otomatis.')).toBeVisible()
    await expect(canvas.getByText('Buka penawaran ini di ponsel')).not.toBeVisible()
  },
}

/** As on every receipt; beside it the panel has it. */
export const OnAPhoneItEndsWithTheTotal: StoryObj = {
  ...Example,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp899.190')).toBeVisible()
    const [lines, total] = [canvas.getByText('Ongkir udara'), canvas.getByText('Rp899.190')].map(
      (part) => part.getBoundingClientRect().top,
    )
    await expect(total).toBeGreaterThan(lines ?? 0)
  },
}
