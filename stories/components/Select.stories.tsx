import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Flag } from '@seberang/design-system/Flag'
import { Select } from '@seberang/design-system/Select'
import type { SelectProps } from '@seberang/design-system/Select'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    guide: {
      when: [
        'One of five to thirty answers whose words are known.',
        'On phones above all: it opens the wheel of the device.',
      ],
      whenNot: [
        'Two to four short answers: `SegmentedControl` shows them all.',
        'Answers that differ in price or need a reason: `RadioCard`.',
        'More than thirty, or found by typing: `Combobox`.',
      ],
      anatomy: [
        { part: 'Label', text: 'Above, as with every `Field`.', at: 'label' },
        { part: 'Value', text: 'What is chosen; the placeholder while nothing is.', at: 'select' },
        { part: 'Hint', text: 'Gives way to the error.' },
      ],
      keys: {
        'Space ArrowDown': 'opens the list',
        'ArrowUp ArrowDown': 'walks',
        Enter: 'takes it',
        Escape: 'closes, nothing changes',
      },
      access: ['Letters jump. The label names it, hint and error describe it.'],
    } satisfies Guide,
  },
} satisfies Meta

const provinces = [
  { value: 'jabar', label: 'Jawa Barat' },
  { value: 'sulut', label: longRegion },
  { value: 'papua', label: 'Papua Pegunungan', unavailable: true },
] as const

type City = 'ny' | 'de' | 'sz' | 'gz'

const cities: SelectProps<City>['options'] = [
  {
    label: 'Amerika',
    options: [
      { value: 'ny', label: 'New York', unavailable: true },
      { value: 'de', label: 'Wilmington' },
    ],
  },
  {
    label: 'China',
    options: [
      { value: 'sz', label: 'Shenzhen' },
      { value: 'gz', label: 'Guangzhou' },
    ],
  },
]

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState<'' | 'camera' | 'clothes'>('')
    return (
      <Select
        label="Kategori"
        placeholder="Pilih kategori"
        value={value}
        onChange={setValue}
        options={[
          { value: 'camera', label: 'Kamera' },
          { value: 'clothes', label: 'Pakaian' },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        'nothing chosen': (
          <Select
            label="Provinsi"
            options={provinces}
            value=""
            placeholder="Pilih provinsi"
            onChange={nothing}
          />
        ),
        chosen: <Select label="Provinsi" options={provinces} value="jabar" onChange={nothing} />,
        'with a flag': (
          <Select
            label="Dari"
            options={[{ value: 'US', label: 'Amerika' }]}
            value="US"
            leading={<Flag country="US" />}
            hint="Gudang di Wilmington."
            onChange={nothing}
          />
        ),
        error: (
          <Select
            label="Kategori"
            options={provinces}
            value=""
            placeholder="Pilih"
            error="Pilih satu kategori."
            onChange={nothing}
          />
        ),
        'in groups': (
          <Select label="Kota asal" options={cities} value="sz" onChange={nothing} hint="Per negara." />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Select
              label={longLabel}
              optionalLabel="opsional"
              options={provinces}
              value="sulut"
              onChange={nothing}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const GroupsAreNamed: StoryObj = {
  render: () => (
    <Controlled<'' | City> initial="">
      {(value, set) => (
        <Select label="Kota asal" options={cities} value={value} placeholder="Pilih" onChange={set} />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kota asal' })
    await expect(canvas.getByRole('group', { name: 'China' })).toBeInTheDocument()
    await userEvent.selectOptions(field, 'Guangzhou')
    await expect(field).toHaveValue('gz')
  },
}

export const WhatIsUnavailableCannotBeChosen: StoryObj = {
  render: () => (
    <Controlled<'' | 'jabar' | 'sulut' | 'papua'> initial="">
      {(value, set) => (
        <Select label="Provinsi" options={provinces} value={value} placeholder="Pilih" onChange={set} />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Provinsi' })
    await expect(canvas.getByRole('option', { name: 'Papua Pegunungan' })).toBeDisabled()
    await userEvent.selectOptions(field, 'Jawa Barat')
    await expect(field).toHaveValue('jabar')
  },
}
