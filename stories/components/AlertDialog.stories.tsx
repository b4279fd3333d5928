import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AlertDialog } from '@seberang/design-system/AlertDialog'
import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { nothing } from '../fixtures/nothing.ts'
import { longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/AlertDialog',
  component: AlertDialog,
  parameters: {
    guide: {
      when: ['Something will be gone, or money will move, and it cannot be undone.'],
      whenNot: [
        'It can be undone: do it and offer “Urungkan” in a `Toast`.',
        'Any other question: `Dialog`.',
      ],
      do: ['say what is gone and what stays; name the verb on the button.'],
      dont: ['ask “Are you sure?”. Nobody reads it.'],
      keys: {
        Tab: 'cancel, then the act',
        Escape: 'cancels',
        Enter: 'presses the button with the focus: cancel at first',
      },
      access: ['The focus begins on the safe choice. A failure is read out and the dialog stays.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="outline" tone="critical" onClick={() => setOpen(true)}>
          Hapus draf
        </Button>
        {open && (
          <AlertDialog
            title="Hapus draf ini?"
            text="Barang dan fotonya hilang. Alamatmu tetap tersimpan."
            cancel="Simpan saja"
            action="Hapus draf"
            busy={false}
            busyLabel="Menghapus"
            onConfirm={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    )
  },
}

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

/** Red is for what is lost. */
export const WhatIsOnlyReplacedIsNotRed: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <>
      <Button tone="brand">Lanjut</Button>
      <AlertDialog
        title="Ganti kiriman yang sedang diisi?"
        text="Hitunganmu akan menggantikannya."
        cancel="Batal"
        action="Ganti dengan hitungan ini"
        tone="brand"
        busy={false}
        busyLabel="Memuat"
        onConfirm={nothing}
        onClose={nothing}
      />
    </>
  ),
  play: async () => {
    const fillOf = (name: string) =>
      getComputedStyle(screen.getByRole('button', { name, hidden: true })).backgroundColor
    await screen.findByRole('alertdialog')
    await expect(fillOf('Ganti dengan hitungan ini')).toBe(fillOf('Lanjut'))
  },
}
