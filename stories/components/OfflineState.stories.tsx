import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineState } from '@seberang/design-system/OfflineState'
import { Pane } from '../fixtures/Frame.tsx'

export default { title: 'Messages/OfflineState', component: OfflineState } satisfies Meta

/** The page says what is safe; the note in the corner stays while the connection is looked for. */
export const Matrix: StoryObj = {
  render: () => (
    <Pane>
      <OfflineState
        title="No Internet"
        text="Isianmu tersimpan di perangkat ini."
        notice="Reconnecting . . . ."
      />
    </Pane>
  ),
}
