import type { Meta, StoryObj } from '@storybook/react-vite'
import { Highlight } from '@seberang/design-system/Highlight'
import { Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Typography/Highlight', component: Highlight } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'one word': <Highlight query="memori">Unit memori komputer, SSD, hard disk</Highlight>,
        'two words, whatever their case': (
          <Highlight query="disk KOMPUTER">Unit memori komputer, hard disk</Highlight>
        ),
        digits: <Highlight query="8471">8471.70</Highlight>,
        'nothing searched for': <Highlight query=" ">Unit memori</Highlight>,
      }}
    />
  ),
}
