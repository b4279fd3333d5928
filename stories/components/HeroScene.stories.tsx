import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { HeroScene } from '@seberang/design-system/HeroScene'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/HeroScene',
  component: HeroScene,
  parameters: {
    guide: {
      when: ['Below the promise of the arrival page; `Hero` brings it along.'],
      whenNot: ['Anywhere else. It is drawn once, for one place.'],
      access: ['Decoration; it is not read out.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <HeroScene />,
}

/** The plane flies above the drawing, and the shores extend beyond its ends: the parent clips it. */
export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <Box overflow="hidden" paddingTop={8}>
      <HeroScene />
    </Box>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
