import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Navigation/StepProgress', component: StepProgress } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(
        [1, 2, 3],
        (step) => (
          <StepProgress step={step} of={3} label={`Langkah ${step} dari 3`} />
        ),
        (step) => `step ${step} of 3`,
      )}
    />
  ),
}
