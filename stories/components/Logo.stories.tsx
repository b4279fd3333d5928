import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '@seberang/design-system/Logo'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/Logo',
  component: Logo,
  parameters: {
    guide: {
      when: ['Once at the top, leading home; on paper; on the way in.'],
      whenNot: ['As decoration or as a loading sign.'],
      access: ['The name is said, also where only the mark is seen.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Logo name="Seberang" />,
}

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
