import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { ConnectionNotice, OfflineState } from '@seberang/design-system/OfflineState'
import { Pane, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/OfflineState',
  component: OfflineState,
  parameters: {
    guide: {
      when: ['No network, and nothing is there to be shown yet.'],
      whenNot: [
        'There is content: keep it, with a ConnectionNotice in the corner.',
        'The server failed: `ErrorState`.',
      ],
      do: ['say that what was typed is kept.'],
      dont: ['blame the device.'],
      keys: { Tab: 'to the way out', Enter: 'tries again' },
      access: ['That the connection is back is announced, politely.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <OfflineState
      title="No Internet"
      text="Isianmu tersimpan di perangkat ini."
      action={<Button variant="outline">Coba lagi</Button>}
    />
  ),
}

/** A page with nothing to show says so; content already shown stays, with a note in the corner. */
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
