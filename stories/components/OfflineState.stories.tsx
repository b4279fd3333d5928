import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { ConnectionNotice, OfflineState } from '@seberang/design-system/OfflineState'
import { Pane, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Messages/OfflineState', component: OfflineState } satisfies Meta

/** A page that has nothing yet says so; what is shown already keeps standing, with a note in the corner. */
export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'nothing to show yet': (
          <Pane>
            <OfflineState
              title="No Internet"
              text="Isianmu tersimpan di perangkat ini."
              action={<Button variant="outline">Coba lagi</Button>}
            />
            <ConnectionNotice state="lost">Koneksi internet terputus</ConnectionNotice>
          </Pane>
        ),
        'back again': (
          <Pane>
            <ConnectionNotice state="searching">Reconnecting . . . .</ConnectionNotice>
          </Pane>
        ),
      }}
    />
  ),
}
