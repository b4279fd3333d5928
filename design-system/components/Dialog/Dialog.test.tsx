import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Dialog } from './index.ts'

function Question({ requiresAnswer = false }: { requiresAnswer?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Hapus
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        requiresAnswer={requiresAnswer}
        title="Hapus 2 kiriman?"
        description="Tidak bisa dibatalkan."
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Batal
          </button>
        }
      />
    </>
  )
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  return screen.findByRole('dialog', { name: 'Hapus 2 kiriman?' })
}

test('it is named, described, and takes the focus', async () => {
  renderWithLabels(<Question />)
  const dialog = await openIt()
  expect(dialog).toHaveAccessibleDescription('Tidak bisa dibatalkan.')
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Tutup' }))],
])('%s closes it and the focus goes back', async (_way, close) => {
  renderWithLabels(<Question />)
  await openIt()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus())
})

test('what must be answered stays until it is', async () => {
  renderWithLabels(<Question requiresAnswer />)
  await openIt()
  expect(screen.queryByRole('button', { name: 'Tutup' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
