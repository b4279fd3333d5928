import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Forms/MoneyField', component: MoneyField } satisfies Meta

const price = {
  label: 'Harga satuan',
  currency: 'USD',
  currencies: ['USD', 'CNY'],
  currencyLabel: 'Mata uang',
  onChange: nothing,
  onCurrencyChange: nothing,
} as const

const rupiah = <MoneyField {...price} value="32,50" equivalent="Rp535.763" hint="kurs Rp16.485" />

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
