import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { Box } from '@seberang/design-system/Box'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { Divider } from '@seberang/design-system/Divider'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Specimen } from '../fixtures/Frame.tsx'

const meta: Meta = { title: 'Components/Layout' }
export default meta
type Story = StoryObj

const Block = ({ name }: { name: string }) => (
  <Box background="brandSoft" color="brand" padding={3} borderRadius="control">
    {name}
  </Box>
)

export const Matrix: Story = {
  render: () => (
    <Stack space={6}>
      <Specimen name="Stack">
        <Stack space={2}>
          <Block name="satu" />
          <Block name="dua" />
        </Stack>
      </Specimen>
      <Specimen name="Inline">
        <Inline space={2} align="between">
          <Block name="satu" />
          <Block name="dua" />
          <Block name="tiga" />
        </Inline>
      </Specimen>
      <Specimen name="Divider">
        <Stack space={3}>
          <Divider />
          <Divider weight="default" />
        </Stack>
      </Specimen>
      <Specimen name="Grid 3, Grid 6">
        <Stack space={4}>
          <Grid columns={3}>
            <Block name="satu" />
            <Block name="dua" />
            <Block name="tiga" />
          </Grid>
          <Grid columns={6}>
            <GridItem span="half">
              <Block name="half" />
            </GridItem>
            <GridItem span="half">
              <Block name="half" />
            </GridItem>
            <GridItem span="third">
              <Block name="third" />
            </GridItem>
            <GridItem span="thirdHalfOnPhone">
              <Block name="third, half on a phone" />
            </GridItem>
            <GridItem span="thirdHalfOnPhone">
              <Block name="third, half on a phone" />
            </GridItem>
          </Grid>
        </Stack>
      </Specimen>
      <Specimen name="Columns">
        <Columns aside="narrow">
          <Block name="content" />
          <Block name="aside" />
        </Columns>
      </Specimen>
      <Specimen name="Container">
        <Container size="narrow">
          <Block name="narrow" />
        </Container>
      </Specimen>
      <Specimen name="Sheet">
        <Sheet>
          <SheetSection>
            <Inline align="between">
              <Text>Dikirim ke</Text>
              <Badge tone="brand">rumah</Badge>
            </Inline>
          </SheetSection>
          <SheetSection>
            <Text tone="secondary">Jl. Kebon Bibit Utara 14</Text>
          </SheetSection>
        </Sheet>
      </Specimen>
    </Stack>
  ),
}
