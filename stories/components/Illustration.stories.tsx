import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration, illustrationNames } from '@seberang/design-system/Illustration'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/Illustration', component: Illustration } satisfies Meta

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
