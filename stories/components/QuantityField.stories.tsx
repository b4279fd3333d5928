import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/QuantityField',
  component: QuantityField,
  parameters: {
    guide: {
      when: ['How many, mostly few: pieces, boxes.'],
      whenNot: [
        'An amount with a unit: `MeasureField`.',
        'A figure that nobody counts, such as a year: `TextField`.',
      ],
      keys: { Tab: 'to the field', 'ArrowUp ArrowDown': 'one more, one less' },
      access: ['The two keys have names and stay within `min` and `max`; typing is free.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('2')
    return <QuantityField label="Jumlah" min={1} max={99} value={value} onChange={setValue} />
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        filled: <QuantityField label="Jumlah" value="2" hint="Paling banyak 9.999." onChange={nothing} />,
        empty: <QuantityField label="Koli" optionalLabel="opsional" value="" onChange={nothing} />,
        error: <QuantityField label="Isi per dus" value="dua" error="Isi dengan angka." onChange={nothing} />,
        'long words on a narrow phone': (
          <Narrow>
            <QuantityField label={longLabel} value="9999" onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const TheKeysStayWithinTheLimits: StoryObj = {
  render: () => (
    <Controlled initial="dua">
      {(value, set) => <QuantityField label="Jumlah" value={value} min={1} max={2} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Tambah: Jumlah' })
    await userEvent.click(more)
    await expect(canvas.getByRole('textbox')).toHaveValue('1')
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(canvas.getByRole('textbox')).toHaveValue('2')
    const fewer = canvas.getByRole('button', { name: 'Kurangi: Jumlah' })
    await userEvent.click(fewer)
    await userEvent.click(fewer)
    await expect(canvas.getByRole('textbox')).toHaveValue('1')
  },
}
