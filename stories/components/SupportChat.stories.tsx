import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CreditCard, MapPin, PackageSearch, ReceiptText, Ticket } from '@seberang/design-system/icons'
import { SupportChat } from '@seberang/design-system/SupportChat'
import type { ChatMessage, SupportTopic } from '@seberang/design-system/SupportChat'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/SupportChat',
  component: SupportChat,
  parameters: {
    guide: {
      when: ['Help from any page, with the topics first and the talk below.'],
      whenNot: ['A claim that must be followed: a ticket.', 'An answer that is known: link to the FAQ.'],
      do: [
        'say whether somebody answers now, and when otherwise.',
        'keep what was written when it does not arrive.',
      ],
      keys: {
        Enter: 'opens it; in the field it sends',
        'Shift+Enter': 'begins a line',
        Escape: 'closes and goes back to the button',
      },
      access: ['New messages are announced politely.'],
    } satisfies Guide,
  },
} satisfies Meta

const topics: SupportTopic[] = [
  { id: 'status', icon: PackageSearch, label: 'Status kiriman', href: '#status' },
  { id: 'costs', icon: ReceiptText, label: 'Biaya dan pajak', href: '#costs' },
  { id: 'payment', icon: CreditCard, label: 'Pembayaran', href: '#payment' },
  { id: 'address', icon: MapPin, label: 'Alamat gudang', href: '#address' },
  { id: 'refund', icon: Ticket, label: 'Refund dan klaim', href: '#refund' },
]
const first: ChatMessage[] = [
  { id: '1', from: 'me', sender: 'Kamu', time: '09.12', text: 'Faktur keyboard sudah saya unggah. Cukup?' },
  {
    id: '2',
    from: 'us',
    sender: 'Dewi',
    time: '09.48',
    text: 'Cukup, terima kasih. Paketmu berangkat Kamis.',
  },
  { id: '3', from: 'me', sender: 'Kamu', time: '09.50', text: 'x'.repeat(120), state: 'Sedang dikirim' },
]

interface ChatProps {
  /** With a conversation of its own, or with topics only. */
  talking?: boolean
  initiallyOpen?: boolean
}

function Chat({ talking = false, initiallyOpen = true }: ChatProps) {
  const [open, setOpen] = useState(initiallyOpen)
  const [messages, setMessages] = useState(first)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()

  function send(): void {
    if (value.trim() === '') return setError('Tulis dulu pesannya.')
    setError(undefined)
    setMessages([
      ...messages,
      { id: String(messages.length + 1), from: 'me', sender: 'Kamu', time: '10.01', text: value },
    ])
    setValue('')
  }

  return (
    <SupportChat
      open={open}
      onOpenChange={setOpen}
      label="Chat bantuan"
      title="Mau tanya apa?"
      status="Buka, dibalas sekitar 10 menit."
      hours="Senin–Jumat, 08.00–17.00 WIB"
      unread={{ count: 1, label: '1 belum dibaca' }}
      topics={talking ? topics.slice(0, 1) : topics}
      {...(talking && {
        conversation: {
          label: 'Percakapan',
          messages,
          empty: 'Belum ada pesan.',
          value,
          onChange: setValue,
          onSend: send,
          fieldLabel: 'Tulis pesan',
          sendLabel: 'Kirim',
          error,
        },
      })}
    />
  )
}

export const Example: StoryObj = {
  parameters: { frame: 'window' },
  render: function Example() {
    const [open, setOpen] = useState(false)
    return (
      <SupportChat
        open={open}
        onOpenChange={setOpen}
        label="Chat bantuan"
        title="Mau tanya apa?"
        status="Buka, dibalas sekitar 10 menit."
        hours="Senin–Jumat, 08.00–17.00 WIB"
        topics={[{ id: 'refund', icon: Ticket, label: 'Refund dan klaim', href: '#refund' }]}
      />
    )
  },
}

/** Open, with a conversation: everything it can show. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Chat talking />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Mau tanya apa?' })).toBeVisible()
  },
}
export const MatrixOnAPhone: StoryObj = {
  ...Matrix,
  render: () => <Chat />,
  globals: { viewport: { value: 'phone' } },
}

export const TheKeyboardTalksAndComesBack: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Chat talking initiallyOpen={false} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Tulis pesan' })
    await userEvent.click(screen.getByRole('button', { name: 'Kirim' }))
    await expect(field).toHaveAccessibleDescription('Tulis dulu pesannya.')
    await userEvent.type(field, 'Jam berapa?{Enter}')
    await expect(screen.getByRole('log')).toHaveTextContent('Jam berapa?')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Chat bantuan/ })).toHaveFocus())
  },
}
