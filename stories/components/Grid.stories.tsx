import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { Block } from '../fixtures/Block.tsx'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Layout/Grid', component: Grid } satisfies Meta

const places = ['Amerika', 'China', 'Singapore', 'Hong Kong', 'Japan', 'Malaysia']

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(
          [2, 3, 4] as const,
          (columns) => (
            <Grid columns={columns}>
              {places.slice(0, columns).map((place) => (
                <Block key={place}>{place}</Block>
              ))}
            </Grid>
          ),
          (columns) => `${columns} columns`,
        ),
        'dense: two columns on a phone as well': (
          <Grid columns={6} space={2} dense>
            {places.map((place) => (
              <Block key={place}>{place}</Block>
            ))}
          </Grid>
        ),
        'items of unlike width': (
          <Grid columns={6}>
            <GridItem span="half">
              <Block>half</Block>
            </GridItem>
            <GridItem span="half">
              <Block>half</Block>
            </GridItem>
            <GridItem span="third">
              <Block>third</Block>
            </GridItem>
            <GridItem span="thirdHalfOnPhone">
              <Block>third, half on a phone</Block>
            </GridItem>
            <GridItem span="thirdHalfOnPhone">
              <Block>third, half on a phone</Block>
            </GridItem>
          </Grid>
        ),
      }}
    />
  ),
}
