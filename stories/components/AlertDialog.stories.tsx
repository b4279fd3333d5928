import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AlertDialog } from '@seberang/design-system/AlertDialog'
import { nothing } from '../fixtures/nothing.ts'
import { longProduct } from '../fixtures/texts.ts'

export default { title: 'Messages/AlertDialog', component: AlertDialog } satisfies Meta

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <AlertDialog
      title="Hapus 2 kiriman?"
      text={`${longProduct}, Serum dan tabir surya. Isi dan perkiraannya ikut terhapus.`}
      cancel="Batal"
      action="Hapus"
      busy={false}
      busyLabel="Memuat"
      failure="Kiriman ini sudah dibayar."
      onConfirm={nothing}
      onClose={nothing}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

const confirmed = fn()
const closed = fn()

export const TheSafeChoiceHasTheFocus: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <AlertDialog
      title="Hapus kiriman?"
      text="Tidak bisa dikembalikan."
      cancel="Batal"
      action="Hapus"
      busy={false}
      busyLabel="Memuat"
      onConfirm={confirmed}
      onClose={closed}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Tidak bisa dikembalikan.',
    )
    await expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledOnce()
    await expect(confirmed).not.toHaveBeenCalled()
  },
}
