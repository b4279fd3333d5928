import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { Block } from '../fixtures/Block.tsx'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    guide: {
      when: ['Things beside each other that may go on in the next line: buttons, badges, facts.'],
      whenNot: ['Below each other: `Stack`.', 'Equal widths: `Grid`.'],
      do: ['use `align="between"` for a name on the left and its amount on the right edge.'],
      dont: ['forbid wrapping to keep a row pretty. On a phone it would leave the screen.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Inline align="between">
      <Badge tone="positive">Sudah diukur</Badge>
      <Button variant="outline">Ubah</Button>
    </Inline>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        ...each(['start', 'center', 'end', 'between'], (align) => (
          <Inline align={align}>
            <Block>satu</Block>
            <Block>dua</Block>
            <Block>tiga</Block>
          </Inline>
        )),
        ...each(['top', 'baseline', 'bottom'], (alignY) => (
          <Inline alignY={alignY} space={3}>
            <Heading level={4} step="display">
              Rp5.634.314
            </Heading>
            <Text tone="secondary">perkiraan</Text>
          </Inline>
        )),
        'goes on in the next line': (
          <Narrow>
            <Inline space={2}>
              {['Belum Sampai', 'Dalam Locker', 'Belum Dibayar', 'Selesai'].map((name) => (
                <Block key={name}>{name}</Block>
              ))}
            </Inline>
          </Narrow>
        ),
      }}
    />
  ),
}
