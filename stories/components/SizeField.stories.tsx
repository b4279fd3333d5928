import type { Meta, StoryObj } from '@storybook/react-vite'
import { SizeField } from '@seberang/design-system/SizeField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/SizeField',
  component: SizeField,
  parameters: {
    guide: {
      when: ['Length, width and height of a box, in one unit.'],
      whenNot: ['One length: `MeasureField`.', 'Showing a size: `Text`, with a true × between.'],
      keys: { Tab: 'length, width, height, unit' },
      access: ['Each side has a name of its own; the label names all three.'],
    } satisfies Guide,
  },
} satisfies Meta

const sides = [
  { label: 'Panjang', value: '12', onChange: nothing },
  { label: 'Lebar', value: '9', onChange: nothing },
  { label: 'Tinggi', value: '2', onChange: nothing },
] as const
const [length, width, height] = sides
const common = {
  label: 'Panjang × lebar × tinggi',
  unit: 'cm',
  units: ['cm', 'mm', 'inch', 'm'],
  unitLabel: 'Satuan ukuran',
  onUnitChange: nothing,
} as const

export const Example: StoryObj = {
  render: function Example() {
    const [sides, setSides] = useState({ length: '24', width: '18', height: '14' })
    const side = (name: 'length' | 'width' | 'height', label: string) => ({
      label,
      value: sides[name],
      onChange: (value: string) => setSides({ ...sides, [name]: value }),
    })
    return (
      <SizeField
        label="Panjang × lebar × tinggi"
        unit="cm"
        units={['cm']}
        unitLabel="Satuan ukuran"
        sides={[side('length', 'Panjang'), side('width', 'Lebar'), side('height', 'Tinggi')]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        filled: <SizeField {...common} optionalLabel="opsional" sides={[length, width, height]} />,
        'one side can be read in two ways': (
          <SizeField
            {...common}
            sides={[{ ...length, value: '1.500', invalid: true }, width, height]}
            error="Panjang: Maksudmu 1.500 atau 1,5?"
            corrections={[
              { label: '1.500', onChoose: nothing },
              { label: '1,5', onChoose: nothing },
            ]}
          />
        ),
        'one unit, with a hint': (
          <SizeField {...common} units={['cm']} sides={[length, width, height]} hint="Ukuran kotaknya." />
        ),
        'on a narrow phone': (
          <Narrow>
            <SizeField {...common} unit="inch" sides={[{ ...length, value: '1234,5' }, width, height]} />
          </Narrow>
        ),
      }}
    />
  ),
}
