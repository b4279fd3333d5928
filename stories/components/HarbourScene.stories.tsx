import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { Grid } from '@seberang/design-system/Grid'
import { HarbourScene } from '@seberang/design-system/HarbourScene'

export default { title: 'Pages/HarbourScene', component: HarbourScene } satisfies Meta

/** On the ground it is drawn for. */
export const Matrix: StoryObj = {
  render: () => (
    <Grid columns={2}>
      <Box background="brandDeep" borderRadius="sheet" overflow="hidden">
        <HarbourScene />
      </Box>
    </Grid>
  ),
}
