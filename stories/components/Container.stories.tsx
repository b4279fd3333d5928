import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@seberang/design-system/Container'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Block } from '../fixtures/Block.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    guide: {
      when: ['Around the content of every page, once: it keeps the gutters of 16 and 32 px.'],
      whenNot: ['Inside of a `Band`, which brings it along.', 'Inside of another Container.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Container size="reading">
      <Text step="read">Satu kolom yang enak dibaca, paling lebar 66 huruf.</Text>
    </Container>
  ),
}

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
