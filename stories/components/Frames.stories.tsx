import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { HarbourScene } from '@seberang/design-system/HarbourScene'
import { Heading } from '@seberang/design-system/Heading'
import { Money } from '@seberang/design-system/Money'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { Stack } from '@seberang/design-system/Stack'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { Text } from '@seberang/design-system/Text'
import { Specimen } from '../fixtures/Frame.tsx'
import { longRegion } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Frames of pages' }
export default meta
type Story = StoryObj

export const Matrix: Story = {
  render: () => (
    <Stack space={8}>
      <Specimen name="Langkah pertama, kedua, dan terakhir">
        <Stack space={4}>
          {[1, 2, 3].map((step) => (
            <StepProgress key={step} step={step} of={3} label={`Langkah ${step} dari 3`} />
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Pemandangan di atas air">
        <Box background="brandDeep">
          <HarbourScene />
        </Box>
      </Specimen>
    </Stack>
  ),
}

/** Below 992 px only: the window of a phone. */
export const SumWithinReachOfTheThumb: Story = {
  name: 'On a phone the sum and the one action stay within reach of the thumb',
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <Container>
      <BottomBar>
        <Money size="large">Rp5.634.314</Money>
        <Button size="large">Bayar</Button>
      </BottomBar>
    </Container>
  ),
}

export const WayPastTheHeader: Story = {
  name: 'The first stop of the keyboard leads past the header',
  render: () => (
    <PageFrame
      skipLabel="Langsung ke isi"
      header={
        <header>
          <Container>
            <Text>Kepala halaman</Text>
          </Container>
        </header>
      }
    >
      <Container>
        <Heading level={1}>{longRegion}</Heading>
      </Container>
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: 'Langsung ke isi' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(within(canvasElement).getByRole('main')).toHaveAttribute('id', 'main')
  },
}
