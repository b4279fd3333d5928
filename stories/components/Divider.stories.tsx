import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '@seberang/design-system/Divider'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    guide: {
      when: [
        'Between groups that stand close: lines of a bill and their sum.',
        'With a word, between two ways to the same.',
      ],
      whenNot: ['Around a group: `Sheet`.', 'Where space alone parts them. Try without it first.'],
      access: ['Decoration: screen readers pass over it.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Stack space={3}>
      <Text>Ongkir udara Rp367.500</Text>
      <Divider weight="default" />
      <Text weight="semibold">Total Rp367.500</Text>
    </Stack>
  ),
}

export const Matrix: StoryObj = {
  parameters: { forced: ['hr'] },
  render: () => (
    <Specimens
      of={{
        subtle: <Divider />,
        'default, above a sum': <Divider weight="default" />,
        'with a word': <Divider label="atau" />,
      }}
    />
  ),
}
