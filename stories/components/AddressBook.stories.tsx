import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressBook } from '@seberang/design-system/AddressBook'
import { Button } from '@seberang/design-system/Button'
import { Plus } from '@seberang/design-system/icons'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/AddressBook',
  component: AddressBook,
  parameters: {
    guide: {
      when: ['Saved addresses, to choose from or to keep in order.'],
      whenNot: [
        'One address, only to be read: `AddressCard`.',
        'Addresses abroad to be copied: `OverseasAddressAccordion`.',
      ],
      do: ['offer the way to another address under the last one.'],
      keys: {
        Tab: 'to the chosen address, then edit and remove of each',
        'ArrowUp ArrowDown': 'chooses another',
      },
      access: ['“Edit” and “remove” say whose address, for who hears them alone.'],
    } satisfies Guide,
  },
} satisfies Meta

const entries = [
  {
    id: '1',
    name: 'Ratna Wulandari',
    phone: '+62 812 2044 1871',
    badge: 'Utama',
    lines: 'Jl. Kebon Bibit Utara 14, RT 03/RW 11, Coblong, Kota Bandung, Jawa Barat 40132',
  },
  { id: '2', name: 'Bimo Setiadi', phone: '+62 813 8810 4426', lines: `Siau Timur, ${longRegion} 95862` },
]
const common = {
  label: 'Ke:',
  entries,
  edit: { label: 'Ubah', labelFor: (name: string) => `Ubah alamat ${name}`, onClick: nothing },
  remove: { label: 'Hapus', labelFor: (name: string) => `Hapus alamat ${name}`, onClick: nothing },
}
const add = (
  <Button variant="plain" icon={Plus}>
    Alamat baru
  </Button>
)

export const Example: StoryObj = {
  render: function Example() {
    const [chosen, setChosen] = useState('home')
    return (
      <AddressBook
        label="Kirim ke"
        entries={[
          {
            id: 'home',
            name: 'Ratna Wulandari',
            phone: '+62 812 2044 1871',
            lines: 'Jalan Braga 14, Bandung 40111',
            badge: 'Utama',
          },
          {
            id: 'office',
            name: 'Ratna Wulandari',
            phone: '+62 812 2044 1871',
            lines: 'Jalan Asia Afrika 8, Bandung 40112',
          },
        ]}
        edit={{ label: 'Ubah', labelFor: (name) => `Ubah alamat ${name}`, onClick: () => undefined }}
        choice={{ value: chosen, onChange: setChosen }}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'to keep in order': <AddressBook {...common} label="Daftar alamat" />,
        'to choose from': (
          <AddressBook {...common} choice={{ value: '1', onChange: nothing }}>
            {add}
          </AddressBook>
        ),
        'none is chosen': (
          <AddressBook {...common} choice={{ value: '', onChange: nothing, error: 'Pilih alamat tujuan.' }} />
        ),
        'on a narrow phone': (
          <Narrow>
            <AddressBook {...common} choice={{ value: '2', onChange: nothing }}>
              {add}
            </AddressBook>
          </Narrow>
        ),
      }}
    />
  ),
}

export const ArrowKeysChoose: StoryObj = {
  render: () => (
    <Controlled initial="1">
      {(value, onChange) => <AddressBook {...common} choice={{ value, onChange }} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Bimo/ })).toBeChecked()
  },
}
