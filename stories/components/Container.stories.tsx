import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@seberang/design-system/Container'
import { Stack } from '@seberang/design-system/Stack'
import { Block } from '../fixtures/Block.tsx'

export default { title: 'Layout/Container', component: Container } satisfies Meta

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <Stack>
      <Container>
        <Block>page, for screens</Block>
      </Container>
      <Container size="reading">
        <Block>reading, for articles and forms of one column</Block>
      </Container>
      <Container size="narrow">
        <Block>narrow, for one small form</Block>
      </Container>
    </Stack>
  ),
}
