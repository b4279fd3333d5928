import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { DestinationPreview } from '@seberang/design-system/DestinationPreview'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/DestinationPreview',
  component: DestinationPreview,
  parameters: {
    guide: {
      when: ['Where saved addresses will stand once somebody has signed in.'],
      whenNot: [
        'Hiding something that is there. Nothing real is behind the blur.',
        'On the way: `Skeleton`.',
      ],
      keys: { Tab: 'to the ways in' },
      access: ['Only the words and the buttons are read.'],
    } satisfies Guide,
  },
} satisfies Meta

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

export const Example: StoryObj = {
  render: () => (
    <DestinationPreview
      label="Alamat tujuan"
      prompt="Masuk untuk memakai alamat tersimpan."
      actions={<Button variant="outline">Masuk</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens of={{ wide: preview('Ke:'), 'on a narrow phone': <Narrow>{preview('Tujuan:')}</Narrow> }} />
  ),
}
