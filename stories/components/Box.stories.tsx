import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { Text } from '@seberang/design-system/Text'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Box',
  component: Box,
  parameters: {
    guide: {
      when: [
        'A plain element with a little space or ground of its own, from tokens.',
        'The one place for a `className`, when a screen has something nobody else has.',
      ],
      whenNot: [
        'A surface with an edge: `Sheet`.',
        'Only space between children: `Stack` or `Inline`.',
        'What occurs twice: it deserves a component.',
      ],
      access: ['Choose the element with `as`, so that a list is a list and a section has a name.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Box background="brandSoft" color="brand" padding={3} borderRadius="control">
      <Text>Unit SBR-20418</Text>
    </Box>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        ...each(
          ['page', 'surface', 'raised', 'sunken', 'selected', 'brandSoft', 'markerSoft'] as const,
          (background) => (
            <Box background={background} padding={4} borderRadius="sheet">
              Gudang Wilmington
            </Box>
          ),
        ),
        'brandDeep, with its own text': (
          <Box background="brandDeep" color="onDeep" padding={4} borderRadius="sheet">
            Gudang Wilmington
          </Box>
        ),
        'more space from tablets on': (
          <Box background="brandSoft" color="brand" padding={{ phone: 2, tablet: 8 }} borderRadius="control">
            Gudang Wilmington
          </Box>
        ),
      }}
    />
  ),
}
