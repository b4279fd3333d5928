import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Bell, ShoppingCart } from '@seberang/design-system/icons'
import { HeaderPanel } from '@seberang/design-system/HeaderPanel'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'

export default { title: 'Navigation/HeaderPanel', component: HeaderPanel } satisfies Meta

/** As a header holds them: one open at a time. */
function TwoPanels({ openAtFirst = null }: { openAtFirst?: string | null }) {
  const [open, setOpen] = useState(openAtFirst)
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

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <TwoPanels openAtFirst="notices" />,
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
