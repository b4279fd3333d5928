import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton, IconButtonLink } from '@seberang/design-system/IconButton'
import { Bell, MapPin, ShoppingCart, Trash2, X, Pencil } from '@seberang/design-system/icons'
import { Box } from '@seberang/design-system/Box'
import { Inline } from '@seberang/design-system/Inline'
import { Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      when: ['In the header, and for close, edit, delete, more: known by their picture.'],
      whenNot: ['Anything else: `Button` with words.', 'A value that is on or off: `Switch`.'],
      do: ['put the count into the label, too: “Keranjang, 3 kiriman”.'],
      dont: ['explain it with a tooltip only; fingers get none.'],
      keys: { Tab: 'to the button', 'Enter Space': 'presses it' },
      access: ['44 px for a finger, whatever it shows.', '`label` is its only name and must be given.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <IconButton icon={Pencil} label="Ubah alamat Ratna" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        size: (
          <Inline space={3}>
            <IconButton icon={Trash2} label="Hapus kiriman" size="small" />
            <IconButton icon={Trash2} label="Hapus alamat" />
          </Inline>
        ),
        tone: (
          <Inline space={3}>
            <IconButton icon={X} label="Tutup" />
            <IconButton icon={Trash2} label="Hapus" tone="critical" />
            <Box as="span" background="brandDeep" color="onDeep" borderRadius="control">
              <IconButton icon={X} label="Tutup tur" tone="inherit" />
            </Box>
          </Inline>
        ),
        'with what waits': (
          <Inline space={3}>
            <IconButton icon={Bell} label="Pemberitahuan, 1 baru" count={1} countTone="caution" />
            <IconButton icon={Bell} label="Pemberitahuan, 99+ baru" count={120} countTone="critical" />
            <IconButton icon={Bell} label="Pemberitahuan" count={0} />
          </Inline>
        ),
        'open, pressed': (
          <Inline space={3}>
            <IconButton icon={Bell} label="Pemberitahuan, terbuka" aria-expanded />
            <IconButton icon={MapPin} label="Peta" aria-pressed />
          </Inline>
        ),
        'leading to a page': (
          <Inline space={3}>
            <IconButtonLink icon={ShoppingCart} label="Keranjang, 3 kiriman" href="#cart" count={3} />
            <IconButtonLink icon={MapPin} label="Alamat" href="#addresses" current="page" />
          </Inline>
        ),
      }}
    />
  ),
}

export const AFingerFitsOnIt: StoryObj = {
  render: () => <IconButton icon={Bell} label="Pemberitahuan" />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Pemberitahuan' }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
