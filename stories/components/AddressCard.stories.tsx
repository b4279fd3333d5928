import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressCard } from '@seberang/design-system/AddressCard'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Shipment/AddressCard', component: AddressCard } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'the main one': (
          <AddressCard
            name="Ratna Wulandari"
            phone="+62 812 2044 1871"
            badge="Utama"
            lines="Jl. Kebon Bibit Utara 14, RT 03/RW 11, Coblong, Kota Bandung, Jawa Barat 40132"
            note="NPWP lengkap"
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <AddressCard name={longLabel} phone="+62 812 2044 1871" lines={`Siau Timur, ${longRegion}`} />
          </Narrow>
        ),
      }}
    />
  ),
}
