import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { LogOut, MapPin, ReceiptText, Trash2 } from '@seberang/design-system/icons'
import { Menu } from '@seberang/design-system/Menu'
import type { MenuItem } from '@seberang/design-system/Menu'
import { Text } from '@seberang/design-system/Text'
import { nothing } from '../fixtures/nothing.ts'
import { longRegion } from '../fixtures/texts.ts'

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

export default { title: 'Actions/Menu', component: Menu } satisfies Meta

/** Open, as it is only then a menu. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
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
