import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarMenu } from '@seberang/design-system/AvatarMenu'
import { Contact, IdCard, LogOut, MapPin, ReceiptText } from '@seberang/design-system/icons'
import { LanguageSwitcher } from '@seberang/design-system/LanguageSwitcher'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/AvatarMenu',
  component: AvatarMenu,
  parameters: {
    guide: {
      when: ['Everything that is the customer’s own, in a `Popover` or in the menu of a phone.'],
      whenNot: ['Things to do with one row: `Menu`.'],
      keys: { Tab: 'from link to link', Escape: 'closes what it stands in' },
      access: ['A list of links with a name; the tick of what is verified is said.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <AvatarMenu
      label="Akun"
      name="Ratna Wulandari"
      balance="Saldo Rp350.000"
      groups={[
        [
          { href: '#addresses', icon: MapPin, label: 'Daftar alamat' },
          { href: '#invoices', icon: ReceiptText, label: 'Daftar invoice', current: true },
        ],
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          'a business, half verified': (
            <AvatarMenu
              label="Akun perusahaan"
              name="Ratna Wulandari"
              balance="Saldo Rp350.000"
              balanceLink={{ href: '#wallet', label: 'Detail' }}
              badge="Business Account"
              groups={[
                [
                  { href: '#address', icon: MapPin, label: 'Daftar alamat', current: true },
                  { href: '#invoices', icon: ReceiptText, label: 'Daftar invoice' },
                  { href: '#ktp', icon: IdCard, label: 'Verifikasi KTP', done: 'sudah diverifikasi' },
                  { href: '#passport', icon: Contact, label: 'Verifikasi paspor' },
                ],
                [{ href: '#logout', icon: LogOut, label: 'Keluar' }],
              ]}
              foot={
                <LanguageSwitcher
                  label="Bahasa"
                  value="id"
                  onChange={nothing}
                  languages={[{ value: 'id', label: 'Bahasa Indonesia', short: 'ID' }]}
                />
              }
            />
          ),
          'a long name': (
            <AvatarMenu
              label="Akun pribadi"
              name="Penanggungjawabpengirimanbaranginternasional Wulandari"
              balance="Saldo Rp0"
              groups={[[{ href: '#leave', icon: LogOut, label: 'Keluar' }]]}
            />
          ),
        }}
      />
    </Narrow>
  ),
}
