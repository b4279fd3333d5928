import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Ticket } from '../../icons/index.ts'
import { renderWithLabels } from '../../testing/render.tsx'
import { SupportChat } from './index.ts'

// A browser feature that the panel's positioning uses and jsdom lacks.
beforeAll(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
)
const onSend = vi.fn<(text: string) => void>()
beforeEach(() => onSend.mockClear())

function Chat({ error }: { error?: string }) {
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('')
  return (
    <SupportChat
      open={open}
      onOpenChange={setOpen}
      label="Chat bantuan"
      title="Mau tanya apa?"
      status="Tutup, dibalas Senin pagi."
      hours="Senin–Jumat, 08.00–17.00 WIB"
      unread={{ count: 2, label: '2 belum dibaca' }}
      topics={[{ id: 'refund', icon: Ticket, label: 'Refund', href: 'https://wa.me/62' }]}
      conversation={{
        label: 'Percakapan',
        messages: [
          { id: '1', from: 'us', sender: 'Dewi', time: '09.12', text: 'Halo, ada yang bisa dibantu?' },
        ],
        empty: 'Belum ada pesan.',
        value,
        onChange: setValue,
        onSend: () => onSend(value),
        fieldLabel: 'Tulis pesan',
        sendLabel: 'Kirim',
        error,
      }}
    />
  )
}

test('says what waits, when somebody answers, and where it is talked about', async () => {
  renderWithLabels(<Chat />)
  await userEvent.click(screen.getByRole('button', { name: 'Chat bantuan, 2 belum dibaca' }))
  const panel = screen.getByRole('dialog', { name: 'Mau tanya apa?' })
  expect(panel).toHaveTextContent('Tutup, dibalas Senin pagi.Senin–Jumat, 08.00–17.00 WIB')
  expect(within(panel).getByRole('link', { name: /Refund.*jendela baru/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(within(panel).getByRole('log', { name: 'Percakapan' })).toHaveTextContent('Dewi 09.12')
})

test('Enter sends, with Shift it begins a line', async () => {
  renderWithLabels(<Chat />)
  await userEvent.click(screen.getByRole('button', { name: /Chat/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Tulis pesan' }), 'Halo{Shift>}{Enter}{/Shift}kak')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSend.mock.calls).toEqual([['Halo\nkak']])
})

test('a failed message says so and stays', async () => {
  renderWithLabels(<Chat error="Pesan belum terkirim. Coba lagi." />)
  await userEvent.click(screen.getByRole('button', { name: /Chat/ }))
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Pesan belum terkirim. Coba lagi.')
})

test('Escape closes and returns the focus to the button', async () => {
  renderWithLabels(<Chat />)
  await userEvent.click(screen.getByRole('button', { name: /Chat/ }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Chat/ })).toHaveFocus()
})
