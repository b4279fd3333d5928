import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '@seberang/design-system/Link'
import { Specimens } from '../fixtures/Frame.tsx'
import { Text } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'

export default { title: 'Typography/VisuallyHidden', component: VisuallyHidden } satisfies Meta

const link = (
  <Link href="#detail" variant="standalone">
    Lihat <VisuallyHidden>invoice INV-2611-00871</VisuallyHidden>
  </Link>
)

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
