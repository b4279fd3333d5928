import type { Meta, StoryObj } from '@storybook/react-vite'
import '@seberang/design-system/fonts/chinese'
import { Avatar } from '@seberang/design-system/Avatar'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/Avatar', component: Avatar } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(
        ['Ratna Wulandari', 'Sukarno', 'Raden Mas Djoko Surjo Widodo', '王小明', 'Øystein Åse'],
        (name) => (
          <Avatar name={name} />
        ),
      )}
    />
  ),
}
