import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { Block } from '../fixtures/Block.tsx'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Layout/Inline', component: Inline } satisfies Meta

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
