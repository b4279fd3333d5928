import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, iconSizes } from '@seberang/design-system/Icon'
import { Anchor } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Marks/Icon', component: Icon } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'sizes, each with a line of its own weight': (
          <Inline space={3}>
            {iconSizes.map((size) => (
              <Icon key={size} icon={Anchor} size={size} />
            ))}
          </Inline>
        ),
        'in the colour of the words beside it': (
          <Text tone="critical">
            <Inline as="span">
              <Icon icon={Anchor} size={18} />
              Tanjung Priok
            </Inline>
          </Text>
        ),
        'brand, whatever the words': <Icon icon={Anchor} tone="brand" />,
      }}
    />
  ),
}

export const ALabelMakesAPictureOfIt: StoryObj = {
  render: () => <Icon icon={Anchor} label="Lewat laut" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lewat laut' })).toBeVisible()
  },
}
