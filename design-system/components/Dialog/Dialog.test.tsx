import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { Dialog } from './index.ts'

interface QuestionProps {
  requiresAnswer?: boolean
  /** The answer leaves nothing to delete. */
  endsItsButton?: boolean
}

function Question({ requiresAnswer = false, endsItsButton = false }: QuestionProps) {
  const [open, setOpen] = useState(false)
  const [isDone, setIsDone] = useState(false)
  return (
    <main tabIndex={-1}>
      {!isDone && (
        <button type="button" onClick={() => setOpen(true)}>
          Hapus
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        requiresAnswer={requiresAnswer}
        title="Hapus 2 kiriman?"
        description="Tidak bisa dibatalkan."
        footer={
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              setIsDone(endsItsButton)
            }}
          >
            Batal
          </button>
        }
      />
    </main>
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

test('the page has the focus where the answer ended what it came from', async () => {
  renderWithLabels(<Question endsItsButton />)
  await openIt()
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

function Chain() {
  const [step, setStep] = useState(0)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setStep(1)}>
        Hapus akun
      </button>
      {[1, 2].map((shown) => (
        <Dialog key={shown} open={step === shown} title={`Langkah ${shown}`} onOpenChange={() => setStep(0)}>
          <button type="button" onClick={() => setStep(shown + 1)}>
            Lanjut
          </button>
        </Dialog>
      ))}
    </main>
  )
}

test('of two that follow each other, the focus goes back to where the first one was opened', async () => {
  renderWithLabels(<Chain />)
  const opener = screen.getByRole('button', { name: 'Hapus akun' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(await screen.findByRole('dialog', { name: 'Langkah 2' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
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

test.each<[string, ReactNode, string, string | null]>([
  [
    'text alone takes the focus, so that a keyboard can scroll it',
    <p key="text">Panjang sekali.</p>,
    'Panjang sekali.',
    '0',
  ],
  [
    'a field leaves the focus to it',
    <label key="field">
      Nama <input />
    </label>,
    'Nama',
    null,
  ],
])('a scrolling area with %s', async (_, content, text, stop) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
  renderWithLabels(
    <Dialog open onOpenChange={() => undefined} title="Syarat">
      {content}
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Syarat' })
  const area = dialog.querySelector(':scope > div:nth-of-type(2)')
  expect(area).toContainElement(screen.getByText(text))
  expect(area?.getAttribute('tabindex')).toBe(stop)
  vi.restoreAllMocks()
})
