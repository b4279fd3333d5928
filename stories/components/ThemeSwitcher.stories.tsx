import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeSwitcher, themeChoices } from '@seberang/design-system/ThemeSwitcher'
import { useState } from 'react'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/ThemeSwitcher',
  component: ThemeSwitcher,
  parameters: {
    guide: {
      when: ['Light, dark, or as the device says; always at hand.'],
      whenNot: ['Any other setting: `Switch`.'],
      do: ['begin with “system”, and keep what somebody chose.'],
      keys: { Tab: 'to the switcher', 'ArrowUp ArrowDown': 'another choice' },
      access: ['The device’s own list, named by `label`.'],
    } satisfies Guide,
  },
} satisfies Meta

const labels = { light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' }
const changed = fn()

export const Example: StoryObj = {
  render: function Example() {
    const [choice, setChoice] = useState<'light' | 'dark' | 'system'>('system')
    return (
      <ThemeSwitcher
        label="Tampilan"
        labels={{ light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' }}
        value={choice}
        onChange={setChoice}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(themeChoices, (choice) => (
        <ThemeSwitcher label={`Tampilan (${choice})`} labels={labels} value={choice} onChange={nothing} />
      ))}
    />
  ),
}

export const EveryChoiceIsInTheList: StoryObj = {
  render: () => <ThemeSwitcher label="Tampilan" labels={labels} value="system" onChange={changed} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tampilan' }), 'Gelap')
    await expect(changed).toHaveBeenCalledWith('dark')
    await expect(canvas.getAllByRole('option')).toHaveLength(themeChoices.length)
  },
}
