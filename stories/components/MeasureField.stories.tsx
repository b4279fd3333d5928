import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Forms/MeasureField', component: MeasureField } satisfies Meta

const weight = {
  label: 'Berat satuan',
  unit: 'kg',
  units: ['kg', 'gram'],
  unitLabel: 'Satuan berat',
  onChange: nothing,
  onUnitChange: fn(),
} as const

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
