import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { DestinationPreview } from '@seberang/design-system/DestinationPreview'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Shipment/DestinationPreview', component: DestinationPreview } satisfies Meta

const preview = (label: string) => (
  <DestinationPreview
    label={label}
    prompt="Alamat tersimpanmu muncul setelah masuk. Tanpa akun juga bisa."
    actions={
      <>
        <Button variant="outline">Tambah alamat</Button>
        <Button variant="plain">Masuk</Button>
      </>
    }
  />
)

export const Matrix: StoryObj = {
  render: () => (
    <Specimens of={{ wide: preview('Ke:'), 'on a narrow phone': <Narrow>{preview('Tujuan:')}</Narrow> }} />
  ),
}
