import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '@seberang/design-system/fonts/chinese'
import { LayoutDashboard, MapPin, ReceiptText, Route, Settings, Ticket } from '@seberang/design-system/icons'
import { SideMenu } from '@seberang/design-system/SideMenu'
import type { SideMenuSection } from '@seberang/design-system/SideMenu'
import { Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  parameters: {
    guide: {
      when: ['The pages of one area, such as the dashboard or the settings.'],
      whenNot: ['Views of one thing on one page: `Tabs`.', 'The areas of the site: `Header`.'],
      do: ['name the count in `countLabel`: “1 belum dibaca”.'],
      keys: { Tab: 'from page to page', Enter: 'goes there' },
      access: ['On narrow screens a row that scrolls by itself; the open page is brought into view.'],
    } satisfies Guide,
  },
} satisfies Meta

const sections: SideMenuSection[] = [
  {
    id: 'work',
    items: [
      { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { href: '#transactions', label: 'Transaksi', icon: ReceiptText },
      { href: '#address', label: 'Alamat', icon: MapPin },
      { href: '#tracking', label: 'Tracking', icon: Route },
      { href: '#ticket', label: 'Tiket', icon: Ticket, count: 1, countLabel: '1 belum dibaca' },
    ],
  },
  { id: 'account', items: [{ href: '#settings', label: 'Pengaturan', icon: Settings }] },
]

export const Example: StoryObj = {
  render: () => (
    <SideMenu
      label="Dashboard"
      current="#dashboard"
      sections={[
        {
          id: 'work',
          items: [
            { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard },
            { href: '#ticket', label: 'Tiket', icon: Ticket, count: 1, countLabel: '1 belum dibaca' },
          ],
        },
        { id: 'account', items: [{ href: '#settings', label: 'Pengaturan', icon: Settings }] },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        dashboard: <SideMenu label="Dashboard" sections={sections} current="#dashboard" />,
        'named sections, long words': (
          <SideMenu
            label="Pengaturan"
            current="#long"
            sections={[
              {
                id: 'long',
                label: longRegion,
                items: [
                  { href: '#long', label: longLabel, icon: MapPin, count: 128, countLabel: '128 alamat' },
                  { href: '#short', label: '地址', icon: MapPin },
                ],
              },
              {
                id: 'one',
                label: 'Akun',
                items: [{ href: '#settings', label: 'Pengaturan', icon: Settings }],
              },
            ]}
          />
        ),
      }}
    />
  ),
}
/** A scrolling row, with the current page in view. */
export const MatrixOnAPhone: StoryObj = {
  render: () => <SideMenu label="Dashboard" sections={sections} current="#ticket" />,
  globals: { viewport: { value: 'phone' } },
}

export const OnAPhoneTheOpenPageIsInView: StoryObj = {
  ...MatrixOnAPhone,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  },
}
