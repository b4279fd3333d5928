import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceLines } from '@seberang/design-system/PriceLines'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { heavierLines, lampLines, lensLines, summed } from '../fixtures/price.ts'
import { longProduct } from '../fixtures/texts.ts'

export default {
  title: 'Data/PriceLines',
  component: PriceLines,
  parameters: {
    guide: {
      when: [
        'The lines of a price alone, where its foot is elsewhere: beside the wizard, whose footer it is.',
      ],
      whenNot: ['With the total: `PriceSummary`, `PriceDetails`.', 'On paper: `InvoiceDocument`.'],
      anatomy: [
        { part: 'Line', text: 'Name left, amount right, the reason beneath.', at: 'dt' },
        { part: 'Law', text: 'The article that asks for it, as a link that does not break.', at: 'a' },
      ],
      do: [
        'keep lines of Rp0, with the reason why they are nothing.',
        'keep what is not chosen yet in its place, without an amount.',
      ],
      keys: { Tab: 'to the laws in their order' },
      access: ['A discount says − in figures, not only in green.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <PriceLines
      lines={[
        { id: 'freight', name: 'Ongkir udara', reason: '1,5 kg × Rp245.000.', amount: 'Rp367.500' },
        { id: 'courier', name: 'Kurir domestik', missing: 'belum dipilih' },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'without a courier': <PriceLines lines={lensLines} />,
        'with a voucher': <PriceLines lines={lampLines} />,
        'measured heavier': <PriceLines lines={heavierLines} />,
        'at length': <PriceLines lines={lensLines.slice(0, 2)} explained />,
        summed: <PriceLines lines={summed} />,
        'a long name on the narrowest phone': (
          <Narrow>
            <PriceLines
              lines={[
                { id: 'long', name: longProduct, amount: 'Rp123.854.244', reason: '1.234,5 kg × Rp100.000.' },
                ...heavierLines,
              ]}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const WhatIsMissingKeepsItsPlace: StoryObj = {
  render: () => <PriceLines lines={lensLines} />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Ongkir udara', 'Bea masuk', 'PPN', 'PPh', 'Kurir domestik'])
    await expect(canvas.getByText('belum dipilih')).toBeVisible()
    await expect(canvas.getByText('Rp0')).toBeVisible()
  },
}

export const TheReasonOfNothingStays: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PriceLines
      brief
      lines={[
        { id: 'freight', name: 'Ongkir laut', reason: '1 m³ × Rp4.800.000.', amount: 'Rp4.800.000' },
        { id: 'vat', name: 'PPN', reason: 'Sudah termasuk dalam ongkir.', amount: 'Rp0', isFree: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 m³ × Rp4.800.000.')).not.toBeVisible()
    await expect(canvas.getByText('Sudah termasuk dalam ongkir.')).toBeVisible()
  },
}
