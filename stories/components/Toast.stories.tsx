import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { ToastProvider, useToast } from '@seberang/design-system/Toast'
import type { ToastMessage } from '@seberang/design-system/Toast'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Toast',
  component: ToastProvider,
  parameters: {
    guide: {
      when: ['What was just done, and may be missed: copied, deleted, saved. With the way back.'],
      whenNot: [
        'A failed payment, or anything that needs a decision: `Notice` or `Dialog`.',
        'What is wrong in a field: `Field`.',
      ],
      do: ['offer “Urungkan” instead of asking before.'],
      dont: ['put a link into it that is needed.'],
      keys: { Tab: 'reaches its action', Escape: 'closes it' },
      access: ['Announced politely. The time stops while a pointer or the focus is on it.'],
    } satisfies Guide,
  },
} satisfies Meta

const undone = fn()
const messages: Record<string, ToastMessage> = {
  Salin: { text: 'Berhasil dicopy SBR-20418' },
  Hapus: { text: 'Draf dihapus.', action: { label: 'Urungkan', onClick: undone } },
  Simpan: { text: `${longLabel} belum tersimpan.`, tone: 'critical' },
}

function Causes() {
  const { show } = useToast()
  return (
    <Inline>
      {Object.entries(messages).map(([name, message]) => (
        <Button key={name} variant="outline" onClick={() => show(message)}>
          {name}
        </Button>
      ))}
    </Inline>
  )
}

const withToasts = () => (
  <ToastProvider>
    <Causes />
  </ToastProvider>
)

function CopyUnit() {
  const { show } = useToast()
  return (
    <Button variant="outline" onClick={() => show({ text: 'Berhasil dicopy SBR-20418' })}>
      Salin
    </Button>
  )
}

export const Example: StoryObj = {
  render: () => (
    <ToastProvider>
      <CopyUnit />
    </ToastProvider>
  ),
}

/** The maximum number. A pointer over each pauses its timer, so that the picture is stable. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: withToasts,
  play: async ({ canvas }) => {
    for (const name of Object.keys(messages)) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    const { children } = canvas.getByRole('region', { name: 'Pemberitahuan' })
    await expect(children).toHaveLength(3)
    for (const toast of children) await fireEvent.pointerOver(toast)
  },
}

export const TheSameNewsStandsOnce: StoryObj = {
  render: withToasts,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salin' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }))
    const { children } = canvas.getByRole('region', { name: 'Pemberitahuan' })
    await expect(children).toHaveLength(2)
    await expect(children[1]).toHaveTextContent('belum tersimpan')
  },
}

export const AToastCanBeUndone: StoryObj = {
  render: withToasts,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Urungkan' }))
    await expect(undone).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Draf dihapus.')).toBeNull()
  },
}

export const AToastStaysAboveABar: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ToastProvider>
      <CopyUnit />
      <BottomBar>
        <p>{longLabel}</p>
        <Button size="large">Bayar</Button>
      </BottomBar>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salin' }))
    const toast = await canvas.findByText('Berhasil dicopy SBR-20418')
    const bar = canvas.getByRole('button', { name: 'Bayar' }).parentElement
    await waitFor(() => {
      const room = innerHeight - (bar?.offsetHeight ?? 0)
      return expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(room)
    })
  },
}
