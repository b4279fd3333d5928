import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { RefreshCw } from '@seberang/design-system/icons'
import { each, Specimens } from '../fixtures/Frame.tsx'

const retry = (
  <Button variant="outline" icon={RefreshCw}>
    Coba lagi
  </Button>
)

export default { title: 'Messages/ErrorState', component: ErrorState } satisfies Meta

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
