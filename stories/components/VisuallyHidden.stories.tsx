import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '@seberang/design-system/Link'
import { Icon } from '@seberang/design-system/Icon'
import { Plane } from '@seberang/design-system/icons'
import { Specimens } from '../fixtures/Frame.tsx'
import { Text } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      when: [
        'The eye sees it in a picture and the ear has to hear it: by air, three chosen.',
        'With `live`: what changed without being seen.',
      ],
      whenNot: [
        'An icon alone that does something: `IconButton` has a label.',
        'Text that helps everybody. Show it.',
      ],
      access: ['Heard, never seen, never in the way of a pointer.'],
    } satisfies Guide,
  },
} satisfies Meta

const link = (
  <Link href="#detail" variant="standalone">
    Lihat <VisuallyHidden>invoice INV-2611-00871</VisuallyHidden>
  </Link>
)

export const Example: StoryObj = {
  render: () => (
    <span>
      <Icon icon={Plane} />
      <VisuallyHidden>lewat udara</VisuallyHidden>
    </span>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'heard after the word that is seen': link,
        'announced, and not seen': (
          <Text>
            Total Rp690.142 <VisuallyHidden live="polite">Total berubah menjadi Rp690.142</VisuallyHidden>
          </Text>
        ),
      }}
    />
  ),
}

export const HiddenWordsAreHeard: StoryObj = {
  render: () => link,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lihat invoice INV-2611-00871' })).toBeVisible()
  },
}
