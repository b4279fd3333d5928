import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { DashboardLayout } from '@seberang/design-system/DashboardLayout'
import { LayoutDashboard, MapPin, ReceiptText, Settings } from '@seberang/design-system/icons'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { SideMenu } from '@seberang/design-system/SideMenu'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/DashboardLayout',
  component: DashboardLayout,
  parameters: {
    guide: {
      anatomy: [
        { part: 'Menu', text: '232 px with a hairline; below 992 px a row of tabs.', at: 'nav' },
        { part: 'Page', text: 'What is open, as wide as a `Container`.', at: 'h1' },
      ],
      when: ['The pages of an account: dashboard, transactions, addresses, settings.'],
      whenNot: [
        'Lists with a sum beside them: `Columns` in a `Container`.',
        'Signing in and registering: `AuthLayout`.',
      ],
      do: [
        'put it into a `PageFrame` with `content="bands"`, so that the hairline reaches header and footer.',
      ],
      access: ['The menu comes first and says by `aria-current` which page is open.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <DashboardLayout
      menu={
        <SideMenu
          label="Akun"
          current="#address"
          sections={[
            {
              id: 'account',
              items: [
                { href: '#address', label: 'Alamat', icon: MapPin },
                { href: '#settings', label: 'Pengaturan', icon: Settings },
              ],
            },
          ]}
        />
      }
    >
      <PageHeader title="Alamat" text="Dua alamat tersimpan." />
    </DashboardLayout>
  ),
}

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <DashboardLayout menu={<SideMenu label="Akun" current="#dashboard" sections={sections} />}>
      <Stack space={8}>
        <PageHeader
          title="Selamat siang, Ratna"
          text="4 kiriman berjalan, 17 selesai."
          actions={<ButtonLink href="#add">Kiriman +</ButtonLink>}
        />
        <Sheet>
          <SheetSection>
            <Text>Lensa Fujinon XF 35mm f/2 sampai di Indonesia.</Text>
          </SheetSection>
        </Sheet>
      </Stack>
    </DashboardLayout>
  ),
}
export const MatrixOnAPhone: StoryObj = {
  ...Matrix,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Akun' }).getBoundingClientRect()
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(menu.bottom).toBeLessThanOrEqual(title.top)
  },
}

const sections = [
  {
    id: 'work',
    items: [
      { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { href: '#transactions', label: 'Transaksi', icon: ReceiptText },
      { href: '#address', label: 'Alamat', icon: MapPin },
    ],
  },
  { id: 'account', items: [{ href: '#settings', label: 'Pengaturan', icon: Settings }] },
]
