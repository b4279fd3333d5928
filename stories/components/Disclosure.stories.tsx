import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Accordion } from '@seberang/design-system/Accordion'
import { Button } from '@seberang/design-system/Button'
import { LogOut, MapPin, ReceiptText } from '@seberang/design-system/icons'
import { Menu } from '@seberang/design-system/Menu'
import type { MenuItem } from '@seberang/design-system/Menu'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { Text } from '@seberang/design-system/Text'
import { ToastProvider, useToast } from '@seberang/design-system/Toast'
import { Held } from '../fixtures/Held.tsx'
import { longLabel } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Disclosure' }
export default meta
type Story = StoryObj

const groups: MenuItem[][] = [
  [
    { id: 'addresses', label: 'Daftar alamat', icon: MapPin, href: '#addresses' },
    { id: 'invoices', label: 'Daftar invoice', icon: ReceiptText, href: '#invoices' },
  ],
  [{ id: 'leave', label: 'Keluar', icon: LogOut, onSelect: () => undefined }],
]
const menu = (
  <Menu
    trigger={<Button variant="outline">Akun</Button>}
    head={<Text weight="semibold">Ratna Wulandari</Text>}
    groups={groups}
    align="start"
  />
)

export const Matrix: Story = {
  render: () => (
    <Stack space={6}>
      <Held<'all' | 'sent' | 'finished'> initial="all">
        {(value, set) => (
          <Tabs
            label="Kiriman"
            value={value}
            onChange={set}
            tabs={[
              { value: 'all', label: 'Semua', count: 12, content: <Text>Semua kiriman.</Text> },
              { value: 'sent', label: 'Dikirim ke Indonesia', count: 2, content: <Text>Dua kiriman.</Text> },
              { value: 'finished', label: 'Selesai', content: <Text>Kiriman selesai.</Text> },
            ]}
          />
        )}
      </Held>
      <Sheet>
        <SheetSection>
          <Accordion
            openAtFirst={['first']}
            items={[
              { id: 'first', title: 'm-BCA', content: 'Pilih m-Transfer, lalu BCA Virtual Account.' },
              { id: 'second', title: longLabel, content: 'Pilih Transfer Dana.' },
            ]}
          />
        </SheetSection>
      </Sheet>
      {menu}
    </Stack>
  ),
}

export const TheMenuOpens: Story = {
  render: () => menu,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Akun' }))
    await expect(await screen.findByRole('menuitem', { name: 'Daftar invoice' })).toBeVisible()
  },
}

function Copier() {
  const { show } = useToast()
  return (
    <Button
      onClick={() => show({ text: 'Draf dihapus.', action: { label: 'Urungkan', onAct: () => undefined } })}
    >
      Hapus draf
    </Button>
  )
}

export const AToastCanBeUndone: Story = {
  render: () => (
    <ToastProvider>
      <Copier />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus draf' }))
    await expect(await canvas.findByRole('button', { name: 'Urungkan' })).toBeVisible()
  },
}
