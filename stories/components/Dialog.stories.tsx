import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Dialog, dialogSizes } from '@seberang/design-system/Dialog'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { useState } from 'react'
import { Controlled } from '../fixtures/Controlled.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      when: [
        'One thing has to be answered before the work can go on.',
        'A choice that needs a list of its own, such as an address or a customs code.',
      ],
      whenNot: [
        'Asking before something is gone: `AlertDialog`.',
        'Reading matter that is taken along into the work: `Drawer`.',
        'A message that needs no answer: `Notice` or `Toast`.',
        'From within another dialog. Put the question into the one that is open.',
      ],
      anatomy: [
        { part: 'Title', text: 'The question, in the words of the button that opened it.' },
        { part: 'Content', text: 'One column. It scrolls; title and footer stay.' },
        { part: 'Footer', text: 'The safe choice left of the one solid button.' },
      ],
      do: ['keep what was typed when it closes by accident, and show it again.'],
      dont: [
        'set `requiresAnswer` because the question matters to you. It is for what the law or the money asks.',
      ],
      keys: {
        Tab: 'walks inside and does not leave it',
        Escape: 'closes, unless it must be answered',
        Enter: 'presses the button that has the focus',
      },
      access: [
        'The focus goes to the first control and comes back to what opened it.',
        'The title names it; the page behind is out of reach.',
        'On a phone it is a sheet from below.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

type Size = (typeof dialogSizes)[number]
const widths: Record<Size, number> = { small: 400, medium: 520, large: 640 }

interface QuestionProps {
  size: Size
  defaultOpen?: boolean
  requiresAnswer?: boolean
  coversPage?: boolean
}

function Question({ size, defaultOpen = false, requiresAnswer = false, coversPage = false }: QuestionProps) {
  return (
    <Controlled initial={defaultOpen}>
      {(open, setOpen) => (
        <>
          <Button variant="outline" onClick={() => setOpen(true)}>
            Hapus ({size})
          </Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            size={size}
            requiresAnswer={requiresAnswer}
            coversPage={coversPage}
            title="Hapus 2 kiriman?"
            description={`Kiriman ke ${longRegion} hilang dari locker.`}
            footer={
              <>
                <Button variant="outline" tone="neutral" size="field" onClick={() => setOpen(false)}>
                  Batal
                </Button>
                <Button tone="critical" size="field" onClick={() => setOpen(false)}>
                  Hapus 2 kiriman
                </Button>
              </>
            }
          >
            <Text>Draf tidak ikut terhapus. {longLabel}</Text>
          </Dialog>
        </>
      )}
    </Controlled>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Simpan draf</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Simpan draf kiriman?"
          footer={
            <Inline align="end">
              <Button variant="outline" onClick={close}>
                Kembali mengisi
              </Button>
              <Button onClick={close}>Simpan draf</Button>
            </Inline>
          }
        >
          <Text>Draf disimpan 30 hari di locker-mu.</Text>
        </Dialog>
      </>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Question size="medium" defaultOpen />,
}

/** A bottom sheet. */
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const EachSizeKeepsItsWidth: StoryObj = {
  render: () => (
    <Inline space={3}>
      {dialogSizes.map((size) => (
        <Question key={size} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const size of dialogSizes) {
      await userEvent.click(canvas.getByRole('button', { name: `Hapus (${size})` }))
      const dialog = await screen.findByRole('dialog', { name: 'Hapus 2 kiriman?' })
      await expect(dialog.getBoundingClientRect().width).toBe(widths[size])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
  },
}

export const TheKeyboardStaysInsideAndComesBack: StoryObj = {
  render: () => <Question size="small" />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Hapus (small)' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    for (let times = 0; times < 5; times += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const WhatMustBeAnsweredStaysUntilItIs: StoryObj = {
  render: () => <Question size="small" defaultOpen requiresAnswer />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** What "Select all" and "Copy" would take. */
function selectedOf(element: Element): string {
  const selection = getSelection()
  selection?.selectAllChildren(element)
  const text = selection?.toString() ?? ''
  selection?.removeAllRanges()
  return text
}

export const ACoveredPageIsNeitherSeenNorReadOut: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Question size="small" defaultOpen requiresAnswer coversPage />,
  play: async () => {
    const opener = screen.getByText('Hapus (small)')
    await expect(screen.queryByRole('button', { name: 'Hapus (small)' })).toBeNull()
    const { x, y } = opener.getBoundingClientRect()
    const cover = document.elementFromPoint(x + 1, y + 1)
    await expect(cover && getComputedStyle(cover).backgroundColor).toMatch(/^rgb\(/)
    await expect(cover && getComputedStyle(cover).opacity).toBe('1')
    await expect(selectedOf(document.body)).toContain('Draf tidak ikut terhapus')
    await expect(selectedOf(document.body)).not.toContain('Hapus (small)')
  },
}
