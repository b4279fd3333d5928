import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { Heading, headingStepNames } from '@seberang/design-system/Heading'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Typography/Heading', component: Heading } satisfies Meta

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
