import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { Heading, headingStepNames } from '@seberang/design-system/Heading'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Heading',
  component: Heading,
  parameters: {
    guide: {
      when: ['The title of a page, a section or an item; `level` is its place in the outline.'],
      whenNot: [
        'A word in bold within a text: `Text` with a weight.',
        'The title of a signed-in page with its actions: `PageHeader`.',
      ],
      do: ['choose the level by the outline and the looks by `step`.'],
      dont: ['skip a level because the next one looks better.'],
      access: [
        'One of level 1 per page. After a change of page the focus may go to it with `tabIndex={-1}`.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Heading level={2} step="display">
      Tahu semua biayanya di depan
    </Heading>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(headingStepNames, (step) => (
          <Heading level={4} step={step}>
            Tahu semua biayanya di depan
          </Heading>
        )),
        secondary: (
          <Heading level={4} step="h2" tone="secondary">
            Rincian biaya
          </Heading>
        ),
        'on deep water': (
          <Box background="brandDeep" padding={4} borderRadius="sheet">
            <Heading level={4} step="display" tone="onDeep">
              Sampai di Indonesia
            </Heading>
          </Box>
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Heading level={4} step="display">
              {longLabel} {longRegion}
            </Heading>
          </Narrow>
        ),
      }}
    />
  ),
}
