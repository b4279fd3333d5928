import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { Grid } from '@seberang/design-system/Grid'
import { HarbourScene } from '@seberang/design-system/HarbourScene'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/HarbourScene',
  component: HarbourScene,
  parameters: {
    guide: {
      when: ['On the ground of deep water: the side of `AuthLayout`.'],
      whenNot: ['On paper: `Illustration`.', 'Beside money.'],
      access: ['Decoration; it is not read out.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <HarbourScene />,
}

/** On its own background. */
export const Matrix: StoryObj = {
  render: () => (
    <Grid columns={2}>
      <Box background="brandDeep" borderRadius="sheet" overflow="hidden">
        <HarbourScene />
      </Box>
    </Grid>
  ),
}
