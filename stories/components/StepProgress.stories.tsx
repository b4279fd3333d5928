import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/StepProgress',
  component: StepProgress,
  parameters: {
    guide: {
      when: ['How far a short form of two or three pages is.'],
      whenNot: [
        'Named steps that may be gone back to: `Stepper`.',
        'How much of a file is sent: `FileUpload` shows it.',
      ],
      access: ['The words say it: “Langkah 2 dari 3”.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <StepProgress step={2} of={3} label="Langkah 2 dari 3" />,
}

export const Matrix: StoryObj = {
  parameters: { forced: ['[data-state="done"]'] },
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
