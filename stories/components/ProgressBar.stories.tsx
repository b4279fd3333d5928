import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar, progressStates } from '@seberang/design-system/ProgressBar'
import { each, Pane, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      when: ['A change of page takes longer than a blink: a thin line at the top edge of the window.'],
      whenNot: ['A list is on its way: `Skeleton`.', 'A button is busy: its `loading`.'],
      access: ['`label` says what is under way; a failure stays until the next try.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <ProgressBar state="running" label="Membuka halaman" />,
}

export const Matrix: StoryObj = {
  parameters: { forced: ['[data-state="running"]', '[data-state="failed"]'] },
  render: () => (
    <Specimens
      columns={3}
      of={each(progressStates, (state) => (
        <Pane>
          <ProgressBar state={state} label="Memuat" />
        </Pane>
      ))}
    />
  ),
}

export const OnlyWhatIsUnderWayIsAnnounced: StoryObj = {
  render: () => (
    <>
      <ProgressBar state="idle" label="Halaman pertama" />
      <ProgressBar state="running" label="Halaman kedua" />
      <ProgressBar state="failed" label="Halaman ketiga" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1)
    await expect(canvas.getByRole('progressbar', { name: 'Halaman kedua' })).toBeInTheDocument()
  },
}
