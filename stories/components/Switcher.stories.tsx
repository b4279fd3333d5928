import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Banknote, Globe } from '@seberang/design-system/icons'
import { Switcher } from '@seberang/design-system/Switcher'
import { useState } from 'react'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/Switcher',
  component: Switcher,
  parameters: {
    guide: {
      when: ['A small choice that is always at hand in the header.'],
      whenNot: ['In a form: `Select`.', 'Language or theme: `LanguageSwitcher`, `ThemeSwitcher`.'],
      keys: { Tab: 'to the switcher', 'ArrowUp ArrowDown': 'another choice' },
      access: ['The device’s own list, named by `label`.'],
    } satisfies Guide,
  },
} satisfies Meta

const changed = fn()
const currencies = [
  { value: 'IDR', label: 'Rupiah', short: 'Rp' },
  { value: 'USD', label: 'Dolar Amerika', short: 'USD' },
] as const

export const Example: StoryObj = {
  render: function Example() {
    const [currency, setCurrency] = useState<'idr' | 'usd'>('idr')
    return (
      <Switcher
        label="Mata uang"
        icon={Banknote}
        value={currency}
        onChange={setCurrency}
        options={[
          { value: 'idr', label: 'Rupiah', short: 'IDR' },
          { value: 'usd', label: 'Dolar Amerika', short: 'USD' },
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
        'icon and what is chosen': (
          <Switcher label="Mata uang" icon={Banknote} options={currencies} value="IDR" onChange={changed} />
        ),
        'the icon alone': (
          <Switcher
            label="Negara"
            icon={Globe}
            options={[{ value: 'ID', label: 'Indonesia' }]}
            value="ID"
            onChange={changed}
          />
        ),
      }}
    />
  ),
}

export const ItIsTheDevicesOwnListAndFitsAFinger: StoryObj = {
  render: () => (
    <Switcher label="Mata uang" icon={Banknote} options={currencies} value="IDR" onChange={changed} />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Mata uang' })
    await expect(list.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.selectOptions(list, 'Dolar Amerika')
    await expect(changed).toHaveBeenCalledWith('USD')
  },
}
