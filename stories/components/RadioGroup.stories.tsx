import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '@seberang/design-system/RadioGroup'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      when: ['One of two to five answers that are clear in a few words.'],
      whenNot: [
        'They differ in price: `RadioCard`.',
        'More than five: `Select`.',
        'Several may be true: `Checkbox`.',
      ],
      keys: { Tab: 'to the chosen answer', 'ArrowUp ArrowDown': 'walks and chooses' },
      access: ['The label names the group; the error belongs to the group.'],
    } satisfies Guide,
  },
} satisfies Meta

const options = [
  { value: 'wholesale', label: 'Grosir', description: 'Barang dagangan dalam jumlah banyak' },
  { value: 'retail', label: 'Eceran', description: 'Satuan atau untuk dipakai sendiri' },
] as const

export const Example: StoryObj = {
  render: function Example() {
    const [owner, setOwner] = useState<'self' | 'company'>('self')
    return (
      <RadioGroup
        label="Untuk siapa"
        value={owner}
        onChange={setOwner}
        options={[
          { value: 'self', label: 'Pribadi' },
          { value: 'company', label: 'Perusahaan' },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        chosen: <RadioGroup label="Jenis kiriman" options={options} value="wholesale" onChange={nothing} />,
        error: (
          <RadioGroup
            label="Jenis kiriman"
            options={options}
            value=""
            error="Pilih salah satu."
            onChange={nothing}
          />
        ),
        'two columns, a hint': (
          <RadioGroup
            label="Jenis kiriman"
            columns={2}
            hint="Bisa diganti."
            options={options}
            value="retail"
            onChange={nothing}
          />
        ),
        'one that cannot be chosen': (
          <RadioGroup
            label="Jalur"
            options={[
              { value: 'air', label: 'Udara', unavailableReason: 'Baterai lepas tidak boleh terbang.' },
              { value: 'sea', label: 'Laut', description: '30 sampai 45 hari.' },
            ]}
            value="sea"
            onChange={nothing}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <RadioGroup
              label={longLabel}
              optionalLabel="opsional"
              options={[{ value: 'a', label: longRegion, description: longLabel }]}
              value="a"
              onChange={nothing}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ArrowKeysWalkAndChoose: StoryObj = {
  render: () => (
    <Controlled<'wholesale' | 'retail'> initial="wholesale">
      {(value, set) => <RadioGroup label="Jenis kiriman" options={options} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Eceran/ })).toBeChecked()
  },
}
