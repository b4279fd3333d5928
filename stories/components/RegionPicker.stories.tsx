import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegionPicker } from '@seberang/design-system/RegionPicker'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/RegionPicker',
  component: RegionPicker,
  parameters: {
    guide: {
      when: ['A sub-district of Indonesia: by typing, or down from its province.'],
      whenNot: ['A city alone: `Combobox`.', 'A country: `CountryPicker`.'],
      do: ['write names in full: `Kab. Sleman`, `Kota Bandung`.'],
      dont: ['clear the lower levels without a word when the upper one stays the same.'],
      keys: { Tab: 'from level to level', 'ArrowUp ArrowDown': 'walks within one' },
      access: ['Both ways have the same answer; switching keeps it.'],
    } satisfies Guide,
  },
} satisfies Meta

interface Place {
  id: string
  name: string
  postalCode: string
}
const places: Place[] = [
  { id: '1', name: 'Siau Timur', postalCode: '95862' },
  { id: '2', name: 'Siau Barat', postalCode: '95863' },
  { id: '3', name: 'Siau Tengah', postalCode: '95864' },
]
const search = {
  label: 'Kelurahan, kecamatan, atau kota',
  hint: 'Ketik nama kecamatan atau kode pos.',
  items: places,
  itemKey: ({ id }: Place) => id,
  itemLabel: ({ name }: Place) => name,
  itemDetail: () => `${longRegion}, Sulawesi Utara`,
  itemAside: ({ postalCode }: Place) => postalCode,
  value: null,
  onChange: nothing,
  onSearch: nothing,
  unchosenText: 'Pilih salah satu dari daftar.',
  emptyText: 'Tidak ada yang cocok.',
}
const level = (label: string, value: string, names: string[]) => ({
  label,
  placeholder: `Pilih ${label.toLowerCase()}`,
  options: names.map((name) => ({ value: name, label: name })),
  value,
  onChange: nothing,
})
const levels = [
  level('Provinsi', 'Jawa Barat', ['Jawa Barat']),
  level('Kota atau kabupaten', 'Kab. Bandung', ['Kab. Bandung']),
  level('Kecamatan', '', ['Cileunyi']),
] as const
const modeLabels = { search: 'Cari dengan mengetik', levels: 'Pilih lewat provinsi, kota, kecamatan' }
const common = { onModeChange: nothing, modeLabels, search, levels }

export const Example: StoryObj = {
  render: function Example() {
    const [mode, setMode] = useState<'search' | 'levels'>('levels')
    const [province, setProvince] = useState('Jawa Barat')
    const [city, setCity] = useState('')
    const [district, setDistrict] = useState('')
    const optionsOf = (...names: string[]) => names.map((name) => ({ value: name, label: name }))
    return (
      <RegionPicker
        mode={mode}
        onModeChange={setMode}
        modeLabels={{ search: 'Cari dengan mengetik', levels: 'Pilih lewat provinsi' }}
        search={{
          label: 'Kecamatan atau kota',
          items: ['Cileunyi', 'Siau Timur'],
          itemKey: (name) => name,
          itemLabel: (name) => name,
          value: district === '' ? null : district,
          onChange: (name) => setDistrict(name ?? ''),
          onSearch: () => undefined,
          unchosenText: 'Pilih salah satu dari daftar.',
          emptyText: 'Tidak ada yang cocok.',
        }}
        levels={[
          {
            label: 'Provinsi',
            placeholder: 'Pilih provinsi',
            options: optionsOf('Jawa Barat'),
            value: province,
            onChange: setProvince,
          },
          {
            label: 'Kota atau kabupaten',
            placeholder: 'Pilih kota',
            options: optionsOf('Kab. Bandung', 'Kota Bandung'),
            value: city,
            onChange: setCity,
          },
          {
            label: 'Kecamatan',
            placeholder: 'Pilih kecamatan',
            options: optionsOf('Cileunyi'),
            value: district,
            onChange: setDistrict,
          },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'level by level, an error': (
          <RegionPicker<Place> {...common} mode="levels" error="Pilih tempatnya dari daftar." />
        ),
        'on a narrow phone': (
          <Narrow>
            <RegionPicker<Place> {...common} mode="levels" />
          </Narrow>
        ),
        'one box': <RegionPicker<Place> {...common} mode="search" />,
      }}
    />
  ),
}

export const WhatIsFoundShowsItsPostalCode: StoryObj = {
  render: () => <RegionPicker<Place> {...common} mode="search" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'siau')
    await expect(await canvas.findByRole('option', { name: /Siau Timur.*95862/ })).toBeVisible()
  },
}

function Switching() {
  const [mode, setMode] = useState<'search' | 'levels'>('search')
  return <RegionPicker<Place> {...common} mode={mode} onModeChange={setMode} />
}

export const TheOtherWayIsOnePressAway: StoryObj = {
  render: () => <Switching />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: modeLabels.levels }))
    await expect(canvas.getByRole('combobox', { name: 'Provinsi' })).toHaveValue('Jawa Barat')
    await userEvent.click(canvas.getByRole('button', { name: modeLabels.search }))
    await expect(canvas.getByRole('combobox', { name: /Kelurahan/ })).toBeVisible()
  },
}
