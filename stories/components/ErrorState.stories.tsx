import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { RefreshCw } from '@seberang/design-system/icons'
import { each, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

const retry = (
  <Button variant="outline" icon={RefreshCw}>
    Coba lagi
  </Button>
)

export default {
  title: 'Messages/ErrorState',
  component: ErrorState,
  parameters: {
    guide: {
      when: ['What was awaited could not be shown: the server failed, the page is not there.'],
      whenNot: [
        'One field is wrong: `Field`.',
        'The rest of the page works: `Notice`.',
        'There is no network: `OfflineState`.',
      ],
      do: ['say what is safe: “Isianmu tetap tersimpan.”'],
      dont: ['show a code without a sentence.'],
      keys: { Tab: 'to the way out', Enter: 'tries again' },
      access: ['Read out when it takes the place of what was awaited.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <ErrorState
      title="Locker tidak bisa dimuat"
      text="Kirimanmu aman di gudang. Coba lagi sebentar."
      action={<Button variant="outline">Coba lagi</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(['error', 'notFound', 'offline'] as const, (illustration) => (
        <ErrorState
          level={3}
          illustration={illustration}
          title="Kiriman tidak bisa dimuat"
          text="Sambungan ke server terputus. Isianmu tetap tersimpan."
          action={retry}
          note="Sebut kode ini ke CS: 7F3A-21C9"
        />
      ))}
    />
  ),
}

export const ItIsReadOutWhenItAppears: StoryObj = {
  render: () => <ErrorState title="Data gagal dimuat" text="Tidak ada yang hilang." action={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Data gagal dimuat')
  },
}
