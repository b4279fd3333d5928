import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { LogOut, MapPin, ReceiptText, Trash2, Ellipsis, Pencil } from '@seberang/design-system/icons'
import { Menu } from '@seberang/design-system/Menu'
import type { MenuItem } from '@seberang/design-system/Menu'
import { Text } from '@seberang/design-system/Text'
import { IconButton } from '@seberang/design-system/IconButton'
import { nothing } from '../fixtures/nothing.ts'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

const groups: MenuItem[][] = [
  [
    { id: 'addresses', label: 'Daftar alamat', icon: MapPin, href: '#addresses' },
    { id: 'invoices', label: 'Daftar invoice', icon: ReceiptText, href: '#invoices' },
  ],
  [
    { id: 'id', label: 'Bahasa Indonesia', chosen: true, onSelect: nothing },
    { id: 'en', label: longRegion, onSelect: nothing },
  ],
  [
    { id: 'remove', label: 'Hapus draf', icon: Trash2, tone: 'critical', onSelect: nothing },
    { id: 'leave', label: 'Keluar', icon: LogOut, onSelect: nothing },
  ],
]

export default {
  title: 'Actions/Menu',
  component: Menu,
  parameters: {
    guide: {
      when: [
        'What can be done with one thing, where a row has no room for more than two buttons.',
        'Places that belong together behind one name, such as an account.',
      ],
      whenNot: [
        'Choosing a value in a form: `Select`.',
        'Something to read or to fill in: `Popover`.',
        'One or two actions: leave them in sight as `Button`.',
      ],
      anatomy: [
        { part: 'Trigger', text: 'A `Button` or an `IconButton` with a name of its own.', at: 'button' },
        {
          part: 'Groups',
          text: 'What belongs together, with a hairline between; what removes comes last, in critical.',
        },
      ],
      keys: {
        'Enter Space ArrowDown': 'opens it, on the first entry',
        'ArrowUp ArrowDown': 'walks through the entries',
        'Home End': 'first, last',
        Enter: 'chooses',
        Escape: 'closes; the focus is back on the trigger',
      },
      access: [
        'Letters jump to the next entry that begins with them.',
        'An entry that is chosen is announced as checked, not only ticked.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="Pilihan untuk Lensa Fujinon" />}
      align="start"
      groups={[
        [{ id: 'edit', label: 'Ubah barang', icon: Pencil, href: '#edit' }],
        [{ id: 'remove', label: 'Hapus draf', icon: Trash2, tone: 'critical', onSelect: () => undefined }],
      ]}
    />
  ),
}

/** Open, because the closed menu is only its button. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window', windowHeight: 420 },
  render: () => (
    <Menu
      trigger={<Button variant="outline">Akun</Button>}
      head={<Text weight="semibold">Ratna Wulandari</Text>}
      groups={groups}
      align="start"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Akun' }))
    await expect(await screen.findByRole('menuitem', { name: 'Daftar invoice' })).toBeVisible()
  },
}

export const TheKeyboardOpensWalksAndComesBack: StoryObj = {
  render: () => <Menu trigger={<Button variant="outline">Akun</Button>} groups={groups} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Daftar alamat' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Daftar invoice' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Akun' })).toHaveFocus())
  },
}
