import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '@seberang/design-system/Divider'
import { Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Layout/Divider', component: Divider } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens of={{ subtle: <Divider />, 'default, above a sum': <Divider weight="default" /> }} />
  ),
}
