import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarMenu } from '@seberang/design-system/AvatarMenu'
import { Contact, IdCard, LogOut, MapPin, ReceiptText } from '@seberang/design-system/icons'
import { LanguageSwitcher } from '@seberang/design-system/LanguageSwitcher'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Navigation/AvatarMenu', component: AvatarMenu } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          'a business, half verified': (
            <AvatarMenu
              label="Akun bisnis"
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
