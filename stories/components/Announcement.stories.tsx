import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Announcement } from '@seberang/design-system/Announcement'
import { Text } from '@seberang/design-system/Text'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Messages/Announcement', component: Announcement } satisfies Meta

const onClose = fn<() => void>()

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <Announcement
      title="Hi Titipers"
      action={{ label: 'Lanjut belanja', onAct: nothing }}
      second={{ label: 'Lihat alamat', onAct: nothing }}
      onClose={onClose}
    >
      <Text>
        Gudang United Kingdom hanya menerima paket yang mencantumkan kode unitmu. Paket tanpa kode
        dikembalikan ke penjual.
      </Text>
    </Announcement>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const TheCrossAndEscapeCloseIt: StoryObj = {
  ...Matrix,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }))
    await expect(onClose).toHaveBeenCalled()
  },
}
