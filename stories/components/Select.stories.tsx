import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Flag } from '@seberang/design-system/Flag'
import { Select } from '@seberang/design-system/Select'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Forms/Select', component: Select } satisfies Meta

const provinces = [
  { value: 'jabar', label: 'Jawa Barat' },
  { value: 'sulut', label: longRegion },
  { value: 'papua', label: 'Papua Pegunungan', unavailable: true },
] as const

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

export const WhatIsUnavailableCannotBeChosen: StoryObj = {
  render: () => (
    <Held<'' | 'jabar' | 'sulut' | 'papua'> initial="">
      {(value, set) => (
        <Select label="Provinsi" options={provinces} value={value} placeholder="Pilih" onChange={set} />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Provinsi' })
    await expect(canvas.getByRole('option', { name: 'Papua Pegunungan' })).toBeDisabled()
    await userEvent.selectOptions(field, 'Jawa Barat')
    await expect(field).toHaveValue('jabar')
  },
}
