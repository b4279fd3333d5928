import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration, illustrationNames } from '@seberang/design-system/Illustration'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/Illustration',
  component: Illustration,
  parameters: {
    guide: {
      when: ['Where there is nothing yet, or something failed: `EmptyState` and `ErrorState` bring it.'],
      whenNot: ['Beside money. Drawings do not calculate.', 'As a bullet: `Icon`.'],
      access: ['It says nothing that the words beside it do not, so it is not read out.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Illustration name="parcel" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(illustrationNames, (name) => (
        <Illustration name={name} />
      ))}
    />
  ),
}
