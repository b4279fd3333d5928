import type { Meta, StoryObj } from '@storybook/react-vite'
import { Highlight } from '@seberang/design-system/Highlight'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Highlight',
  component: Highlight,
  parameters: {
    guide: {
      when: ['Results of a search: what was typed is marked in each.'],
      whenNot: ['Pointing something out that was not searched for. Turmeric means “here it is”.'],
      access: ['A `mark` element: the words are read as they stand.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Highlight query="memori">Kartu memori dan flash disk</Highlight>,
}

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
