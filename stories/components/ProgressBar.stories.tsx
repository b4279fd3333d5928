import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar, progressStates } from '@seberang/design-system/ProgressBar'
import { each, Pane, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Messages/ProgressBar', component: ProgressBar } satisfies Meta

export const Matrix: StoryObj = {
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
