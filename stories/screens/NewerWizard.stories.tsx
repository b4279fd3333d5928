import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressBook } from '@seberang/design-system/AddressBook'
import { CountryPicker } from '@seberang/design-system/CountryPicker'
import { Plane, Ship } from '@seberang/design-system/icons'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { ProductLine, ProductLines } from '@seberang/design-system/ProductLine'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { nothing } from '../fixtures/nothing.ts'
import { longRegion } from '../fixtures/texts.ts'
import { WizardFrame } from '../fixtures/wizard-frame.tsx'

export default {
  title: 'Screens/Newer wizard',
  parameters: {
    frame: 'page',
    lead: 'A saved shipment, all steps on one page, each a `NumberedSection`; it is saved as a whole.',
  },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <WizardFrame
      title="Ubah kiriman SB-2611-4417"
      text="Lompat ke bagian mana saja. Kiriman tetap seperti semula sampai kamu simpan."
      back="Batal"
      next="Simpan"
    >
      <Stack space={8}>
        <NumberedSection id="origin" number={1} title="Asal dan tujuan" state="done">
          <Sheet as="div" bleed>
            <SheetSection>
              <CountryPicker
                label="Dari:"
                caption="lama kirim dalam hari"
                value="us"
                onChange={nothing}
                options={countries}
              />
            </SheetSection>
            <SheetSection>
              <AddressBook
                label="Ke:"
                entries={addresses}
                edit={{ label: 'Ubah', labelFor: (name) => `Ubah alamat ${name}`, onClick: nothing }}
                choice={{ value: 'home', onChange: nothing }}
              />
            </SheetSection>
          </Sheet>
        </NumberedSection>
        <NumberedSection id="products" number={2} title="Produk" state="done" aside="1 barang, 0,80 kg">
          <Sheet as="div" bleed>
            <ProductLines label="Produk">
              <ProductLine
                title="Lensa Fujinon XF 35mm f/2"
                meta="1 × USD 289,00, 800 gram, HS 9002.11"
                amount="Rp4.764.165"
                editLabel="Ubah Lensa Fujinon"
                onEdit={nothing}
                removeLabel="Hapus Lensa Fujinon"
                onRemove={nothing}
              />
            </ProductLines>
          </Sheet>
        </NumberedSection>
        <NumberedSection id="shipping" number={3} title="Pengiriman" state="current">
          <RadioCardGroup label="Cara kirim" value="air" onChange={nothing} options={ways} />
        </NumberedSection>
      </Stack>
    </WizardFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

const days = (air: string, sea: string) => [
  { icon: Plane, label: 'Udara', text: air },
  { icon: Ship, label: 'Laut', text: sea },
]
const countries = [
  { value: 'us', name: 'Amerika', flag: 'US', facts: days('5–8', '45–60') },
  { value: 'cn', name: 'China', flag: 'CN', facts: days('4–7', '18–25') },
  { value: 'sg', name: 'Singapura', flag: 'SG', facts: days('2–4', '7–12') },
] as const
const addresses = [
  {
    id: 'home',
    name: 'Ratna Wulandari',
    phone: '0812 2044 1871',
    lines: 'Jl. Kebon Bibit Utara 14, RT 03/RW 11, Coblong, Kota Bandung, Jawa Barat 40132',
    badge: 'Utama',
  },
  {
    id: 'office',
    name: 'Bimo Setiadi',
    phone: '0813 8810 4426',
    lines: `Jl. Palagan Tentara Pelajar 81, ${longRegion} 95863`,
  },
]
const ways = [
  {
    value: 'air',
    title: 'Express udara, perorangan',
    description: '5–8 hari',
    detail: 'Ditagih 1,0 kg. Bea masuk 7,5%, tanpa PPh sampai USD 1.500.',
    aside: 'Rp1.390.535',
    asideNote: 'perkiraan',
    icon: Plane,
  },
  {
    value: 'sea',
    title: 'Cargo laut LCL, trading company',
    description: '45–60 hari',
    aside: 'Rp1.867.000',
    asideNote: 'pajak termasuk',
    icon: Ship,
  },
  {
    value: 'company',
    title: 'Express udara, badan usaha',
    description: '5–8 hari',
    aside: 'Rp2.020.595',
    asideNote: 'perkiraan',
    icon: Plane,
    unavailableReason: 'Perlu akun bisnis dengan NIB dan NPWP.',
  },
]
