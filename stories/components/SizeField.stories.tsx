import type { Meta, StoryObj } from '@storybook/react-vite'
import { SizeField } from '@seberang/design-system/SizeField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Forms/SizeField', component: SizeField } satisfies Meta

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
