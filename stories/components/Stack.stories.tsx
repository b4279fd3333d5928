import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Block } from '../fixtures/Block.tsx'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      when: [
        'Things below each other, which is nearly everything.',
        'Space between children instead of margins on them.',
      ],
      whenNot: ['Beside each other: `Inline`.', 'Equal columns: `Grid`. Content with an aside: `Columns`.'],
      do: ['use 2 inside of a group, 4 or 5 between fields, 6 to 8 between groups.'],
      dont: ['give a child a margin of its own. Space belongs to the parent.'],
      access: ['As `ul` or `ol` it is read as a list with its count.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Stack space={2}>
      <Text weight="semibold">Kota Bandung</Text>
      <Text tone="secondary">Jalan Braga 14, 40111</Text>
    </Stack>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        'space 2, inside a group': (
          <Stack space={2}>
            <Block>satu</Block>
            <Block>dua</Block>
          </Stack>
        ),
        'space 4, between fields': (
          <Stack space={4}>
            <Block>satu</Block>
            <Block>dua</Block>
          </Stack>
        ),
        'space 8, between groups': (
          <Stack space={8}>
            <Block>satu</Block>
            <Block>dua</Block>
          </Stack>
        ),
        ...each(['start', 'center', 'end'], (align) => (
          <Stack space={2} align={align}>
            <Block>satu</Block>
            <Block>lebih panjang</Block>
          </Stack>
        )),
      }}
    />
  ),
}
