import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from '@seberang/design-system/NumberField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      when: ['A figure without a unit to choose: a rate, days, a limit, rupiah as they are.'],
      whenNot: [
        'Counting things: `QuantityField` has keys for a finger.',
        'With a unit that changes: `MeasureField`; with a currency: `MoneyField`.',
        'A code of figures, which nobody adds up: `TextField`.',
      ],
      do: ['say the limits in the hint: “Antara 1 dan 90 hari.”'],
      dont: ['correct what is typed while it is being typed.'],
      keys: {
        ArrowUp: 'adds a step',
        ArrowDown: 'takes a step',
        PageUp: 'adds ten steps',
        PageDown: 'takes ten steps',
      },
      access: ['A spin button: the figure and its limits are heard. The wheel of a mouse changes nothing.'],
    } satisfies Guide,
  },
} satisfies Meta

const parse = (text: string): number | undefined => {
  const plain = text.replaceAll('.', '').replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined
}
const indonesian = new Intl.NumberFormat('id-ID')
const format = (figure: number): string => indonesian.format(figure)
const common = { parse, format, onChange: nothing }

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('30')
    return (
      <NumberField
        label="Masa simpan"
        hint="Antara 1 dan 90 hari."
        suffix="hari"
        integer
        value={value}
        onChange={setValue}
        parse={(text) => (/^\d+$/.test(text) ? Number(text) : undefined)}
        format={String}
        min={1}
        max={90}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        'with a suffix': (
          <NumberField
            {...common}
            label="Masa simpan"
            value="30"
            suffix="hari"
            hint="Antara 1 dan 90 hari."
            integer
          />
        ),
        'with a prefix': (
          <NumberField {...common} label="Batas belanja" value="9.999.999.999.999" prefix="Rp" />
        ),
        decimals: <NumberField {...common} label="Kurs" value="16.485,75" prefix="Rp" />,
        empty: <NumberField {...common} label="Diskon" optionalLabel="opsional" value="" placeholder="0" />,
        error: (
          <NumberField
            {...common}
            label="Masa garansi"
            value="400"
            suffix="hari"
            error="Paling lama 365 hari."
          />
        ),
        'two readings': (
          <NumberField
            {...common}
            label="Tarif"
            value="1.500"
            error="Maksudmu seribu lima ratus atau satu setengah?"
            corrections={[
              { label: '1.500', onChoose: nothing },
              { label: '1,5', onChoose: nothing },
            ]}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <NumberField {...common} label={longLabel} value="12" suffix="hari kerja" />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ArrowsStepAndLeavingWritesNeatly: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => (
        <NumberField
          label="Batas belanja"
          prefix="Rp"
          value={value}
          onChange={set}
          parse={parse}
          format={format}
          step={1000}
          min={0}
          max={20_000}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Batas belanja' })
    await userEvent.type(field, '12500')
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('13.500')
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('20.000')
    await userEvent.clear(field)
    await userEvent.type(field, '1500,5')
    await userEvent.tab()
    await expect(field).toHaveValue('1.500,5')
  },
}
