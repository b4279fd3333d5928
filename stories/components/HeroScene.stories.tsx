import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { HeroScene } from '@seberang/design-system/HeroScene'

export default { title: 'Pages/HeroScene', component: HeroScene } satisfies Meta

/** The plane flies above the drawing, and the shores go on beyond its ends: whoever holds it cuts it. */
export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <Box overflow="hidden" paddingTop={8}>
      <HeroScene />
    </Box>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
