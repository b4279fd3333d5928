import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@seberang/design-system/Stack'
import { Block } from '../fixtures/Block.tsx'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Layout/Stack', component: Stack } satisfies Meta

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
