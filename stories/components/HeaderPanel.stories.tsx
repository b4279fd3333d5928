import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Bell, ShoppingCart } from '@seberang/design-system/icons'
import { HeaderPanel } from '@seberang/design-system/HeaderPanel'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/HeaderPanel',
  component: HeaderPanel,
  parameters: {
    guide: {
      when: ['What an icon of the header opens: cart, notifications, addresses.'],
      whenNot: ['Elsewhere: `Popover`.', 'Things to do: `Menu`.'],
      do: ['let the header hold which one is open; one closes the other.'],
      keys: { 'Enter Space': 'opens it', Tab: 'walks inside', Escape: 'closes; the focus is back' },
      access: ['The label says the count in words.'],
    } satisfies Guide,
  },
} satisfies Meta

/** As in a header: one open at a time. */
function TwoPanels({ defaultOpen = null }: { defaultOpen?: string | null }) {
  const [open, setOpen] = useState(defaultOpen)
  const held = (name: string) => ({
    open: open === name,
    onOpenChange: (now: boolean) => setOpen((before) => (now ? name : before === name ? null : before)),
  })
  return (
    <Inline align="end">
      <HeaderPanel
        icon={ShoppingCart}
        label="Keranjang, 3 kiriman"
        count={3}
        title="Keranjang"
        {...held('cart')}
      >
        <Text tone="secondary">Tiga kiriman menunggu checkout.</Text>
      </HeaderPanel>
      <HeaderPanel
        icon={Bell}
        label="Pemberitahuan, 1 baru"
        count={1}
        countTone="caution"
        title="Notifikasi"
        {...held('notices')}
      >
        <Text tone="secondary">Satu invoice menunggu pembayaran.</Text>
      </HeaderPanel>
    </Inline>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    return (
      <HeaderPanel
        icon={Bell}
        label="Pemberitahuan, 1 baru"
        count={1}
        title="Notifikasi"
        open={open}
        onOpenChange={setOpen}
      >
        <Text tone="secondary">Satu invoice menunggu pembayaran.</Text>
      </HeaderPanel>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window', windowHeight: 280 },
  render: () => <TwoPanels defaultOpen="notices" />,
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const OneClosesTheOther: StoryObj = {
  render: () => <TwoPanels />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keranjang, 3 kiriman' }))
    await screen.findByRole('dialog', { name: 'Keranjang' })
    await userEvent.click(canvas.getByRole('button', { name: 'Pemberitahuan, 1 baru' }))
    await screen.findByRole('dialog', { name: 'Notifikasi' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keranjang' })).toBeNull())
  },
}
