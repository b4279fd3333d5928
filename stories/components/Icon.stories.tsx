import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, iconSizes } from '@seberang/design-system/Icon'
import { Anchor, Warehouse } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Marks/Icon',
  component: Icon,
  parameters: {
    guide: {
      when: ['Beside words, to find them faster.'],
      whenNot: [
        'In place of words, but for close, edit, delete, more and the header: `IconButton`.',
        'Decoration: `Illustration`, where there is room.',
      ],
      do: ['one icon, one meaning, through the whole product.'],
      dont: ['mix sets. All are lucide, imported from `@seberang/design-system/icons`.'],
      access: ['Hidden from screen readers, unless it has a `label`.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Icon icon={Warehouse} size={24} />,
}

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
