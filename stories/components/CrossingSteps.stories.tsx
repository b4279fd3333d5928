import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '@seberang/design-system/Band'
import { CrossingSteps } from '@seberang/design-system/CrossingSteps'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { crossingSteps } from '../fixtures/crossing-steps.ts'

export default { title: 'Shipments/CrossingSteps', component: CrossingSteps } satisfies Meta

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <Band tone="deep" padding="medium">
      <Stack space={8}>
        <Heading level={2} step="display" tone="onDeep">
          Cara kerja
        </Heading>
        <CrossingSteps steps={crossingSteps} />
      </Stack>
    </Band>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
