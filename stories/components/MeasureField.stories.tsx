import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/MeasureField',
  component: MeasureField,
  parameters: {
    guide: {
      when: [
        'A weight or a length that somebody reads off a scale, a box or a shop page.',
        'Where kg, gram, ons and pound meet, or cm and mm.',
      ],
      whenNot: [
        'Counting things: `QuantityField`.',
        'Money: `MoneyField` shows the rupiah beside it.',
        'Three sides of a box at once: `SizeField`.',
      ],
      anatomy: [
        { part: 'Label', text: 'Always above, never as a placeholder.', at: 'label' },
        { part: 'Amount', text: '16 px, tabular; comma or point, kept as it was typed.', at: 'input' },
        {
          part: 'Unit',
          text: 'Behind a hairline. One unit alone stands still and has no chevron.',
          at: 'select',
        },
        {
          part: 'Equivalent',
          text: 'What it is in grams; gives way to the error, the height is kept.',
          at: '[id$="-message"], p',
        },
      ],
      do: ['name the unit so that nobody can mean another: `ons (oz)`. In Indonesia an ons is often 100 g.'],
      dont: ['hide the unit in a label or placeholder. It vanishes when it is needed.'],
      keys: {
        Tab: 'amount, then unit',
        'ArrowUp ArrowDown': 'another unit, in the unit',
        Enter: 'takes the unit',
      },
      access: ['Amount and unit are two controls, each with a name.', 'Phones show the keypad with a comma.'],
    } satisfies Guide,
  },
} satisfies Meta

const weight = {
  label: 'Berat satuan',
  unit: 'kg',
  units: ['kg', 'gram'],
  unitLabel: 'Satuan berat',
  onChange: nothing,
  onUnitChange: fn(),
} as const

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('0,8')
    const [unit, setUnit] = useState<'kg' | 'gram'>('kg')
    return (
      <MeasureField
        label="Berat satuan"
        hint="0,8 kg = 800 gram. Koma untuk desimal."
        value={value}
        onChange={setValue}
        unit={unit}
        units={['kg', 'gram']}
        onUnitChange={setUnit}
        unitLabel="Satuan berat"
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        'a unit to choose': <MeasureField {...weight} value="0,8" hint="0,8 kg = 800 gram." />,
        'a unit that stands': (
          <MeasureField {...weight} label="Panjang" unit="cm" units={['cm']} unitLabel="Satuan" value="24" />
        ),
        'empty, may be left out': (
          <MeasureField {...weight} optionalLabel="opsional" value="" placeholder="0,0" />
        ),
        error: <MeasureField {...weight} value="nol" error="Isi dengan angka, misalnya 12,5." />,
        'two readings to choose from': (
          <MeasureField
            {...weight}
            value="1.500"
            error="Maksudmu 1.500 atau 1,5?"
            corrections={['1.500', '1,5'].map((label) => ({ label, onChoose: nothing }))}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <MeasureField {...weight} label={longLabel} value="123.456.789,125" />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheUnitIsAChoiceOfItsOwn: StoryObj = {
  render: () => <MeasureField {...weight} value="0,8" />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Satuan berat' }), 'gram')
    await expect(weight.onUnitChange).toHaveBeenCalledWith('gram')
  },
}
