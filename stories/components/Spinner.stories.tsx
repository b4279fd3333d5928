import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@seberang/design-system/Inline'
import { Spinner } from '@seberang/design-system/Spinner'
import { Text } from '@seberang/design-system/Text'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Messages/Spinner', component: Spinner } satisfies Meta

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
