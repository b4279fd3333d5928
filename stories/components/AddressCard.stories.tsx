import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressCard, PhoneNumber } from '@seberang/design-system/AddressCard'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import { linesOf } from '../fixtures/lines-of.ts'
import { textTwiceAsLarge } from '../fixtures/text-twice-as-large.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/AddressCard',
  component: AddressCard,
  parameters: {
    guide: {
      when: ['Who receives it and where, as it stands on a label.'],
      whenNot: [
        'Several to choose from: `AddressBook`.',
        'The warehouse abroad: `OverseasAddressAccordion`.',
      ],
      access: ['Lines wrap where they must; nothing is cut.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <AddressCard
      name="Ratna Wulandari"
      phone="+62 812 2044 1871"
      lines="Jalan Braga 14, Sumur Bandung, Kota Bandung, Jawa Barat 40111"
      badge="Utama"
    />
  ),
}

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

export const InTextTwiceAsLargeATelephoneNumberStaysWhole: StoryObj = {
  beforeEach: textTwiceAsLarge,
  render: () => (
    <Narrow>
      <AddressCard name="Ratna Wulandari" phone="+62 812 2044 1871" lines="Jalan Braga 14, Bandung 40111" />
      <p>
        Bimo Setiadi <PhoneNumber>+62 813 8810 4426</PhoneNumber>
      </p>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const number of canvas.getAllByText(/^\+62/)) await expect(linesOf(number)).toBe(1)
  },
}
