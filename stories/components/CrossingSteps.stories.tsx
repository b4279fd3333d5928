import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '@seberang/design-system/Band'
import { CrossingSteps } from '@seberang/design-system/CrossingSteps'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { crossingSteps } from '../fixtures/crossing-steps.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/CrossingSteps',
  component: CrossingSteps,
  parameters: {
    guide: {
      when: ['How the crossing goes, on the deep `Band` of an arrival page.'],
      whenNot: ['A form: `Stepper`.', 'On paper or surface; it is drawn for water.'],
      access: ['An ordered list; the line is decoration.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Band tone="deep">
      <CrossingSteps
        steps={[
          { title: 'Belanja', text: 'Kirim ke alamat gudangmu.' },
          { title: 'Ditimbang', text: 'Kami ukur dan foto.' },
          { title: 'Sampai', text: 'Bea cukai beres, kurir mengantar.' },
        ]}
      />
    </Band>
  ),
}

const line = 'ol:has(h3)::before'
const stops = [
  'li:has(h3)::before',
  { shape: 'li:has(h3):last-child::before', look: { 'background-color': 'Highlight' } },
]

export const Matrix: StoryObj = {
  parameters: {
    frame: 'page',
    forced: [...stops, { shape: line, look: { 'border-top': '2px dashed CanvasText' } }],
  },
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
export const MatrixOnAPhone: StoryObj = {
  ...Matrix,
  parameters: {
    frame: 'page',
    forced: stops,
  },
  globals: { viewport: { value: 'phone' } },
}
