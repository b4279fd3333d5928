import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '@seberang/design-system/Logo'
import { Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/Logo', component: Logo } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'with its name': <Logo name="Seberang" />,
        'the mark alone': <Logo name="Seberang" markOnly />,
      }}
    />
  ),
}

export const TheMarkAloneStillSaysTheName: StoryObj = {
  render: () => <Logo name="Seberang" markOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Seberang' })).toBeVisible()
  },
}
