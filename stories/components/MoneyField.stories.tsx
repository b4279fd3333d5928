import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/MoneyField',
  component: MoneyField,
  parameters: {
    guide: {
      when: ['An amount in a currency: the price in the shop, a top-up.'],
      whenNot: ['Showing an amount: `Money`.', 'How many: `QuantityField`.'],
      anatomy: [
        { part: 'Label', text: 'What the amount is for, and for one piece or all.', at: 'label' },
        { part: 'Amount', text: 'As typed; comma or point.', at: 'input' },
        { part: 'Currency', text: 'Several can be chosen from, one stands.', at: 'select' },
        { part: 'Equivalent', text: 'The same in rupiah at today’s rate.' },
      ],
      keys: { Tab: 'amount, then currency' },
      access: ['The rupiah beside it is part of the description.'],
    } satisfies Guide,
  },
} satisfies Meta

const price = {
  label: 'Harga satuan',
  currency: 'USD',
  currencies: ['USD', 'CNY'],
  currencyLabel: 'Mata uang',
  onChange: nothing,
  onCurrencyChange: nothing,
} as const

const rupiah = <MoneyField {...price} value="32,50" equivalent="Rp535.763" hint="kurs Rp16.485" />

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('289,00')
    return (
      <MoneyField
        label="Harga satuan"
        value={value}
        onChange={setValue}
        currency="USD"
        currencies={['USD']}
        currencyLabel="Mata uang"
        equivalent="Rp4.624.000"
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        'with what it is in rupiah': rupiah,
        'a currency that stands': (
          <MoneyField {...price} currency="IDR" currencies={['IDR']} value="1.250.000" />
        ),
        empty: <MoneyField {...price} value="" placeholder="0,00" optionalLabel="opsional" />,
        error: <MoneyField {...price} value="" error="Isi harga per barang, seperti di toko." />,
        'long words on a narrow phone': (
          <Narrow>
            <MoneyField
              {...price}
              label={longLabel}
              value="1.234.567,89"
              equivalent="Rp20.351.851.667"
              hint="kurs Rp16.485, 12 Nov 2026"
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheRupiahBelongToTheField: StoryObj = {
  render: () => rupiah,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('kurs Rp16.485 Rp535.763')
  },
}

export const TheRupiahAloneBeginWhereTheFieldDoes: StoryObj = {
  render: () => (
    <MoneyField
      label="Harga satuan"
      currencyLabel="Mata uang"
      currency="USD"
      currencies={['USD', 'IDR']}
      equivalent="Rp1.648.500"
      value="100"
      onChange={nothing}
    />
  ),
  play: async ({ canvas }) => {
    const leftOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(leftOf('Rp1.648.500')).toBe(leftOf('Harga satuan'))
  },
}
