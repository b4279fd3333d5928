import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Block } from '../fixtures/Block.tsx'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    guide: {
      when: [
        'Equal columns that become one on a phone.',
        'Fields of unlike width side by side: `columns={6}` with GridItems.',
      ],
      whenNot: [
        'Content with an aside: `Columns`.',
        'Rows of data: a table is read better than a grid.',
        'Three equal cards with icons. Say it in a list.',
      ],
      access: ['As `ul` it is read as a list with its count.'],
    } satisfies Guide,
  },
} satisfies Meta

const places = ['Amerika', 'China', 'Singapore', 'Hong Kong', 'Japan', 'Malaysia']

export const Example: StoryObj = {
  render: () => (
    <Grid columns={2}>
      <Sheet>
        <SheetSection>Udara</SheetSection>
      </Sheet>
      <Sheet>
        <SheetSection>Laut</SheetSection>
      </Sheet>
    </Grid>
  ),
}

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
