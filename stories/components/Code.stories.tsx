import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Code } from '@seberang/design-system/Code'
import { Text } from '@seberang/design-system/Text'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Code',
  component: Code,
  parameters: {
    guide: {
      when: ['A code that somebody compares, types or reads out: shipment, invoice, unit, tracking number.'],
      whenNot: ['Source code in a text: a plain `code` element.', 'An amount: `Money`.'],
      do: ['group it for the eye, and copy it raw with a `CopyButton`.'],
      dont: ['cut it short. Half a code is none.'],
      access: ['One width per figure, so that 1 and 7 do not trade places.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Code size="large">SB-2611-4417</Code>,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'a shipment': <Code>SB-2611-4417</Code>,
        'large, grouped for the eye': <Code size="large">3901 0812 2044 1871</Code>,
        'the unit code, marked inside of an address': (
          <Text>
            Ratna Wulandari, <Code marked>SBR-20418</Code>, 250 Executive Drive, Wilmington
          </Text>
        ),
        'figures of one width': (
          <Text>
            <Code>1111-1111</Code>
            <br />
            <Code>8888-8888</Code>
          </Text>
        ),
      }}
    />
  ),
}

export const ACodeIsNeverBroken: StoryObj = {
  render: () => (
    <Narrow>
      <Text>
        Nomor Virtual Account untuk kirimanmu kali ini <Code size="large">3901 0812 2044 1871</Code>
      </Text>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3901 0812 2044 1871').getClientRects()).toHaveLength(1)
  },
}
