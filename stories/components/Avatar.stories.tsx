import type { Meta, StoryObj } from '@storybook/react-vite'
import '@seberang/design-system/fonts/chinese'
import { Avatar } from '@seberang/design-system/Avatar'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { portrait } from '../fixtures/portrait.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/Avatar',
  component: Avatar,
  parameters: {
    guide: {
      when: ['The customer, beside or behind their name: in the header, in their menu.'],
      whenNot: [
        'A company or a bank: `Logo`, `PaymentPlate`.',
        'Without the name near it; it has none of its own.',
      ],
      access: ['Decoration. What holds it says the name.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Avatar name="Ratna Wulandari" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        ...each(
          ['Ratna Wulandari', 'Sukarno', 'Raden Mas Djoko Surjo Widodo', '王小明', 'Øystein Åse'],
          (name) => <Avatar name={name} />,
        ),
        large: <Avatar name="Ratna Wulandari" size="large" />,
        'a photo': <Avatar name="Ratna Wulandari" photo={portrait} />,
        'a large photo': <Avatar name="Ratna Wulandari" photo={portrait} size="large" />,
        'a photo that cannot be read': <Avatar name="Ratna Wulandari" photo="data:image/png," />,
      }}
    />
  ),
}
