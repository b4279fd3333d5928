import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@seberang/design-system/Inline'
import { Spinner } from '@seberang/design-system/Spinner'
import { Text } from '@seberang/design-system/Text'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      when: ['Something small is under way, and words beside it say what.'],
      whenNot: ['A whole page: `Skeleton`.', 'Alone. Without words nobody knows what turns.'],
      access: ['Not read out. Without motion it stands still, the words remain.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Inline>
      <Spinner />
      <Text>Menunggu bank</Text>
    </Inline>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        ...each(
          [16, 18, 20] as const,
          (size) => <Spinner size={size} />,
          (size) => `${size} px`,
        ),
        'beside the words that say what': (
          <Text tone="brand">
            <Inline as="span">
              <Spinner />
              Mencari kecamatan
            </Inline>
          </Text>
        ),
      }}
    />
  ),
}
