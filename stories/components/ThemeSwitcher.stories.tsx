import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeSwitcher, themeChoices } from '@seberang/design-system/ThemeSwitcher'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Navigation/ThemeSwitcher', component: ThemeSwitcher } satisfies Meta

const labels = { light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' }
const changed = fn()

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
